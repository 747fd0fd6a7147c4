import { isCyrillic, stem } from "./language/stem";
import { isStopWord } from "./language/stop-words";
import { foldWord, tokenize } from "./language/tokens";

/** Words that name a job, in groups that recruiters take for one another. */
const HEADS = `
engineer developer programmer coder architect разработчик программист инженер архитектор девелопер верстальщик
manager head director supervisor superintendent leader lead chief controller руководитель менеджер лидер лид тимлид техлид начальник директор заведующий управляющий
executive officer representative rep agent associate advisor adviser специалист представитель агент
analyst аналитик
scientist researcher исследователь
consultant strategist консультант
designer artist illustrator animator дизайнер художник
technician technologist mechanic repairer installer fitter millwright монтажник слесарь наладчик
administrator администратор
assistant secretary receptionist clerk aide typist помощник ассистент секретарь делопроизводитель
coordinator planner scheduler expediter координатор логист
specialist generalist expert
accountant bookkeeper бухгалтер
auditor inspector examiner аудитор инспектор ревизор
teacher instructor educator tutor lecturer professor trainer faculty преподаватель учитель педагог воспитатель методист тренер
nurse midwife caregiver carer phlebotomist медсестра медбрат фельдшер
physician doctor surgeon practitioner dentist veterinarian psychiatrist врач терапевт хирург стоматолог ветеринар
radiographer sonographer technologist
paramedic emt
hygienist
optometrist optician
dietitian dietician nutritionist
pharmacist chemist biologist microbiologist фармацевт
physicist mathematician geologist geophysicist
economist statistician actuary экономист
therapist counselor counsellor psychologist physiotherapist психолог
lawyer attorney solicitor barrister paralegal counsel advocate юрист юрисконсульт адвокат
chef cook baker butcher повар пекарь кондитер
waiter waitress server bartender barista host hostess sommelier официант бармен
driver courier chauffeur trucker водитель курьер экспедитор
operator machinist assembler fabricator welder оператор сварщик токарь фрезеровщик машинист
electrician plumber carpenter mason roofer painter builder laborer labourer bricklayer joiner plasterer tiler glazier scaffolder pipefitter электрик электромонтер сантехник строитель маляр плиточник
foreman superintendent supervisor прораб мастер бригадир
cashier teller кассир
salesperson salesman saleswoman seller merchandiser telemarketer продавец товаровед мерчендайзер
recruiter sourcer headhunter рекрутер
buyer purchaser закупщик
marketer copywriter writer editor journalist reporter author маркетолог копирайтер журналист редактор
tester тестировщик
owner founder entrepreneur partner president ceo cto cfo coo
intern trainee apprentice стажер
drafter draftsman detailer surveyor estimator сметчик
guard officer охранник
cleaner janitor housekeeper custodian groundskeeper gardener landscaper уборщик горничная
photographer videographer producer
translator interpreter переводчик
librarian
banker broker trader underwriter adjuster
stylist barber hairdresser hairstylist beautician cosmetologist esthetician парикмахер
worker helper attendant porter handyman грузчик кладовщик комплектовщик
nanny babysitter
dispatcher диспетчер
firefighter paramedic
pilot steward
farmer grower breeder beekeeper
investigator detective
curator registrar archivist
upholsterer tailor seamstress jeweller jeweler
driller miner rigger
grinder moulder metallurgist
chiropractor osteopath
meteorologist
lifeguard concierge`;

/** "Salesmen" is a salesman; a Russian word is known by its stem. */
function foldTitleWord(word: string): string {
  const key = foldWord(word);
  if (isCyrillic(key)) return stem(key);
  if (key === "leader") return "lead";
  return key.endsWith("men") ? `${key.slice(0, -3)}man` : key;
}

const headGroups = new Map<string, Set<number>>();
HEADS.trim()
  .split("\n")
  .forEach((line, group) => {
    for (const word of line.split(" ").map(foldTitleWord))
      headGroups.set(word, (headGroups.get(word) ?? new Set()).add(group));
  });

const RANK = new Set(
  `senior sr junior jr mid middle principal staff lead head chief associate assistant intern trainee entry level i ii iii iv
   full part time contract freelance temporary permanent remote hybrid onsite experienced graduate the team sr. vice deputy
   ведущий старший младший главный начинающий мидл миддл синьор сеньор джуниор заместитель группа отдел команда направление`
    .split(/\s+/)
    .map(foldTitleWord),
);

export type Title = {
  /** Head nouns of the title: "engineer". */
  heads: string[];
  /** Stems of what the head is of: "data", "sale". Rank (senior, junior) is left out. */
  about: string[];
};

export const isTitleWord = (word: string) => headGroups.has(foldTitleWord(word));

export function readTitle(text: string): Title {
  const heads: string[] = [];
  const about: string[] = [];
  for (const { key } of tokenize(text)) {
    const word = foldTitleWord(key);
    if (headGroups.has(word) && !(RANK.has(word) && heads.length > 0)) heads.push(word);
    else if (!RANK.has(word) && !isStopWord(word)) about.push(stem(word));
  }
  return { heads: [...new Set(heads)], about: [...new Set(about)] };
}

function sameHead(a: string[], b: string[]): boolean {
  return a.some((head) => {
    const groups = headGroups.get(head);
    return b.some(
      (other) => other === head || [...(headGroups.get(other) ?? [])].some((group) => groups?.has(group)),
    );
  });
}

/**
 * How far a job held answers the job offered, 0 to 1: two thirds for what it is about, one third for the
 * kind of work. "Accountant" is its own subject, so a title of one word is all head.
 */
export function compareTitles(wanted: Title, held: Title): number {
  if (wanted.heads.length === 0 && wanted.about.length === 0) return 0;
  const head = sameHead(wanted.heads, held.heads) ? 1 : 0;
  const exactHead = wanted.heads.some((word) => held.heads.includes(word)) ? 1 : 0;
  if (wanted.about.length === 0) return exactHead ? 1 : head * 0.6;
  const heldWords = new Set([...held.about, ...held.heads.map(stem)]);
  const shared = wanted.about.filter((word) => heldWords.has(word)).length / wanted.about.length;
  if (wanted.heads.length === 0) return shared;
  return (2 / 3) * shared + (shared > 0 || exactHead ? 1 / 3 : 0) * (exactHead ? 1 : head * 0.8);
}

/** True when the text reads as the name of a job and nothing else: "Senior Data Analyst", "Team Lead/Technical Lead". */
export function looksLikeTitle(text: string): boolean {
  const tokens = tokenize(text);
  if (tokens.length === 0 || tokens.length > 7 || /[.!?]$/.test(text.trim())) return false;
  if (/\b(?:skills?|experience|knowledge|management|ability)\b/i.test(text)) return false;
  const last = tokens.at(-1)?.key ?? "";
  const beforeBreak = text.split(/[/,(–-]| of | - /)[0] ?? text;
  const lastBefore = tokenize(beforeBreak).at(-1)?.key ?? "";
  return isTitleWord(last) || isTitleWord(lastBefore);
}
