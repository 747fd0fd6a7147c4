export const PEOPLE = `
# human resources > Human Resources
Human Resources | hr management | human resource management | human resource | hr manager | hrm | hr operations | hr executive | hr department | hr administration | human resources manager | ~HR
Recruitment | recruiting | recruiter | staffing | hiring | hiring process | recruited
Interviewing | interviews | conducting interviews | candidate interviews | interviewed | interview | interviewing candidates | interviewed candidates | conducted interviews
Onboarding | employee onboarding | induction | new employee orientation | new hire training | orientation
Employee Relations | employee relation
Performance Management | appraisal | appraisals
Compensation and Benefits | compensation | comp and ben | salary administration | total rewards
Training and Development | employee training | staff training | training programs | training delivery | corporate training | trainer | training and coaching | training sessions | trained staff | trained new staff | trained new personnel | trained new employees | trained new hires | trained employees | training of staff | training of new staff | training of new personnel | training of employees | retrained staff | train staff | training program | training materials | training new employees | trained new employees | train staff | trained employees | training staff
Talent Management | talent development
Organizational Development | organisational development | organization development | od interventions
HRIS | hr information system | hris systems | human resource information system
!Workday | =Workday
!ADP | =ADP
Applicant Tracking Systems | applicant tracking
Background Checks | background verification | reference checks | background check
Labor Law | labour law | labour laws | labor laws | employment legislation
Workforce Planning | workforce management | rostering
HR Policies | hr policy | personnel policies
Diversity and Inclusion | diversity equity and inclusion | dei programs
Exit Interviews | exit formalities
Employee Records | personnel files
`;
