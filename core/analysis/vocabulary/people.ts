export const PEOPLE = `
# human resources > Human Resources
Human Resources | hr management | human resource management | human resource | hr manager | hr generalist | hrm | hr operations | hr executive | hr department | hr administration | human resources manager | ~HR | hr business partner
Recruitment | recruiting | talent acquisition | recruiter | staffing | hiring | hiring process | sourcing candidates | candidate sourcing | talent sourcing | it recruitment | technical recruiting | full cycle recruiting | head hunting | headhunting | recruited | executive search
Interviewing | interviews | conducting interviews | candidate interviews | interviewed | interview | interviewing candidates | interviewed candidates | conducted interviews
Onboarding | employee onboarding | new hire orientation | induction | new employee orientation | new hire training | orientation
Employee Relations | employee engagement | labor relations | labour relations | industrial relations | grievance handling | union negotiations | employee grievances | employee relation | collective bargaining
Performance Management | performance appraisal | performance appraisals | appraisal | appraisals | appraisal system
Compensation and Benefits | compensation | benefits administration | comp and ben | salary administration | total rewards | compensation management | employee benefits | benefit administration
Training and Development | learning and development | l&d | employee training | staff training | training programs | training delivery | corporate training | trainer | training and coaching | training sessions | trained staff | training coordinator | training program | training materials | training new employees | trained new employees | train staff | trained employees | training staff
Talent Management | succession planning | talent development | career development
Organizational Development | organisational development | organization development | organizational design | od interventions
HRIS | hr information system | hris systems | human resource information system | hrms
Workday | =Workday
ADP | =ADP | adp workforce | ultipro | kronos | ceridian | paychex
Applicant Tracking Systems | applicant tracking | taleo | greenhouse ats | icims
Background Checks | background verification | reference checks | background check
Labor Law | employment law | labour law | labour laws | labor laws | employment legislation | fmla | eeo compliance
Workforce Planning | manpower planning | headcount planning | workforce management | staff scheduling | employee scheduling | rostering
HR Policies | hr policy | personnel policies | employee handbook
Diversity and Inclusion | diversity equity and inclusion | dei programs
Exit Interviews | offboarding | exit formalities
Employee Records | personnel files | personnel records
`;
