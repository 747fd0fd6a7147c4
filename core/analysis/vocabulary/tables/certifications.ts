export const CERTIFICATIONS = `
# project certificates
PMP | project management professional | pmp certified | pmp certification > Project Management
PRINCE2 | prince 2 > Project Management
Certified ScrumMaster | certified scrum master | =CSM | csm certified | =PSM | professional scrum master > Scrum
CAPM | certified associate in project management > Project Management
ITIL Certification | itil certified | itil foundation certified | itil v3 foundation | itil v4 > ITIL
CBAP | certified business analysis professional > Business Analysis
Lean Six Sigma Green Belt | six sigma green belt | green belt > Six Sigma
Lean Six Sigma Black Belt | six sigma black belt | black belt > Six Sigma

# technology certificates
AWS Certification | aws certified | aws certified developer > Amazon Web Services
Azure Certification | microsoft certified azure > Microsoft Azure
Google Cloud Certification | google cloud certified > Google Cloud Platform
CCNA | cisco certified network associate | ccna certified > Computer Networking
CCNP | cisco certified network professional > Computer Networking
MCSE | microsoft certified systems engineer | mcsa | mcp certified | microsoft certified solutions expert
CompTIA A+ | comptia a | a certified technician | comptia
CompTIA Network+ | comptia network
CompTIA Security+ | comptia security > Cybersecurity
CISSP | certified information systems security professional > Cybersecurity
CISM | certified information security manager > Cybersecurity
CISA | certified information systems auditor
CEH | certified ethical hacker > Cybersecurity
OSCP
RHCE | red hat certified engineer > Linux
Oracle Certified Professional | oracle certified | =OCP | =OCA
CKA | certified kubernetes administrator > Kubernetes
ISTQB | istqb certified | istqb foundation > Software Testing
Salesforce Certification | salesforce certified | salesforce certified administrator > Salesforce
Google Analytics Certification | google analytics certified

# finance certificates
CPA | certified public accountant | cpa certified | cpa license | cpa firm qualified > Accounting
Chartered Accountant | chartered accountancy | =ACA | =CA Final | ca inter | =ICAI > Accounting
CMA | certified management accountant | cost and management accountant > Accounting
CFA | chartered financial analyst > Financial Analysis
CIA (audit) | certified internal auditor > Auditing
FRM | financial risk manager > Financial Risk Management
CFP | certified financial planner > Financial Planning
Series 7 | finra series 7
Enrolled Agent
Insurance License | insurance licence | life and health license | property and casualty license > Insurance
Real Estate License | real estate licence | licensed realtor | real estate broker license > Real Estate
CPIM | apics cpim | apics certified > Supply Chain Management

# people certificates
SHRM-CP | shrm cp | shrm certified > Human Resources
PHR | professional in human resources > Human Resources
CIPD | cipd level 5 | cipd level 7 > Human Resources

# care certificates
RN License | registered nurse license | rn licence | nursing license | licensed registered nurse | nmc registered | nmc pin | nursing licence | active rn license | active rn licence | active registered nurse license > Nursing
CNA | certified nursing assistant | certified nurse assistant | cna certified > Patient Care
BLS | basic life support | bls certified
!ACLS | =ACLS | advanced cardiac life support | acls certified | acls certification
!PALS | =PALS | pediatric advanced life support | pals certified
CPR Certification | cpr certified | cpr | cpr and first aid | cpr first aid | cpr aed
EMT Certification | emt certified | emt basic > Emergency Medical Services
Medical License | medical licence | board certified | licensed physician | gmc registered > Medicine
Pharmacist License | pharmacy license | licensed pharmacist > Pharmacy
Certified Medical Assistant | =CMA certified | registered medical assistant > Medical Assisting
CCRN
LCSW | licensed clinical social worker | licensed social worker > Social Work
Certified Phlebotomist | phlebotomy certification | certified phlebotomy technician > Phlebotomy
CPC | certified professional coder > Medical Coding
Personal Trainer Certification | certified personal trainer | nasm certified | ace certified > Physical Education

# trade certificates
Driving Licence | driving license | driver license | drivers license | driver s license | valid license to drive | full uk driving licence | valid driver s license | valid driver s licence | valid drivers license | valid driver license | clean driving record
CDL | commercial driver class a | commercial driver class b | commercial driver license | commercial drivers license | commercial driver s license | cdl class a | class a cdl | cdl a | hgv licence | hgv class 1 | lgv licence | hgv class 2 > Driving
Forklift Certification | lift truck certified | forklift licence | forklift license | forklift certified | certified forklift operator > Forklift Operation
OSHA 10 | osha 10 hour | osha10 > Occupational Safety
OSHA 30 | osha 30 hour | osha30 > Occupational Safety
NEBOSH | nebosh certificate > Occupational Safety
IOSH | iosh managing safely > Occupational Safety
CSCS Card | =CSCS | cscs certified
Electrician License | journeyman electrician | licensed electrician | master electrician | 18th edition | electrician licence > Electrical Installation
Plumbing License | licensed plumber | journeyman plumber | gas safe | gas safe registered > Plumbing
EPA 608 | epa certified | epa universal | epa 608 certification > HVAC
AWS Welding Certification | certified welder | american welding society > Welding
ASE Certification | ase certified | ase master technician > Automotive Repair
Professional Engineer | pe license | licensed professional engineer
HAZWOPER | hazwoper 40 > Hazardous Materials
TWIC | twic card
SIA Licence | sia license | door supervisor licence > Security Services
Guard License | guard card | security guard license > Security Services
ServSafe Certification | servsafe certified | food handler card | food handlers card | food hygiene certificate | food safety certification | level 2 food hygiene > Food Safety
Alcohol Service License | tips certified | rsa certificate | personal licence holder | bartending license
Cosmetology License | licensed cosmetologist | esthetician license > Beauty Therapy
Security Clearance | secret clearance | top secret clearance | ts sci | dbs check | enhanced dbs | dbs checked

# teaching certificates
Teaching License | teaching certificate | teaching certification | teacher certification | certified teacher | licensed teacher | licensed to teach | certified to teach | teaching credential | qualified teacher status | =QTS | state teaching license | teaching licence > Teaching
TEFL Certificate | tefl certified | tesol certified | tefl certification > ESL Teaching
Bar Admission | admitted to the bar | bar council | state bar | licensed attorney | member of the bar | admitted to practice > Legal Practice
`;
