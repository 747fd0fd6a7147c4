export const SOCIAL_AND_FAMILY = `
# social care
Child Protection | child protective services | child welfare | child protection services > Social Work
Foster Care | adoption services | foster families
Family Support | family support worker | family services > Social Work
Family Therapy | marriage and family therapy | couples therapy | marriage counseling > Counseling
Individual Counseling | individual therapy | one on one counseling > Counseling
Group Counseling | group therapy | group facilitation | support groups > Counseling
Psychotherapy | psychotherapist | psychodynamic therapy > Counseling
Cognitive Behavioral Therapy | cognitive behavioural therapy | cognitive behavioral > Counseling
Dialectical Behavior Therapy | =DBT > Counseling
Motivational Interviewing > Counseling
Grief Counseling | bereavement counseling | bereavement support > Counseling
Trauma-Informed Care | trauma informed care | trauma therapy | =EMDR
Career Counseling | career coaching | career guidance | career advisor | careers advice
Addiction Counseling | substance abuse counselor | chemical dependency | alcohol and drug counseling > Substance Abuse Counseling
Harm Reduction
Mental Health First Aid
Mental Health Assessment | psychosocial assessment | psychosocial assessments | biopsychosocial assessment
Treatment Planning | treatment plan | treatment plans
Crisis Hotline | crisis line
Suicide Prevention | suicide risk assessment > Crisis Intervention
De-Escalation | de escalation techniques | crisis prevention intervention | nonviolent crisis intervention > Crisis Intervention
Domestic Violence Support | domestic violence | victim advocacy | victim services
Homeless Services | homelessness | homeless shelter | supported housing
Refugee Support | refugee resettlement | asylum seekers
Elder Care Services | senior services | adult protective services
Autism Support | autism spectrum disorder | autistic children
Learning Disabilities | learning disability support > Disability Support
Direct Support | direct support professional | direct care | direct care worker
Residential Support | group home | residential counselor | supported living
Benefits Counseling | welfare benefits advice | public assistance eligibility | eligibility worker
Probation | parole | probation officer | parole officer | offender management
Juvenile Justice | youth offenders
Community Development | community organizing | community building
Needs Assessment | needs assessments | intake assessments | intake assessment | client intake
Care Coordination | coordination of care | care coordinator > Case Management
Social Research | social science research
Pastoral Care | chaplaincy | chaplain
Mediation (family) | family mediation

# psychology > Psychology
Clinical Psychology | clinical psychologist
Counseling Psychology
Educational Psychology | school psychology | school psychologist
Child Psychology | developmental psychology
Organizational Psychology | industrial organizational psychology | occupational psychology
Neuropsychology | cognitive neuroscience | neuropsychological testing
Psychological Testing | psychological assessment | psychometric testing | psychometrics | psychological assessments
Behavioral Science | behavioural science | behavioral economics
Applied Behavior Analysis | applied behavior analysis | aba therapy | discrete trial training > Behavior Analysis
Behavior Intervention Plans | functional behavior assessment | behavior plans > Behavior Analysis
Sports Psychology
Mindfulness | meditation | meditation teaching
Child Development

# childcare > Child Care
Nannying | nanny | au pair | governess
Babysitting | babysitter
Infant Care | infants and toddlers | diapering | bottle feeding
Daycare | day care | daycare centre | nursery assistant | childcare center
After-School Programs | after school program | after school care | before and after school
Early Years Foundation Stage | eyfs | early years practitioner | early years educator
Potty Training | toilet training
Play-Based Learning | play based learning | learning through play
Camp Counseling | camp counselor | summer camp | camp director
Parent Education | parenting classes | parenting education
Early Intervention | early childhood intervention
Homework Help | homework assistance

# household
Household Management | house manager | estate management household
Domestic Cleaning | house cleaning | home cleaning | domestic helper | maid service
Errand Running | running errands | grocery shopping for clients
Ironing | laundry and ironing
`;
