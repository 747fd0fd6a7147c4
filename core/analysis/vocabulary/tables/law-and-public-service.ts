export const LAW_AND_PUBLIC_SERVICE = `
# law > Legal Practice
Contract Drafting | drafting contracts | drafting agreements | agreement drafting | contract preparation > Legal Drafting
Contract Review | contract vetting | reviewing contracts | contract reviews | contract analysis > Contract Law
Contract Lifecycle Management | ironclad clm | clm software | contract lifecycle
Commercial Law | commercial contracts | commercial litigation | business law
Civil Litigation | civil procedure | civil law > Litigation
Trial Preparation | trial advocacy | trial practice | jury trials > Litigation
!Depositions | =Depositions | =depositions | taking depositions > Litigation
Legal Pleadings | pleadings | motions and briefs | drafting motions | legal briefs > Legal Drafting
Discovery (law) | ~Discovery | ~discovery | written discovery | discovery motions | drafted discovery | interrogatories | discovery requests | discovery responses > Litigation
Appellate Practice | appeals court | appellate law
Mergers and Acquisitions Law | m&a transactions legal | corporate transactions
Securities Law | securities regulation | securities litigation
Banking Law | finance law
Company Secretarial | company secretary | corporate secretarial | secretarial compliance | statutory registers > Corporate Law
Competition Law | antitrust
Environmental Law
Employment Law | employment litigation | labour law litigation > Labor Law
Health Law | medical malpractice | healthcare law
Personal Injury Law | personal injury | personal injury claims
Insurance Defense | insurance litigation
Construction Law
Maritime Law | admiralty law | shipping law
International Law | public international law
Constitutional Law | administrative law
Patent Law | patent prosecution | patent drafting | patents | patent attorney > Intellectual Property
Trademark Law | trademarks | trademark registration > Intellectual Property
Copyright Law | copyright licensing > Intellectual Property
Licensing Agreements | technology licensing | licensing negotiations
Conveyancing | residential conveyancing | property conveyancing > Real Estate Law
Title Searches | title search | title examinations > Real Estate Law
Landlord and Tenant Law | eviction | evictions
Divorce Law | child custody | matrimonial law > Family Law
Wills and Probate | probate | estate administration | wills and estates
Criminal Defense | criminal litigation | public defender > Criminal Law
Criminal Prosecution | prosecutor | district attorney > Criminal Law
Immigration Law | immigration petitions | h 1b petitions | asylum law | uscis
GDPR | general data protection regulation > Data Protection
CCPA > Data Protection
Privacy Impact Assessment | dpia | privacy compliance > Data Protection
Legal Compliance | legal and regulatory compliance > Regulatory Compliance
Westlaw > Legal Research
LexisNexis | lexis nexis > Legal Research
Relativity (e-discovery) | relativity ediscovery | ~Relativity > E-Discovery
Document Review | legal document review > E-Discovery
Clio (legal) | mycase | legal practice management software
Legal Billing | legal invoicing | elite 3e | time and billing
Court Filing | court filings | e filing | docketing | legal docketing | calendar court dates
Court Administration | court clerk | clerk of court | court operations
Bluebook Citation | shepardizing | cite checking
Legal Administration | legal secretary | legal secretarial | legal administrative assistant > Paralegal Services
Legal Assistance | legal aid | pro bono
Legal Operations | legal ops
Bankruptcy Filings | chapter 7 bankruptcy | chapter 11 bankruptcy | chapter 13 bankruptcy > Bankruptcy Law
Mediation (law) | mediator | civil mediation

# public safety
Patrol Operations | police patrol | patrol officer > Law Enforcement
Criminal Investigations | criminal investigation | detective work | crime scene investigation | investigative techniques > Law Enforcement
Traffic Enforcement | traffic control police > Law Enforcement
!Corrections | correctional officer | corrections officer | prison officer | detention officer | inmate supervision
Crime Analysis | crime analyst | intelligence analysis police
Intelligence Analysis | intelligence analyst | military intelligence | =OSINT | =SIGINT | =HUMINT
Interrogation | interview and interrogation
Evidence Handling | evidence collection | chain of custody
Firearms Training | firearms handling | weapons training | marksmanship | firearms instructor
Self-Defense | defensive tactics | martial arts
Firefighting | firefighter | fire fighter | fire suppression | wildland fire | structural firefighting > Fire Safety
Fire Inspection | fire inspections | fire marshal | fire warden > Fire Safety
Search and Rescue | rescue operations | water rescue | technical rescue
Lifeguarding | lifeguard | pool lifeguard
Disaster Management | disaster response | disaster relief | incident command system
Emergency Planning | emergency response plans | emergency response plan | evacuation planning
Border Control | customs officer | border patrol | immigration officer
Private Investigation | private investigator | background investigation | skip tracing
Executive Protection | close protection | bodyguard
Access Control (security) | badge access | entry control | gate control
CCTV Monitoring | cctv operator | cctv | video surveillance > Security Services
Loss Prevention | theft prevention | asset protection | store detective > Security Services
Event Security | crowd control | crowd management | door supervision | door supervisor > Security Services
Security Management | security manager | security supervisor | security operations management > Security Services
Security Patrols | mobile patrol | foot patrols > Security Services
Airport Security | baggage screening | passenger screening | tsa screening
Dog Handling | k9 handler | k 9 unit
Military Service | us army | army | army veteran | us navy | navy veteran | us air force | air force | marine corps | defense forces | defence forces | national guard | armed forces service | bundeswehr | infantry | combat operations
Military Logistics Planning | military logistics | quartermaster
Military Training Instruction | drill instructor
Explosive Ordnance Disposal | bomb disposal
CBRN | chemical biological radiological

# safety > Occupational Safety
Health and Safety Management | health and safety officer | safety officer | safety manager | hse officer | hse manager | ehs manager
Safety Audits | safety audit | safety inspections | safety inspection | hse audits
Safety Training | toolbox talks | toolbox talk | safety talks | safety meetings
Accident Investigation | incident investigation | accident reporting | incident reporting safety | near miss reporting
Risk Assessments (safety) | job hazard analysis | job safety analysis | =JSA
Permit to Work | permit to work systems | work permits safety | hot work permit
Confined Space Entry | confined space | confined spaces
Working at Heights | working at height | fall protection
Personal Protective Equipment | =PPE
COSHH | chemical handling | chemical safety | msds | safety data sheets
Industrial Hygiene | occupational hygiene
Behavior-Based Safety | behavior based safety | =BBS safety
Manual Handling | lifting techniques | safe lifting

# public sector
Legislative Affairs | legislative research | legislation drafting | bill drafting
Constituent Services | constituent relations | casework constituents
Public Finance | government budgeting | municipal finance | public budgeting
!Elections | election administration | political campaigns | campaign management political
Permits and Licensing | permit processing | business licensing
Code Enforcement
Grants and Subsidies | eu funds | eu funded projects
Regulatory Policy | regulatory analysis
Social Security Administration | social security benefits
Census Taking | enumerator
Diplomatic Service | consular services | foreign service officer
Community Policing
City Management | municipal government | municipal services
`;
