/*
 * Names that vouch for a line being a name: given names and family names of many origins, by how often they
 * are met. A name that is not here is still found where it stands like one; see find-name.ts.
 */

const GIVEN = `
aadhya aarav aaron abbas abby abdul abdullah abel abena abhay abhijit abhinav abhishek abigail abraham achieng ada adaeze adam
adarsh adebayo adel aditi aditya adrian adriana adrien advait afsana agata agnes agnieszka agus ahmad ahmed aidan aigerim aino
aisha aishwarya ajay akash akhil akiko akira akshay akua alan alana alba albert alberto aleida alejandra alejandro aleksandr
aleksandra alena alessandra alessandro alex alexa alexander alexandra alexandre alexei alexey alexis alfonso alfred ali alice
alicia alina alisha alison alla allan allen allison alok alvaro alyssa aman amanda amara amber amelia amina amir amit amitabh
amol amrita amy ana anand ananya anastasia anders andre andrea andreas andreea andrei andres andrew andrey andy angel angela
angelica angelina anika anil anita anjali ankit ankita ankur ann anna annabel anne anneliese annette annie anong anthony
antoine anton antonia antonio anuj anushka anya aoife april arjun arkady armando armin arnold aroha arpit arsen artem arthur
arturo arun aruna arvind ashish ashley ashok ashwin asif astrid atul audrey august aurora austin ava avery avraham aye ayesha
ayman ayse ayu bao barack barbara bashir beatrice beatriz ben benedict benjamin bernadette bernard beth bethany betty beverly
bharat bhavesh bhavna bianca bilal bjorn blake bob bogdan bogdana bohdan bongani boris brad bradley brandon brenda brent brett
brian brianna bridget brittany bronwen brooke bruce bruno bryan budi burak byungjin caitlin caleb calvin cameron camila
camilla camille candace carl carla carlo carlos carly carmen carol carolina caroline carolyn carrie carter casey cassandra
catalina catarina caterina catherine cecilia cedric celeste cerys cesar chad chaim chaitanya chamari chandra chandrasekhar
chantal charles charlie charlotte chase chelsea chen cheng cheryl chiara chinedu chioma chloe chris christian christina
christine christopher chukwuemeka ciara cillian cindy claire clara clarence claud claude claudia clayton clement clifford
clint cody colin colleen connie connor conrad constance corey courtney craig cristian cristina crystal curtis cynthia daisy
dale damian damien dan dana dangelo daniel daniela danielle danny daphne daria darius darlene darnell darren daryl dave david
davit dawn dean deanna debarghya deborah debra deepa deepak deepika delia denis denise dennis derek derrick deshawn desiree
devin devon dewi dhruv diana diane diego dieter dilip dilnoza dilshan dimitri dimitrios dina dinesh divya diya dmitri dmitriy
dmitry dmytro dolores dominic dominique don donald donna doris dorji dorothy doug douglas dragana duc duncan dung dustin
dwayne dylan ebony eddie edgar edith eduardo edward edwin eero eileen eilidh ekaterina elaine eleanor elena eleni eli elias
elif elijah elina elisa elisabeth elise elizabeth ella ellen elliot elliott ellis elsa emanuel emeka emil emilia emilie emilio
emily emine emma emmanuel emre enrique eoin eric erica erik erika erin ernest ernesto esther eszter ethan eugene eva evan
evelyn everett evgeny ezra fabian fabio faisal faith farah farai farhad farhan farida fatima fatma federica federico felicia
felix fernanda fernando filip fiona florence florian folake frances francesca francesco francine francis francisco franck
francois frank frederic frederick freja friedrich funmi gabriel gabriela gabrielle ganesh gareth gaurav gauri gavin gemma gene
geoffrey george georgia gerald gerard gerardo gilbert gina ginevra giorgi giorgio giovanni giulia giuseppe gladys glen glenn
gloria gonzalo gopal gordon grace graham grant greg gregory greta guadalupe guido guillaume guillermo gulnara gulshan gunther
gurpreet gustavo guy gwen hadi hakan hakon haley halyna hamid hamza hana hanna hannah hans haoran harini haris harish harold
harpreet harriet harry harsh harsha haruto hasan hassan hayk haylee hayley hector heidi heike heinrich helen helena helene
helga helmi henri henrik henry herbert hiroshi holly hong howard hua hugo huong hussein hye hyun ian ibrahim ifeanyi ifeoma
ignacio igor ikram ilya iman imani imran india indira ines ingrid ioana ionut irene irina iris iryna isaac isabel isabella
isabelle isha ishaan ishan isla ismail istvan itzel ivan ivana ivy jack jackie jackson jacob jacqueline jacques jada jade
jadwiga jaime jake jakob jakub jamal james jamie jan jana jane janet janice janine jared jasmin jasmine jason javier jay jaya
jayesh jayla jean jeanette jeff jeffrey jelena jenna jennifer jenny jens jeremy jerome jerry jesse jessica jesus jia jiahui
jian jiho jill jim jimena jimmy jin jing jiri jisoo jitendra jiwoo jo joan joana joanna joanne joao joaquin jodi joe joel
johan johanna johannes john johnny joko jon jonas jonathan jordan jorge jorgen jose josef joseph josephine josh joshua jovana
joy joyce juan juana juanita judith judy juhani jules julia julian juliana julie juliet julio jun jung jurgen justin justyna
jyoti kabir kai kaisa kalani kalpesh kamal kamala kamau karan kareem karen karim karin karina karl karla karthik kasia katalin
katarzyna kate katherine kathleen kathryn kathy katie katrin katrina kaveh kavita kavitha kavya kayla keisha keith kelly
kelsey kemal ken kendra kenji kenneth keoni kevin khadija khalid kim kimberly kiran kirill kirsten klaus kofi komal konstantin
konstantinos krishna kristen kristin kristina krzysztof kuldeep kumar kumari kunal kurt kwame kwesi kyle lakisha lakshmi lamar
lana lance lara larisa larry lars laszlo latasha latoya laura lauren laurent lavanya lawrence layla lea leah lee leila leilani
lena leo leon leonard leonardo lerato leroy leslie leticia levi lewis li liam lidia liesel lila lilian liliana lillian lily
lina linda lindsay lindsey ling linh lisa liu liz logan lois lola lorena lorenzo lori lorraine louis louisa louise luc luca
lucas lucia luciana lucy luis luisa luka lukas luke luna lydia lyle lynn madeleine madeline madison mads magnus mahesh mahmoud
mai maksim malcolm malgorzata malik mandeep manish manisha manju manoj manuel mara marc marcel marcelo marcia marco marcos
marcus margaret margarita maria mariam mariana marie marilyn marina mario marisa marissa marjorie mark marlene marta martha
martin martina marvin mary maryam mason mateo mateusz matt matteo matthew matthias maureen maurice mauricio max maxim maxime
maximilian maya mayank meera megan meghan mehdi mehmet mei meiling melanie melinda melissa melody mercedes mereana meredith
merve mia michael michaela michal michel michele michelle miguel mihai mika mikael mike mikhail mikkel mila milan milena miles
milos min ming minjun miranda miriam mitchell mohamad mohamed mohammad mohammed mohan mohit moira molly mona monica monika
monique morgan moses moshe muhammad muhammed mukesh murali murat mustafa mykola myra nabil nadia nadine nadiya nagesh naledi
nam nancy naoko naomi narayan narendra narine nasir nasrin natalia natalie nataliya natasha nathan nathaniel nattapong naveen
nayara neal neeraj neha neil nelson nguyet nia niamh nicholas nick nicola nicolas nicole nidhi nigel nikhil nikita nikola
nikolai nikolay nilesh nimal nina ning nino nisha nishant nitin njeri noa noah noel noemi nolan nomsa noor nora norma norman
nour nuno nursultan nurul obinna octavia okeke oksana olaf oleg oleksandr oleksii olena olga oliver olivia olumide oluwaseun
omar oscar osman otieno otto owen pablo padraig palak pallavi pamela pankaj paola paolo parth pascal patel patricia patrick
patrizia paul paula paulina pauline paulo pavel pavithra pawel pearl pedro peggy penelope penny perry pete peter petra phil
philip philippa philippe phillip phoebe phuong phyllis pierre pilar piotr polina pooja prabhakar prakash pramod pranav prasad
prashant pratik praveen preeti priya priyanka puneet putri qing quentin quoc rabia rachel rafael raghav rahul raj raja rajat
rajeev rajendra rajesh rajiv raju rakesh ralph ram rama ramesh ramon ramona randall randy rania ranjit raquel rashid rashida
rashmi rasmus raul ravi ravindra ray raymond rebecca reena regina reginald reiko rekha rene renee reyansh reza rhonda rhys
ricardo richa richard rick ricky rita ritesh ritu rivka riya rizky robert roberta roberto robin rocio rodrigo roger rohan
rohit roland romain roman ron ronald rosa rosalie rosalind rose rosemary rosie ross roxana roy ruben ruby rudo rudolf rukmini
rupali russell rustam ruth ryan saad saanvi sabine sabrina sachin sadia sage said sakshi sakura salim sally salma salman
salvador sam samantha samir samira sampath samuel sana sandeep sandra sandro sanduni sandy sangeeta sanjana sanjay sanjeev
santiago santosh sara sarah sarita sasha satish saurabh scott sean sebastian selena seoyeon serena serge sergei sergey sergio
serkan seth seung shahid shane shanice shaniqua shankar shannon shanthi sharon shashank shaun shawn sheila shelby sherry
shikha shilpa shira shirin shirley shiv shiva shivam shivani shraddha shreya shruti shubham shweta shyam siddharth sidney
sierra signe sigrid silvia simon simona simone sinead siobhan sipho siriporn siti sofia sofie solveig somchai somsak sonal
sonali sonam sonia sonya soo sophia sophie soren sourabh srinivas stacey stacy stanislav stanley stefan stefania stefano
stella stephanie stephen steve steven stuart subhash sudhir sue sujata sukhdeep sultan suman sumit summer sunil sunita suresh
surya susan susana susanne sushant sushil sushma suzanne svetlana swapnil swati sydney sylvia sylvie tahir takashi takeshi
tamar tamara tameka tamika tane tanisha tanja tanvi tanya tara taras tariq tarun tasha tashi tatenda tatiana taylor ted
temitope tendai tenzin teresa terrance terrence terry tessa thabo thandiwe thanh tharindu themba theo theodore theresa therese
thiago thiri thomas thuy tien tiffany tigran tim timothy timur tina tobias todd tom tomas tomasz tommy toni tony tracey tracy
trang travis trevor tricia trisha troy tuan tyler tyrone tzvi uche uday ulrich ulrike uma umar umesh ursula usha usman vaclav
vadim valentin valentina valeria valerie valery vandana vanessa varsha varun vasiliki vasily vasudha venkat venkatesh vera
vernon veronica victor victoria vihaan vijay vikas vikram viktor viktoria vimal vinay vincent vineet vinod viola violet
virginia vishal vivek vivian vlad vladimir vladislav wade walid wallace walter wanda wanjiru warren wayne wei weijie wendy
wesley whitney wilfred wilhelm will willem william willie winston wojciech wolfgang xavier xiao xiaoli xiaoming ximena xin
xochitl yaa yael yan yana yang yash yasmin yasmine yetunde yevgeny yiannis ying yogesh yolanda yosef yousef youssef yuan yuki
yulia yumi yuri yuriy yusuf yvonne zachary zahra zainab zanele zara zayd zdenek zeynep zhen zoe zofia zoltan zuzana александр
александра алексей алена алина алла анастасия андрей анна антон артем артём борис вадим валентина валерий вера виктор виктория
виталий владимир владислав галина георгий григорий дарья денис дмитрий евгений евгения екатерина елена иван игорь ирина кирилл
константин ксения лариса людмила максим марина мария михаил надежда наталья никита николай оксана олег олеся ольга павел
полина роман светлана семен сергей станислав степан татьяна тимур федор юлия юрий яна ярослав
`;

