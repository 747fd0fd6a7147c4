import { isCyrillic, stem } from "./stem";

const STOP = `a an the and or but nor of in on at to for from by with without within into onto over under as is are was
were be been being it its this that these those there here we you they he she i me my our your their his her him them us
who whom which what when where how why not no so than then too very can could will would shall should may might must do
does did done have has had having if else while during about across after before between through per via also such other
any all each every both either more most some many much own same only just up down out off again further etc eg ie e g
и в во на с со по для от до из к ко о об у за не или а но что это как при его ее их мы вы он она они был быть было были будет
также более менее том числе так же ли бы если есть который которая которое которые которых которым где когда чтобы через над под
между перед после без около наш наша наши ваш ваша ваши мой моя моё мои свой своих себя этот эта эти тот те все всех всего весь каждый другие
т.ч т.д т.п тд тп др уже еще только очень чем либо`;

/** Words a job text uses to ask for anything at all; they say nothing about what is asked for. */
const ASKING = `ability able abilities experience experienced experiences knowledge knowledgeable skill skills skilled strong
excellent good great solid proven demonstrated demonstrable proficient proficiency proficiently familiar familiarity
understanding understand working work works worked hands deep advanced basic intermediate expert expertise minimum least
plus preferred preferably required requirement requirements requires require desirable desired essential ideal ideally bonus nice
candidate candidates applicant applicants role position job jobs responsible responsibility responsibilities ensure including include
includes related relevant similar equivalent year years month months using use used well highly high effective effectively
successful successfully background track record exposure comfortable confident confidence willing willingness
looking seeking need needed needs new best key like similarly various variety multiple different environment environments
fast paced minded oriented self motivated motivation passion passionate enthusiasm enthusiastic outstanding exceptional
опыт работа работать знание знать умение уметь навык понимание понимать требование требоваться владение владеть желание желательно
обязательно необходимо лет год месяц уверенный хороший отличный глубокий базовый высокий сильный успешный готовность наличие
возможность практический продвинутый плюс преимущество приветствоваться ожидать кандидат вакансия обязанность должность иметь
использование использовать применение применять практическая практической практических различный разный основной основа`;

/** Words so common in resumes of every trade that meeting them proves little. */
const COMMON = `manage management manager managing team teams business process processes service services customer customers
client clients project projects system systems support company development develop developing developed quality
product products operation operations operational level time technical general day daily office communication
communicate staff people planning plan plans report reports reporting data information professional industry
execution execute delivery deliver standard standards performance problem solving solution solutions tool tools
task tasks program programs activity activities department organization organizational internal external
executive associate senior lead junior specialist personal written verbal oral interpersonal maintain maintaining training train
проект разработка система команда компания задача процесс клиент заказчик сотрудник отдел организация управление развитие
участие проведение подготовка выполнение обеспечение поддержка решение контроль взаимодействие руководство специалист уровень`;

/** Russian words change their endings: one form stands for all. */
const keyOf = (word: string) => (isCyrillic(word) ? stem(word) : word);
const words = (list: string) => new Set(list.split(/\s+/).map((word) => keyOf(word.toLowerCase())));

const stop = words(STOP);
const common = words(COMMON);

export const isStopWord = (word: string) => stop.has(keyOf(word));
const stopOrAsking = new Set([...stop, ...words(ASKING)]);
export const isAskingWord = (word: string) => stopOrAsking.has(keyOf(word));
export const isCommonWord = (word: string) => common.has(keyOf(word));
