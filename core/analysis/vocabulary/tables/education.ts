export const EDUCATION = `
# teaching > Teaching
Substitute Teaching | substitute teacher | supply teaching | supply teacher
Teaching Assistance | teaching assistant | teacher aide | teacher s aide | paraprofessional | teaching aide | classroom assistant | paraeducator
University Lecturing | lecturer | adjunct professor | adjunct instructor | assistant professor | associate professor > Higher Education
Mathematics Teaching | math teacher | maths teacher | teaching mathematics | math instruction
Science Teaching | science teacher | teaching science | biology teacher | chemistry teacher | physics teacher
English Teaching | english teacher | teaching english | english language arts | language arts
Foreign Language Teaching | spanish teacher | french teacher | language teaching | language teacher
History Teaching | social studies teacher | teaching social studies | history teacher
Art Teaching | art teacher | art instruction | visual arts teaching
Computer Teaching | ict teacher | computer science teacher | teaching computer | coding instructor
Reading Instruction | phonics | guided reading | reading intervention | literacy instruction | balanced literacy
!Literacy | adult literacy | literacy programs | literacy teaching
Montessori | montessori method | montessori teacher
Kindergarten Teaching | kindergarten | kindergarten teacher | reception class > Early Childhood Education
Preschool Teaching | preschool | preschool teacher | pre k teacher | nursery teacher > Early Childhood Education
Primary Teaching | primary school teacher | primary teacher | ks1 | ks2 | key stage 1 | key stage 2 > Elementary Education
Secondary Teaching | secondary school teacher | high school teacher | ks3 | gcse | a level teaching | key stage 3 > Secondary Education
Vocational Training | vocational education | trade school instructor | apprenticeship training | vocational instructor
Adult Education | andragogy
Corporate Training Delivery | corporate trainer | soft skills training | soft skills trainer > Training and Development
Instructional Design | instructional designer | addie | elearning design | e learning development | course authoring > Curriculum Development
Articulate 360 | articulate storyline | adobe captivate | articulate rise | camtasia elearning
Curriculum Alignment | common core | state standards | national curriculum
Syllabus Development | syllabus | syllabi | syllabus planning
Exam Invigilation | invigilation | exam proctoring | proctoring exams
Student Grading | grading papers | marking exams | grading assignments
Student Mentoring | mentoring students | mentor students
Individualized Education Programs | iep | ieps | individualized education plan | individual education plans > Special Education
Special Needs Support | special educational needs | sen support | send provision | special needs children | students with disabilities | students with special needs > Special Education
Autism Education | teaching autistic students | autistic students | students with autism | children with autism > Special Education
Gifted Education | gifted and talented
Inclusive Education | inclusive classroom | co teaching
Behavior Management | behaviour management | behavior management plans | positive behavior support | =PBIS > Classroom Management
Classroom Technology | smart board | smartboard | educational technology | edtech
Google Classroom > Learning Management Systems
Moodle > Learning Management Systems
Canvas LMS > Learning Management Systems
Blackboard Learn | blackboard > Learning Management Systems
Schoology > Learning Management Systems
Kahoot
Nearpod
Padlet
Edmodo
Quizlet
Turnitin
PowerSchool | infinite campus | student information systems | student information system
Distance Education | remote teaching | distance learning | virtual teaching > Online Teaching
Academic Advising | academic advisor | academic counseling | student advising > Student Counseling
School Counseling | school counselor | guidance counselor | guidance counselling > Student Counseling
College Admissions | admissions counselor | student recruitment | enrollment management | student admissions
Financial Aid | student financial aid | scholarships administration
Registrar Services | student records
Student Affairs | student life | residence life | resident advisor
School Administration | school principal | vice principal | headteacher | head teacher | school management > Educational Leadership
Accreditation (education) | school accreditation | ofsted | naac accreditation
Professional Development Training | teacher training | teacher development | faculty development
Education Policy | educational policy | education research | educational research
Homeschooling | home schooling
Exam Preparation | test preparation | sat prep | ielts preparation | test prep
IELTS Teaching | ielts trainer | toefl preparation
Physical Education Teaching | physical education teacher | pe teacher | pe instructor > Physical Education
Swimming Instruction | swim instructor | swimming instructor | swimming teacher
Driving Instruction | driving instructor
Piano Teaching | piano lessons | piano teacher > Music Education
Drama Teaching | drama teacher | theatre education
Outdoor Education | outdoor instructor | adventure education
Extracurricular Activities | extracurricular programs | debate coach | school clubs

# libraries > Library Services
Library Cataloging | cataloging | cataloguing | marc records | dewey decimal
Reference Services | reference desk | reference librarian
Circulation Desk | library circulation | book circulation
Collection Development | library collections | collection management library
Integrated Library Systems | koha | sirsidynix | ex libris alma
Digital Libraries | digital archives | institutional repository | digitization
Information Literacy | library instruction
Knowledge Management | knowledge base management | knowledge sharing | knowledge base articles
Genealogy
`;
