const VAGUE =
  /\b(?:(?:good|great|positive|right|can-?do|excellent) (?:attitude|mindset|vibes?|personality|character|energy)|(?:very )?hard[- ]?work(?:ing|er)|work ethic|team[- ]?players?|self[- ](?:starters?|motivated|driven)|motivated|comfortable with change|passionate|passion|dynamic|go-?getters?|enthusias\w+|energetic|reliable|reliability|punctual(?:ity)?|honest(?:y)?|trustworthy|friendly|(?:fast|quick) learners?|detail[- ]oriented|attention to detail|multi-?task\w{0,9}|(?:works? )?well under pressure|flexib(?:le|ility)|pro-?active|loyal(?:ty)?|committed|dedicat(?:ed|ion)|ambitious|common sense|sense of hum(?:ou)?r|integrity|curious|creative|smart|nice|rock ?stars?|ninjas?|leader by nature|people person)\b/gi;

const FILLER =
  /\b(?:and|or|an?|the|be|is|to|of|with|in|very|highly|must|should|have|has|we|want|person|individual|candidate|strong|excellent|good|great|who|as)\b/gi;

/** A criterion of such words only cannot be shown by a resume, whoever sends it: words to say so, or undefined. */
export function checkVague(text: string): string | undefined {
  if (!text.match(VAGUE)) return undefined;
  const rest = text.replace(VAGUE, " ").replace(FILLER, " ");
  if (/[\p{L}\p{N}]/u.test(rest)) return undefined;
  return "A resume cannot show this: anyone can write it. Name what the person has done instead.";
}
