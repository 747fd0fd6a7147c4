const ASKS =
  /\b(?:must|required?|requires|requirement|experience (?:with|in|of|as|using)|experienced|proven|knowledge of|proficien\w+|familiar\w*|understanding of|ability to|able to|skilled in|expertise|expert in|fluen\w+|certif\w+|licen[cs]e\w*|degree|bachelor\w*|master(?:'|’)?s|\d\+? ?(?:years?|yrs)|background in|hands[- ]on|track record|strong|excellent|solid|essential|you have|you should|you(?:'|’)ll have|you are|you will need|we need)\b|(?<!\p{L})(?:опыт|знани[ея]|умени[ея]|навыки|понимание|владение|уверенн\p{L}+|kenntnisse|erfahrung|\p{L}+kenntnisse|berufserfahrung|ausbildung|studium|führerschein)(?!\p{L})/iu;
const NICE =
  /\b(?:nice[- ]to[- ]have|a plus|preferred|preferably|bonus|desirable|advantage(?:ous)?|ideally|optional|beneficial|asset|good to have|(?:would|will) be (?:great|lovely|ideal)|pref(?:'|’)?d|von vorteil|idealerweise|wünschenswert|gerne mit)\b|(?<!\p{L})(?:желател\p{L}+|(?:будет|большим) плюсом|плюсом (?:будет|будут|является)|приветствуется|преимуществ\p{L}+)(?!\p{L})/iu;
const MUST =
  /\b(?:must(?: have| be)?|required|essential|mandatory|minimum|at least|need(?:ed)?|mindestens|erforderlich|zwingend)\b|(?<!\p{L})(?:обязательн\p{L}+|необходим\p{L}+|требуется|не менее)(?!\p{L})/iu;

/** Says of itself that it is no must. */
export const isOptional = (item: string) => NICE.test(item);
/** Says of itself that it is one. */
export const isFirm = (item: string) => MUST.test(item);
/** Asks something of the person at all. */
export const isAsking = (item: string) => ASKS.test(item) || NICE.test(item) || MUST.test(item);
