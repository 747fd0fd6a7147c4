/*
 * Names that vouch for a line being a name: given names and family names of many origins, by how often they
 * are met. A name that is not here is still found where it stands like one; see find-name.ts.
 */

const GIVEN = `
aaron abbas abby abdul abdullah abel abhay abhijit abhinav abhishek abigail abraham ada adam adaeze adam adarsh adebayo adel
aditi aditya adrian adriana adrien afsana agata agnes agnieszka ahmad ahmed aidan aisha aishwarya ajay akash akhil akiko akira
akshay alan alana alba albert alberto aleksandr aleksandra alejandra alejandro alena alessandra alessandro alex alexa
alexander alexandra alexandre alexei alexey alexis alfonso alfred ali alice alicia alina alisha alison alla allan allen allison
alok alvaro alyssa aman amanda amara amber amelia amina amir amit amitabh amol amrita amy ana anand ananya anastasia anders
andre andrea andreas andrei andres andrew andrey andy angel angela angelica angelina anika anil anita anjali ankit ankita ankur
ann anna annabel anne annette annie anthony antoine anton antonia antonio anuj anushka anya april arjun arkady armando armin
arnold arpit arsen artem arthur arturo arun aruna arvind ashish ashley ashok ashwin asif astrid atul audrey august aurora
austin ava avery ayesha ayman barack barbara bashir beatrice beatriz ben benedict benjamin bernadette bernard beth bethany betty
beverly bharat bhavesh bhavna bianca bilal blake bob bogdan boris brad bradley brandon brenda brent brett brian brianna bridget
brittany brooke bruce bruno bryan byungjin caitlin caleb calvin cameron camila camilla camille candace carl carla carlo carlos
carly carmen carol carolina caroline carolyn carrie carter casey cassandra catalina catarina caterina catherine cecilia cedric
celeste cesar chad chaitanya chandra chandrasekhar chantal charles charlie charlotte chase chelsea chen cheng cheryl chiara
chinedu chioma chloe chris christian christina christine christopher chukwuemeka cindy claire clara clarence claud claude
claudia clayton clement clifford clint cody colin colleen connie connor conrad constance corey courtney craig cristian cristina
crystal curtis cynthia daisy dale damian damien dan dana daniel daniela danielle danny daphne daria darius darlene darnell
darren daryl dave david dawn dean deanna debarghya deborah debra deepa deepak deepika delia denis denise dennis derek derrick
desiree devin devon dhruv diana diane diego dieter dilip dimitri dina dinesh divya dmitri dmitriy dmitry dolores dominic
dominique don donald donna doris dorothy doug douglas duc duncan dustin dwayne dylan ebony eddie edgar edith eduardo edward
edwin eileen ekaterina elaine eleanor elena eli elias elijah elina elisa elisabeth elise elizabeth ella ellen elliot elliott
ellis elsa emanuel emeka emil emilia emilie emilio emily emma emmanuel enrique eric erica erik erika erin ernest ernesto esther
ethan eugene eva evan evelyn everett evgeny fabian fabio faisal faith farah farhan farida fatima fatma federica federico
felicia felix fernanda fernando filip fiona florence florian folake frances francesca francesco francine francis francisco
franck francois frank frederic frederick friedrich gabriel gabriela gabrielle ganesh gareth gaurav gauri gavin gemma gene
geoffrey george georgia gerald gerard gerardo gilbert gina giorgio giovanni giulia giuseppe gladys glen glenn gloria gonzalo
gopal gordon grace graham grant greg gregory greta guadalupe guido guillaume guillermo gulshan gurpreet gustavo guy gwen hadi
haley haylee hayley hamid hamza hana hanna hannah hans harini haris harish harold harpreet harriet harry harsh harsha haruto
hasan hassan hector heidi heinrich helen helena helene helga henri henrik henry herbert hiroshi holly hong howard hua hugo
hussein hye ian ibrahim ifeoma ifeanyi ignacio igor ikram ilya iman imran india indira ines ingrid irene irina iris isaac isabel
isabella isabelle ishaan ishan ismail isla ivan ivana ivy jack jackie jackson jacob jacqueline jacques jada jade jaime jake
jakob jakub jamal james jamie jan jana jane janet janice janine jared jasmin jasmine jason javier jay jaya jayesh jayla jean
jeanette jeff jeffrey jelena jenna jennifer jenny jens jeremy jerome jerry jesse jessica jesus jia jian jiho jill jim jimena
jimmy jin jing jitendra jo joan joana joanna joanne joao joaquin jodi joe joel johan johanna johannes john johnny jon jonas
jonathan jordan jorge jose josef joseph josephine josh joshua joy joyce juan juana juanita judith judy jules julia julian juliana
julie juliet julio jun jung justin justyna jyoti kai kalpesh kamal kamala karan kareem karen karim karin karina karl karla karthik
kasia kate katarzyna katherine kathleen kathryn kathy katie katrina kavita kavitha kayla keisha keith kelly kelsey ken kendra
kenji kenneth kevin khadija khalid kim kimberly kiran kirill kirsten klaus komal konstantin krishna kristen kristin kristina
krzysztof kuldeep kumar kunal kurt kwame kyle lakshmi lamar lana lance lara larisa larry lars latasha latoya laura lauren
laurent lavanya lawrence layla lea leah lee leila lena leo leon leonard leonardo leroy leslie leticia lewis li liam lidia lila
lilian liliana lillian lily lina linda lindsay lindsey ling lisa liu liz logan lois lola lorena lorenzo lori lorraine louis louisa
louise luc luca lucas lucia luciana lucy luis luisa luka lukas luke luna lydia lyle lynn madeleine madeline madison mahesh
mahmoud maksim malcolm malik mandeep manish manisha manju manoj manuel mara marc marcel marcelo marcia marco marcos marcus
margaret margarita maria mariam mariana marie marilyn marina mario marisa marissa marjorie mark marlene marta martha martin
martina marvin mary maryam mason mateo mateusz matt matteo matthew matthias maureen maurice mauricio max maxim maximilian maxime
maya mayank meera megan meghan mehdi mehmet mei melanie melinda melissa melody mercedes meredith mia michael michaela michal
michel michele michelle miguel mikael mike mikhail mila miles milan milena min ming miranda miriam mitchell mohamed mohammad
mohammed mohan mohit moira molly mona monica monika monique morgan moses muhammad mukesh murali mustafa myra nabil nadia
nadiya nadine nagesh nam nancy naomi narayan narendra nasir natalia natalie natasha nathan nathaniel naveen nayara neal neeraj
neha neil nelson nia nicholas nick nicola nicolas nicole nidhi nigel nikhil nikita nikolai nikolay nilesh nina ning nisha nishant
nitin noah noel noemi noel nolan noor nora norma norman nuno octavia okeke olaf oleg olena olga oliver olivia olumide omar oscar
osman otto owen pablo pallavi palak pamela pankaj paola paolo parth pascal patel patricia patrick patrizia paul paula paulina
pauline paulo pavel pavithra pawel pearl pedro peggy penelope penny perry pete peter petra phil philip philippa philippe phillip
phoebe phyllis pierre pilar piotr polina pooja prabhakar prakash pramod pranav prasad prashant pratik praveen preeti priya
priyanka puneet qing quentin rachel rafael raghav rahul raj raja rajat rajeev rajendra rajesh rajiv raju rakesh ralph ram rama
ramesh ramon ramona randall randy ranjit raquel rashid rashida rashmi raul ravi ravindra ray raymond rebecca reena regina reginald
reiko rekha rene renee reza rhonda ricardo richa richard rick ricky rita ritesh ritu robert roberta roberto robin rocio rodrigo roger
rohan rohit roland roman romain ron ronald rosa rosalie rosalind rose rosemary rosie ross roxana roy ruben ruby rudolf rukmini
rupali russell ruth ryan saad sabine sabrina sachin sadia sage said sakshi salim sally salma salman salvador sam samantha samir
samira sampath samuel sana sandeep sandra sandro sandy sangeeta sanjana sanjay sanjeev santiago santosh sara sarah sarita sasha
satish saurabh scott sean sebastian selena serena serge sergei sergey sergio seth seung shahid shane shankar shannon shanice shanthi
sharon shashank shaun shawn sheila shelby sherry shikha shilpa shirley shiva shivam shiv shivani shraddha shreya shruti shubham
shweta shyam sidney siddharth sierra sigrid silvia simon simona simone siobhan sofia sofie sonal sonali sonia sonya sophia
sophie sourabh srinivas stacey stacy stanislav stanley stefan stefania stefano stella stephanie stephen steve steven stuart
subhash sudhir sue sujata sukhdeep sultan suman sumit summer sunil sunita suresh surya susan susana susanne sushant sushil sushma
suzanne svetlana swapnil swati sydney sylvia sylvie tahir takashi takeshi tamara tameka tamika tanisha tanja tanvi tanya tara
tariq tarun tasha tatiana taylor ted teresa terrance terrence terry tessa thandiwe theo theodore theresa therese thiago thomas
tiffany tim timothy tina tobias todd tom tomas tomasz tommy toni tony tracey tracy travis trevor tricia trisha troy tyler tyrone
uday ulrich uma umar umesh ursula usha usman vadim valentin valentina valeria valerie valery vandana vanessa varsha varun vasily
vasudha venkat venkatesh vera vernon veronica victor victoria vijay vikas vikram viktor viktoria vimal vinay vincent vineet vinod viola
violet virginia vishal vivek vivian vlad vladimir vladislav wade walid wallace walter wanda warren wayne wei wendy wesley whitney
wilfred wilhelm will willem william willie winston wojciech wolfgang xavier xiao xin yan yana yang yasmin yasmine yash yevgeny
ying yogesh yolanda yosef youssef yuan yuki yulia yuri yuriy yusuf yvonne zachary zahra zainab zara zayd zhen zoe zoltan zuzana
александр александра алексей алена алина алла анастасия андрей анна антон артем артём борис вадим валентина валерий вера
виктор виктория виталий владимир владислав галина георгий григорий дарья денис дмитрий евгений евгения екатерина елена иван
игорь ирина кирилл константин ксения лариса людмила максим марина мария михаил надежда наталья никита николай оксана олег олеся
ольга павел полина роман светлана семен сергей станислав степан татьяна тимур федор юлия юрий яна ярослав
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
