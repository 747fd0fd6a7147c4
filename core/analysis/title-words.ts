import { isCyrillic, stem } from "./language/stem";
import { foldWord } from "./language/tokens";
import heads from "./title-heads.json";

/** Title words with the same meaning, most of them Russian: resumes and jobs in one market mix languages. */
const SAME = `
developer разработчик девелопер | development разработка | programmer программист | engineer инженер | architect архитектор
manager менеджер руководитель начальник заведующий управляющий | director директор | management управление
lead leader лидер лид тимлид техлид teamlead techlead | owner владелец | coordinator координатор
specialist специалист | expert эксперт | representative представитель | agent агент | administrator администратор
analyst аналитик | researcher исследователь | consultant консультант | designer дизайнер | artist художник
tester тестировщик | testing тестирование qa | installer монтажник | fitter слесарь | assistant помощник ассистент | secretary секретарь
accountant бухгалтер | auditor аудитор ревизор | inspector инспектор | economist экономист | psychologist психолог
teacher учитель преподаватель педагог воспитатель | trainer тренер | nurse медсестра медбрат | doctor врач | surgeon хирург
dentist стоматолог | veterinarian ветеринар | pharmacist фармацевт провизор | lawyer юрист юрисконсульт | attorney адвокат
cook повар | baker пекарь | waiter официант | bartender бармен | driver водитель | courier курьер | operator оператор
welder сварщик | machinist токарь фрезеровщик | electrician электрик электромонтер | plumber сантехник | builder строитель
painter маляр | tiler плиточник | foreman прораб мастер бригадир | cashier кассир | salesperson продавец | merchandiser мерчендайзер
recruiter рекрутер | buyer закупщик | marketer маркетолог | copywriter копирайтер | editor редактор | journalist журналист
intern стажер | estimator сметчик | guard охранник | cleaner уборщик | housekeeper горничная | hairdresser парикмахер
translator переводчик | porter грузчик | dispatcher диспетчер
system система системный | business бизнес | data данные | project проект проектный | product продукт продуктовый | sale продажа
marketing маркетинг | finance financial финансы финансовый | logistic логистика | warehouse склад складской | procurement закупка
network сеть сетевой | security безопасность | support поддержка | technical технический | quality качество
production производство производственный | construction строительство строительный | mobile мобильный | web веб
backend бэкенд бекенд | frontend фронтенд | software программный | customer клиент клиентский | training обучение
integration интеграция | implementation внедрение | automation автоматизация | design дизайн | personnel персонал кадры`;

const sameAs = new Map<string, string>();
for (const family of SAME.split(/[|\n]/)) {
  const [name = "", ...others] = family.trim().split(" ");
  for (const other of others) sameAs.set(keyOf(other), name);
}

/** Russian words are compared by stem. */
function keyOf(word: string): string {
  const key = foldWord(word);
  return isCyrillic(key) ? stem(key) : key;
}

const SHORT: Record<string, string[]> = {
  hr: ["human", "resource"],
  ml: ["machine", "learning"],
  ai: ["artificial", "intelligence"],
  bi: ["business", "intelligence"],
  pr: ["public", "relation"],
  ux: ["user", "experience"],
  dwh: ["data", "warehouse"],
  sde: ["software", "developer"],
  swe: ["software", "engineer"],
  dba: ["database", "administrator"],
  sre: ["site", "reliability", "engineer"],
  rn: ["registered", "nurse"],
  lpn: ["licensed", "practical", "nurse"],
  lvn: ["licensed", "vocational", "nurse"],
  cna: ["certified", "nursing", "assistant"],
  np: ["nurse", "practitioner"],
  hca: ["healthcare", "assistant"],
  csr: ["customer", "service", "representative"],
  sdr: ["sales", "development", "representative"],
  bdr: ["business", "development", "representative"],
};

/** The words that an abbreviation in a title stands for: human resource for HR. */
export const spellOut = (word: string): string[] => (Object.hasOwn(SHORT, word) && SHORT[word]) || [word];

/** "Salesmen" and "salesperson" become salesman, and "разработчика" developer. */
export function foldTitleWord(word: string): string {
  const key = keyOf(word);
  const name = sameAs.get(key) ?? key;
  return name.endsWith("n") ? name.replace(/(?<=\p{L}{2})(?:wom[ae]n|men|person)$/u, "man") : name;
}

/** Words that name a job, with the groups of title-heads.json that recruiters treat as interchangeable. */
export const headGroups = new Map<string, Set<number>>();
heads.forEach((line, group) => {
  for (const word of line.split(" ").map(foldTitleWord))
    headGroups.set(word, (headGroups.get(word) ?? new Set()).add(group));
});

const RANK = new Set(
  `senior sr junior jr mid middle principal staff lead head chief associate assistant intern trainee entry level i ii iii iv
   full part time contract freelance temporary permanent remote hybrid onsite experienced graduate the team sr. vice deputy
   ведущий старший младший главный начинающий мидл миддл синьор сеньор джуниор заместитель группа отдел команда направление ит`
    .split(/\s+/)
    .map(foldTitleWord),
);

/** Whether the word gives the rank of a job rather than its kind. */
export const isRank = (word: string) => RANK.has(word);
