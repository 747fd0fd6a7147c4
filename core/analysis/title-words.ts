import { isCyrillic, stem } from "./language/stem";
import { foldWord } from "./language/tokens";

/** Words that name a job, in groups that recruiters take for one another. */
const HEADS = `
engineer developer programmer coder architect верстальщик
manager head director supervisor superintendent lead chief controller
executive officer representative rep agent associate advisor adviser
analyst
scientist researcher
consultant strategist
designer artist illustrator animator
technician technologist mechanic repairer installer fitter millwright наладчик
administrator
assistant secretary receptionist clerk aide typist делопроизводитель
coordinator planner scheduler expediter логист
specialist generalist expert
accountant bookkeeper
auditor inspector examiner
teacher instructor educator tutor lecturer professor trainer faculty методист
nurse midwife caregiver carer phlebotomist фельдшер
physician doctor surgeon practitioner dentist veterinarian psychiatrist терапевт
radiographer sonographer technologist
paramedic emt
hygienist
optometrist optician
dietitian dietician nutritionist
pharmacist chemist biologist microbiologist
physicist mathematician geologist geophysicist
economist statistician actuary
therapist counselor counsellor psychologist physiotherapist
lawyer attorney solicitor barrister paralegal counsel advocate
chef cook baker butcher кондитер
waiter waitress server bartender barista host hostess sommelier
driver courier chauffeur trucker экспедитор
operator machinist assembler fabricator welder машинист
electrician plumber carpenter mason roofer painter builder laborer labourer bricklayer joiner plasterer tiler glazier scaffolder pipefitter
foreman superintendent supervisor
cashier teller
salesperson salesman saleswoman seller merchandiser telemarketer товаровед
recruiter sourcer headhunter
buyer purchaser
marketer copywriter writer editor journalist reporter author
tester
owner founder entrepreneur partner president ceo cto cfo coo
intern trainee apprentice
drafter draftsman detailer surveyor estimator
guard officer
cleaner janitor housekeeper custodian groundskeeper gardener landscaper
photographer videographer producer
translator interpreter
librarian
banker broker trader underwriter adjuster
stylist barber hairdresser hairstylist beautician cosmetologist esthetician
picker packer stocker loader mover handler
worker helper attendant porter handyman кладовщик комплектовщик
nanny babysitter
dispatcher
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

/** The same word of titles in other words, most of them Russian: resumes and jobs of one market mix the languages. */
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

/** A Russian word is known by its stem. */
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
};

/** The words that a word of a title stands for: human resource for HR. */
export const spellOut = (word: string): string[] => (Object.hasOwn(SHORT, word) && SHORT[word]) || [word];

/** "Salesmen" is a salesman, and "разработчика" a developer. */
export function foldTitleWord(word: string): string {
  const key = keyOf(word);
  return sameAs.get(key) ?? (key.endsWith("men") ? `${key.slice(0, -3)}man` : key);
}

export const headGroups = new Map<string, Set<number>>();
HEADS.trim()
  .split("\n")
  .forEach((line, group) => {
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

/** Says how high a job stands, not which it is. */
export const isRank = (word: string) => RANK.has(word);
