/** Month names from January to December, in every language whose dates we read. */
const MONTHS = [
  `january jan januar janvier enero ene janeiro gennaio январь января янв يناير januari ianuarie
   styczeń stycznia sty ocak січень січня leden ledna`,
  `february feb februar février fevrier févr fev febrero fevereiro febbraio февраль февраля фев فبراير
   februari februarie luty lutego şubat subat лютий лютого únor února`,
  `march mar märz maerz mars marzo março март марта мар مارس maart marts martie marzec marca mart
   березень березня březen března`,
  `april apr avril avr abril abr aprile апрель апреля апр أبريل ابريل aprilie kwiecień kwietnia kwi
   nisan квітень квітня duben dubna`,
  `may mai mayo maio maggio май мая مايو maj maja mei mayıs mayis травень травня květen května`,
  `june jun juni juin junio junho giugno июнь июня июн يونيو iunie czerwiec czerwca cze haziran червень
   червня červen června`,
  `july jul juli juillet juil julio julho luglio июль июля июл يوليو iulie lipiec lipca temmuz липень
   липня červenec července`,
  `august aug août aout agosto ago август августа авг أغسطس اغسطس augusti augustus sierpień sierpnia
   ağustos agustos серпень серпня srpen srpna`,
  `september sept sep septembre septiembre setembro settembre сентябрь сентября сен سبتمبر septembrie
   wrzesień września wrz eylül eylul вересень вересня září`,
  `october oct oktober okt octobre octubre outubro ottobre октябрь октября окт أكتوبر اكتوبر octombrie
   październik października paź ekim жовтень жовтня říjen října`,
  `november nov novembre noviembre novembro ноябрь ноября ноя نوفمبر noiembrie listopad listopada kasım
   kasim листопад листопада`,
  `december dec dezember dez décembre decembre déc diciembre dic dezembro dicembre декабрь декабря дек
   ديسمبر decembrie grudzień grudnia gru aralık aralik грудень грудня prosinec prosince`,
];

/** Maps a lower-case month name to 1-12. */
export const monthByName = new Map(
  MONTHS.flatMap((names, index) => names.split(/\s+/).map((name) => [name, index + 1] as const)),
);

/** Alternatives for a regular expression, longest first. */
export const monthNames = [...monthByName.keys()].sort((a, b) => b.length - a.length).join("|");

const DATE_WORDS = new RegExp(
  `(?<!\\p{L})(?:${monthNames}|present|current|ongoing|now|to|date|today|since|from|till|until)(?!\\p{L})|\\d+`,
  "giu",
);

/** The text without its dates: "Cook, May 2019 to present" becomes "Cook,". */
export const withoutDates = (text: string) => text.replace(DATE_WORDS, " ");
