export const EDUCATION_AND_LAW = `
# teaching > Teaching
Teaching | teacher | classroom teaching | teaching experience | educator | instructor | lecturer | lecturing | taught | teaching assistant | adjunct professor | adjunct instructor | instructing | professor | substitute teacher
Classroom Management | classroom discipline | managing classrooms | behaviour management | behavior management
Lesson Planning | lesson plans | lesson plan | planning lessons | lesson preparation
Curriculum Development | curriculum design | curriculum planning | course development | instructional design | course design | curriculum | syllabus design | instructional materials
Student Assessment | grading | assessing students | student evaluation | exam preparation | formative assessment | student progress | graded
Special Education | special needs | sen support | iep | individualized education | special educational needs | ieps | special ed
Early Childhood Education | preschool teaching | kindergarten | preschool | nursery teacher | early childhood | toddlers | preschool teacher
Elementary Education | primary education | elementary teaching | primary school teaching | elementary school | elementary teacher
Secondary Education | high school teaching | secondary school teaching | middle school | high school teacher
Higher Education | university teaching | college teaching | college students
ESL Teaching | esl | tefl | tesol | english as a second language | ell students | english language learners
Tutoring | tutor | private lessons | tutored
Online Teaching | e learning | elearning | distance learning | online learning | remote teaching | virtual classroom
Learning Management Systems | lms | moodle | canvas lms | blackboard | google classroom | articulate storyline
Student Counseling | academic advising | student affairs | academic counseling | school counseling | student advising | guidance counselor
Parent Communication | parent teacher conferences | parent conferences | communicating with parents
STEM Education | science teaching | math teaching | teaching mathematics | teaching science
Educational Leadership | school administration | principal leadership | school principal | school leadership
Differentiated Instruction | differentiated teaching | small group instruction
Physical Education | sports coaching | athletic training | personal training | personal trainer | fitness training | fitness instructor | group fitness | fitness
Library Services | librarian | cataloging | library science
Music Education | music teaching | piano teaching
Childhood Safeguarding | safeguarding | child protection

# law > Legal Practice
Legal Practice | lawyer | attorney | legal counsel | legal services | solicitor | advocate court | legal advice | barrister | practice of law | legal support
Legal Research | westlaw | lexisnexis | lexis nexis | legal analysis | legal researcher
Legal Drafting | drafting contracts | legal writing | drafting agreements | contract drafting | legal documents | legal drafting and vetting | drafting pleadings | pleadings
Contract Law | commercial contracts | contract review | contracts law | commercial law
Litigation | civil litigation | litigation support | trial preparation | court proceedings | court appearances | dispute litigation | trials | depositions | courtroom
Corporate Law | company law | corporate governance | company secretary | secretarial compliance | corporate legal
Intellectual Property | patents | trademark | trademarks | patent law | copyright law | patent
Criminal Law | criminal defense | prosecution | criminal justice
Family Law | divorce law | child custody
Real Estate Law | conveyancing | property law | title search
Immigration Law | visa applications | immigration
Tax Law | tax litigation
Arbitration | arbitration proceedings | alternative dispute resolution
Paralegal Services | paralegal | legal assistant | legal secretary | case preparation | law clerk
E-Discovery | document review | ediscovery | discovery documents
Data Protection | gdpr | data privacy | privacy law | ccpa
Bankruptcy Law | insolvency
Human Rights Law | human rights
Notary | notary public
`;
