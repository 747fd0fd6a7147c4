export const EDUCATION_AND_LAW = `
# teaching > Teaching
Teaching | teacher | classroom teaching | teaching experience | educator | instructor | lecturing | taught | instructing | professor
Classroom Management | classroom discipline | managing classrooms
Lesson Planning | lesson plans | lesson plan | planning lessons | lesson preparation
Curriculum Development | curriculum design | curriculum planning | course development | course design | curriculum | syllabus design | instructional materials
Student Assessment | grading | assessing students | student evaluation | formative assessment | student progress | graded | standardized testing | summative assessment | student assessments
Special Education | special needs | individualized education | special ed
Early Childhood Education | early childhood | toddlers
Elementary Education | primary education | elementary teaching | primary school teaching | elementary school | elementary teacher
Secondary Education | high school teaching | secondary school teaching | middle school
Higher Education | university teaching | college teaching | college students
ESL Teaching | esl | tefl | tesol | english as a second language | ell students | english language learners
Tutoring | tutor | private lessons | tutored
Online Teaching | e learning | elearning | online learning | virtual classroom
Learning Management Systems | lms
Student Counseling
Parent Communication | parent teacher conferences | parent conferences | communicating with parents
STEM Education | math teaching
Educational Leadership | principal leadership | school leadership
Differentiated Instruction | differentiated teaching | small group instruction
Physical Education | fitness training | fitness instructor | fitness
Library Services | librarian | library science
Music Education | music teaching
Childhood Safeguarding | safeguarding

# law > Legal Practice
Legal Practice | lawyer | attorney | legal counsel | legal services | solicitor | advocate court | legal advice | barrister | practice of law | legal support
Legal Research | legal analysis | legal researcher
Legal Drafting | legal writing | legal documents | legal drafting and vetting | drafting pleadings
Contract Law | contracts law
Litigation | litigation support | court proceedings | court appearances | dispute litigation | trials | courtroom
Corporate Law | company law | corporate legal
Intellectual Property
Criminal Law | prosecution | criminal justice
Family Law
Real Estate Law | property law
Immigration Law | visa applications | immigration
Tax Law | tax litigation
Arbitration | arbitration proceedings | alternative dispute resolution
Paralegal Services | paralegal | legal assistant | case preparation | law clerk
E-Discovery | ediscovery | discovery documents
Data Protection | data privacy | privacy law
Bankruptcy Law | insolvency
Human Rights Law | human rights
Notary | notary public | notarization
`;
