import { isWaiver } from "./firmness";

/** What a job text says about the company, the pay and the law rather than the person. */
const BOILERPLATE = new RegExp(
  [
    "protected (?:veteran|class|characteristic)|affirmative action|reasonable accommodation|\\beeo\\b|all qualified applicants|diversity of (?:our|thought)|we celebrate diversity|inclusive (?:workplace|environment|culture)",
    "\\b401\\(?k\\)?|health insurance|medical insurance|dental (?:and|insurance|,|coverage)|paid (?:time off|holidays?|vacation|leave)|\\bpto\\b|parental leave|life insurance|pension|gym member|free (?:lunch|snacks|coffee|parking)|stock options?|employee discount|tuition reimbursement|relocation (?:package|assistance)|flexible (?:hours|working hours|schedule)|days? (?:of )?(?:annual )?(?:leave|holiday|vacation)|competitive (?:salary|pay|compensation|package)|salary (?:range|:)|bonus(?:es)? (?:scheme|plan|structure)|per annum|company (?:car|pension|events)|perks|generous",
    "\\b(?:we|our company|the company) (?:are|is|offer|offers|provide|believe|was|were|have been|pride|value|strive|help|serve)\\b|\\bfounded in\\b|\\bis an? (?:not[- ]for[- ]profit|non[- ]?profit|family[- ](?:owned|run)|disability confident)|market leader|leading (?:provider|company|supplier|manufacturer)|our (?:mission|vision|values|culture|story|clients include)|about (?:us|the company)|fastest[- ]growing|award[- ]winning|who we are|join (?:our|us|a)|what we offer|why (?:join|work)",
    "\\b(?:is|are) (?:looking for|seeking|hiring)\\b|invites applications|^to apply\\b|will be contacted|apply (?:now|today|online|via|by)|send (?:your|us) (?:resume|cv|application)|click (?:here|apply)|submit (?:your|a) (?:resume|cv|application)|closing date|deadline|only shortlisted|^required (?:for|from|by) (?:\\p{Lu}|asap)|recruitment agenc|no agencies|background check (?:is|will)|date posted|job (?:type|id|ref)|reference number|employment type|\\bfull[- ]?time\\b$|\\bpart[- ]?time\\b$|notice period|reports? to:|location:|work ?permit|visa sponsor|https?://|www\\.",
    "(?:[$£€]\\s?|\\bR)\\d[\\d.,]*k?(?: \\d{3})?(?:\\s?(?:[-–]|to)\\s?[$£€R]?\\d[\\d.,]*k?)?\\s?(?:\\/|per\\b|an?\\b|p\\.)\\s?(?:hr|hour|h\\b|week|wk|month|year|annum|day)|^(?:pay|wage|shifts?|hours)\\b ?:|^we (?:raised|grew|have (?:grown|raised|offices)|were named|build|love|celebrate|invest|work with)\\b|\\byears in a row\\b|\\b(?:has|have) been (?:with|at) (?:us|the company)\\b",
    "^(?:[\\p{L} ]{0,20}\\d? ?(?:to|-|–)? ?\\d{0,2},? )?[$£€]\\s?\\d[\\d.,]*k?\\s?(?:-|–|to)\\s?[$£€]?\\s?\\d|\\b(?:has|have) .{2,80} since (?:18|19|20)\\d\\d\\b|(?:[$£€]|\\b(?:EUR|USD|GBP|CHF|AED|GHS|KES|INR|SGD|AUD|NZD|CAD|ZAR)) ?\\d[\\d.,]*k? (?:gross|net|plus|per (?:month|hour|week|year|annum)|an? (?:month|hour|week|year))\\b|\\bholiday pay\\b|^questions\\?|^(?:the|our) \\p{L}+ offers?\\b",
    "wir (?:sind|bieten|suchen|freuen)|betriebliche altersvorsorge|tage urlaub|unabhängig von (?:geschlecht|herkunft|alter)|bewerbung an",
    "мы (?:предлагаем|создадим|создаем|создаём|выросли|ищем|растем|растём|являемся|гарантируем|команда)|комфортные условия|гибкий (?:график|формат)|социальн\\p{L}{1,12} (?:пакет|гаранти)|(?<!\\p{L})дмс(?!\\p{L})|страховк|оформление по тк|бонусы и бенефиты|аккредитованная|отпуск|корпоративн\\p{L}{1,12} (?:обучени|скидк|мероприят)|рекомендации|стоп-лист|вакансия|в сопроводе|(?<!\\p{L})(?:оклад|премии|зарплат)",
  ].join("|"),
  "iu",
);

const EMPLOYER = "equal[- ](?:employment )?opportunit(?:y|ies) (?:employer|for|to|workplace|company)";

/** Says who may apply, which is not a requirement. */
const INVITATION = new RegExp(
  [
    EMPLOYER,
    "\\ban equal[- ]opportunit",
    // The legend of "(E)" and "(D)" at the ends of lines.
    "^candidates will be (?:assessed|shortlisted)",
    "^[ED] ?=",
    "\\bguarantee[ds]? an interview\\b",
    "\\baccommodations? (?:during|are|is|for|in) |\\bneed an accommodation",
    "\\bwithout regard to\\b",
    "\\bregardless of (?:race|age|gender)\\b",
    "\\b(?:are|is) (?:also )?welcome\\b",
    "\\bwelcome(?: to apply)?[.!]?$",
    "\\b(?:may|can|encouraged to) apply\\b",
  ].join("|"),
  "i",
);
export const isInvitation = (line: string) => INVITATION.test(line);

/** "4 years in life insurance" is no benefit. */
const ASKS_YEARS = /^(?:at least |min(?:imum|\.)? (?:of )?)?\d{1,2}\+? ?(?:years?|yrs)\b/i;

export const isBoilerplate = (line: string) =>
  (BOILERPLATE.test(line) && !ASKS_YEARS.test(line)) || isInvitation(line) || isWaiver(line);
