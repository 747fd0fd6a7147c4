export const PEOPLE_PRACTICE = `
# human resources > Human Resources
HR Business Partnering | hr business partner | hrbp | hr business partners
HR Generalist Practice | hr generalist | human resources generalist
Talent Acquisition | talent acquisition specialist | talent acquisition manager > Recruitment
Technical Recruiting | it recruitment | technical recruitment | it recruiter | technical recruiter | tech recruiting > Recruitment
Executive Search | head hunting | headhunting | executive recruitment > Recruitment
Campus Recruitment | campus hiring | university recruiting | graduate recruitment > Recruitment
Full-Cycle Recruiting | full cycle recruiting | full cycle recruitment | end to end recruitment | full life cycle recruiting > Recruitment
Candidate Sourcing | sourcing candidates | talent sourcing | boolean search | resume screening | candidate screening | screening resumes | cv screening > Recruitment
Mass Recruitment | bulk hiring | volume recruitment | high volume recruiting > Recruitment
Temporary Staffing | staffing agency | contract staffing | temp staffing > Recruitment
Recruitment Process Outsourcing > Recruitment
Job Postings | job posting | job advertisements | posting jobs
Job Analysis | job evaluation | job grading | writing job descriptions | job description writing > Human Resources
Competency-Based Interviewing | competency based interviews | behavioral interviewing | structured interviewing > Interviewing
Assessment Centers | assessment centre | psychometric assessments | assessment centres
Employer Branding | employer brand | employee value proposition
Offer Management | offer negotiation | salary negotiation | offer letters
Employee Engagement | engagement surveys | employee engagement surveys | employee satisfaction surveys
Employee Retention | staff retention | retention strategies employees
Grievance Handling | employee grievances | grievances | disciplinary procedures | disciplinary hearings | disciplinary actions > Employee Relations
Labor Relations | labour relations | industrial relations | union negotiations | collective bargaining | union relations > Employee Relations
Performance Appraisals | performance appraisal | employee performance evaluation | employee performance evaluations | staff evaluations | appraisal system | performance review process | 360 degree feedback > Performance Management
Performance Improvement Plans | performance improvement plan > Performance Management
Compensation Management | compensation analysis | salary benchmarking | salary surveys | compensation structure > Compensation and Benefits
Benefits Administration | employee benefits | benefits enrollment | open enrollment | benefit administration > Compensation and Benefits
Executive Compensation | equity compensation | stock options administration > Compensation and Benefits
Incentive Plans | sales compensation | bonus schemes | commission plans > Compensation and Benefits
Learning and Development | l&d | learning & development > Training and Development
Training Needs Analysis | training needs assessment | training need identification > Training and Development
Training Coordination | training coordinator | training administration | training calendar > Training and Development
Train the Trainer | training of trainers > Training and Development
Leadership Development | leadership training | leadership programs > Training and Development
Management Training | manager training > Training and Development
Career Development | career pathing | career planning > Talent Management
Succession Planning | succession plans > Talent Management
Competency Frameworks | competency mapping | competency model > Talent Management
Executive Coaching | executive coach | business coaching | life coaching
Team Building Activities | team building events | team building exercises
Organizational Design | org design | organization design | organisational design > Organizational Development
Culture Change | organizational culture | culture building > Organizational Development
Manpower Planning | headcount planning | headcount management > Workforce Planning
HR Metrics | hr reporting | hr dashboards | turnover analysis
HR Compliance | eeo compliance | hr audits | form i 9
FMLA | fmla administration | leave administration | leave management | absence management
ADA Compliance | americans with disabilities act
Work Visas | h1b | visa sponsorship administration | global mobility | relocation management | expatriate management | expat administration
Employee Welfare | staff welfare | wellbeing programs
HR Shared Services | hr helpdesk | hr service delivery
Employee Onboarding Programs | induction programs | induction training | new hire orientation > Onboarding
Offboarding | exit process | full and final settlement | employee separation
Employee Handbooks | employee handbook | handbook development > HR Policies
Employee Files | personnel administration | personnel records | hr documentation
Time and Attendance | timekeeping | attendance management | timesheets | time sheets | attendance tracking
Payroll Processing | payroll processing | processing payroll | end to end payroll | bi weekly payroll > Payroll
Payroll Accounting | payroll reconciliation | payroll journal > Payroll
Multi-State Payroll | multi state payroll | international payroll | global payroll > Payroll
Statutory Deductions | pf esi | provident fund | esic | statutory payroll > Payroll
ADP Workforce Now | adp workforce | adp payroll > ADP
UKG | ultipro | kronos | ukg pro | ultimate software > HRIS
Ceridian Dayforce | dayforce | ceridian > HRIS
Paychex > Payroll
Paycom > Payroll
Paylocity > Payroll
Gusto (payroll) | gusto payroll > Payroll
BambooHR | bamboo hr > HRIS
Sage HR | sage payroll > Payroll
Zoho People > HRIS
Keka HR | keka > HRIS
Darwinbox > HRIS
greytHR > HRIS
Personio > HRIS
HiBob > HRIS
iTrent | midlandhr > HRIS
PeopleSoft HCM | peoplesoft hrms > PeopleSoft, HRIS
Greenhouse ATS | greenhouse recruiting | lever ats > Applicant Tracking Systems
Taleo | oracle taleo > Applicant Tracking Systems
iCIMS > Applicant Tracking Systems
Bullhorn | bullhorn ats > Applicant Tracking Systems
SmartRecruiters > Applicant Tracking Systems
Jobvite > Applicant Tracking Systems
Workable | workable ats > Applicant Tracking Systems
Job Portals | naukri | indeed resume search
Cornerstone OnDemand > Learning Management Systems
Docebo > Learning Management Systems
Diversity Recruitment | diversity hiring > Diversity and Inclusion
Unconscious Bias Training > Diversity and Inclusion
`;