const FAMILY = `
abbott abdi abebe abubakar acosta adams adeyemi agarwal aggarwal aguilar ahmad ahmadi ahmed akhtar ali allen alvarez anderson
andersson andrews ansari armstrong arora ayala bailey bajaj baker banerjee banks barnes barrett bauer becker begum bell bennett
berg bernard bhat bhatia bhatt bianchi black bose bose bowman boyd bradley braun brooks brown bryant burke burns butler campbell
carlson carpenter carroll carter castillo castro chan chandra chang chatterjee chaudhary chauhan chavez chen cheng chia cho choi
chopra chowdhury clark clarke cohen cole coleman collins contreras cooper costa cox crawford cruz cunningham dang das davies davis
delgado deshmukh deshpande desai diallo diaz dixon dogan dubey dubois duncan dunn duong dutta edwards eriksson evans fernandes
fernandez ferrari fischer fisher flores forbes ford foster fournier fox freeman fuentes garcia gardner garza gibson gomes gomez
gonzales gonzalez gordon goswami graham grant gray green griffin guerrero gupta gutierrez haddad hall hamilton hansen hansson
harper harris harrison hart hassan hawkins hayden hayes henderson hernandez herrera hicks hill ho hoang hoffman hoffmann holmes
horan horvat hossain howard hsu hu huang hudson hughes hunt hunter hussain hussein huynh ibrahim islam ito ivanov ivanova iyer
jackson jacobs jain james jansen jensen jha jimenez johansson johnson jones jordan joshi joseph juarez kang kapoor kato kaur kaya
kelly kennedy khan khanna kim king klein knight koch kovacs kowalski krishnan kulkarni kumar kuznetsov lam larsen larsson lau laurent
le lee lefebvre lewis li lim lin liu long lopez lu luna ma mahmoud malhotra malik marshall martin martinez mason mathews matthews
mazur mccarthy mcdonald medina mehta mendes mendez mendoza menon meyer miller mills mishra mistry mitchell mohamed molina montgomery moore
morales moreau moreno morgan morris morrison mueller mukherjee mukhopadhyay murphy murray muller myers nair nakamura nguyen naidu nelson
nielsen novak nowak nunez nyugen obama obi ochieng odhiambo oconnor okafor okeke okonkwo oliveira olsen olson ong ortega ortiz
osei owens owusu ozturk palmer pandey park parker parkar patel patil patterson pawar payne pereira perera perez perkins perry
peters petersen peterson petrov petrova pham phillips phan pierce pillai popescu porter powell prasad price qureshi raman ramirez
ramos rana rao raut reddy reed reid reyes reynolds rice richard richards richardson rivera roberts robertson robinson rodrigues
rodriguez rogers romano romero rosario ross rossi roy ruiz russell russo ryan saha sahoo salazar saleh sanchez sanders santos
sandoval sarkar sato saxena schmidt schneider schulz schwartz scott sen seth shah shaikh shaw sharma shetty shukla silva simmons simpson
singh sinha smith smirnov snyder soto souza spencer srivastava stevens stewart stone suarez sullivan suzuki svensson takahashi
tan tanaka taylor tiwari thakur thapa thomas thompson torres townes tran tripathi tucker turner varma vargas vasquez vega verma
vo volkov vu wagner walker wallace walsh wang ward warren washington watanabe watkins watson weaver webb weber wells west white
williams williamson willis wilson wong wood woods wright wu xu yadav yamamoto yang yilmaz yoon young yu zhang zhao zheng zhou zhu
zimmermann
`;

const listed = (list: string) => new Set(list.trim().split(/\s+/));
const given = listed(GIVEN);
const family = listed(FAMILY);

const fold = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u0305\u0307-\u036f'’.]/g, "")
    .normalize("NFC");

/** "Jean-Luc" is known by its parts. */
const parts = (word: string) => fold(word).split("-");

export const isGivenName = (word: string) => parts(word).some((part) => given.has(part));
export const isFamilyName = (word: string) => parts(word).some((part) => family.has(part));
