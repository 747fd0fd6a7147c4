export const PROFESSIONAL_CERTIFICATES = `
# finance certificates
ACCA | acca qualified | acca member | acca part qualified > Accounting, Chartered Accountant
Certified Bookkeeper | aat qualified | aat level 3 | aat level 4 | certified public bookkeeper > Bookkeeping
CIMA | cima qualified | cgma | chartered management accountant > Accounting
CIPFA > Accounting
QuickBooks ProAdvisor | quickbooks certified | certified quickbooks > QuickBooks
Certified Payroll Professional | =CPP payroll | fundamental payroll certification > Payroll
Certified Fraud Examiner | =CFE > Fraud Detection
!CAMS | =CAMS | cams certified | certified anti money laundering specialist > Anti-Money Laundering
CAIA | chartered alternative investment analyst > Investment Management
Chartered Tax Adviser | att cta > Taxation
CIA Part 1 | certified government auditing professional > Auditing
CRMA | certification in risk management assurance > Auditing
!PRM | professional risk manager > Financial Risk Management
Certified Treasury Professional | =CTP > Treasury Management
Certified Credit Professional | credit risk certified associate > Credit Analysis
FPAC | certified corporate fp&a professional > Financial Planning
FMVA | financial modeling and valuation analyst > Financial Modeling
Series 63 | series 65 | series 66
Series 6
Series 24
SIE Exam | securities industry essentials
Securities License | nism certified | cisi certificate | securities licence
Mortgage Loan Originator License | nmls | nmls license | mlo license > Lending
CPCU | chartered property casualty underwriter > Insurance
Adjuster License | claims adjuster license | licensed adjuster | all lines adjuster > Insurance
Life Insurance License | life insurance licence | licensed life insurance agent > Insurance
Chartered Insurance Professional | acii | cert cii | associate in claims > Insurance
ChFC | chartered financial consultant | =CLU > Financial Planning
Fellow Actuary | =FSA exam | =ASA exam | fellow of the society of actuaries | associate of the society of actuaries > Actuarial Science
Appraiser License | certified residential appraiser | licensed appraiser > Real Estate Appraisal
CCIM | certified commercial investment member > Commercial Real Estate
Certified Property Manager | arm certification | certified apartment manager > Property Management
!RICS | =RICS | =MRICS | =FRICS | chartered surveyor
CSCP | certified supply chain professional > Supply Chain Management
CLTD | certified in logistics transportation and distribution > Logistics
CPSM | certified professional in supply management | cppb | certified purchasing manager > Procurement
!CIPS | =CIPS | =MCIPS | cips level 4 > Procurement
Customs Broker License | licensed customs broker > Customs Clearance
DGSA | dangerous goods safety adviser > Hazardous Goods Transport
IATA Certification | iata certified | iata diploma | iata ticketing

# people certificates
SHRM-SCP | shrm senior certified professional > Human Resources, SHRM-CP
SPHR | senior professional in human resources > Human Resources, PHR
GPHR > Human Resources
aPHR | associate professional in human resources > Human Resources
Certified Compensation Professional | =CCP compensation | worldatwork > Compensation and Benefits
ATD Certification | cptd | certified professional in learning and performance > Training and Development
ICF Coach | icf certified coach | icf accredited | certified professional coach > Executive Coaching
LinkedIn Recruiter Certification | certified recruiter > Recruitment
Certified Administrative Professional | certified executive administrative professional > Office Administration
Notary Commission | commissioned notary | certified notary > Notary
Workplace Investigator Certification | awi certified

# trade certificates
OSHA Certification | osha certified | osha safety certification > Occupational Safety
OSHA 40 | osha 500 | osha 510 > Occupational Safety
CSP (safety) | certified safety professional | associate safety professional > Occupational Safety
Certified Industrial Hygienist | =CIH > Industrial Hygiene
First Aid Certification | first aid certificate | certified first aider | first aid certified | first aid at work | emergency first aid at work > First Aid
Fire Marshal Certificate | fire warden certificate | fire safety certificate > Fire Safety
Confined Space Certification | confined space certified > Confined Space Entry
Working at Heights Certificate | working at heights certified | ipaf | pasma > Working at Heights
Rigging Certification | certified rigger | nccer rigging > Rigging
Crane Operator License | nccco | cco certified | crane operator certification | crane licence > Crane Operation
CPCS Card | npors > Heavy Equipment Operation
NCCER Certification | nccer certified | nccer core
SMSTS | site management safety training scheme > Construction Management
SSSTS | site supervisor safety training scheme > Site Supervision
LEED Accreditation | leed ap | leed green associate | leed accredited > Sustainable Design
BREEAM | breeam assessor > Sustainable Design
Certified Construction Manager | =CCM certification | cmaa certified > Construction Management
Contractor License | licensed contractor | general contractor license | contractors license > Construction
ICC Inspector Certification | icc certified | icc residential inspector > Construction Inspection
Home Inspector License | licensed home inspector > Property Inspection
Land Surveyor License | licensed land surveyor | professional land surveyor | =PLS > Surveying
Fundamentals of Engineering | fe exam | fe eit | engineer in training | =EIT
Chartered Engineer | =CEng | incorporated engineer
Registered Architect | licensed architect | riba part 3 | riba part 2 | =RIBA | =NCARB > Architecture (buildings)
NICET | nicet level ii > Fire Alarm Systems
Low Voltage License | low voltage technician license
NATE Certification | nate certified > HVAC
HVAC License | hvac certified | hvac certification | universal hvac > HVAC
F-Gas Certificate | f gas | f gas certified > Refrigeration
Apprentice Electrician Card | journeyman card > Electrical Installation
NVQ Level 3 Electrical | city and guilds electrical | am2 | 2391 | 17th edition > Electrical Installation
Backflow Certification | backflow prevention certified > Plumbing
AWS Certified Welding Inspector | =CWI | certified welding inspector | cswip > Welding Inspection
ASNT Level II | asnt level 2 | asnt ndt | ndt level ii | ndt level 2 > Non-Destructive Testing
API Inspector Certification | api 510 | api 570 | api 653
NACE Certification | nace level 2 | nace certified > Corrosion Engineering
IPC Certification | ipc certified | ipc a 610 certified > IPC-A-610
Certified Quality Engineer | asq certified quality engineer | =CQE | =ASQ > Quality Assurance
Certified Quality Auditor | =CQA > Quality Audits
ISO 9001 Lead Auditor | iso 9001 auditor | lead auditor > ISO 9001
Certified Maintenance Professional | =CMRP | certified maintenance and reliability professional > Equipment Maintenance
Energy Manager Certification | certified energy manager > Energy Efficiency
NABCEP | nabcep certified > Solar Installation
Wastewater Operator License | water operator license | water treatment operator license | grade ii wastewater > Water Treatment
Pesticide Applicator License | licensed pesticide applicator > Pesticide Application
Arborist Certification | isa certified arborist | certified arborist > Arboriculture
Boiler License | boiler operator license | black seal license | stationary engineer license > Boiler Operation
Hazmat Endorsement | hazmat endorsed | hazmat certified > Hazardous Materials
Tanker Endorsement | doubles triples endorsement | air brake endorsement > Driving
Class B License | cdl class b | class b cdl > Driving, CDL
Passenger Endorsement | pcv licence | psv licence | d1 licence > Bus Driving
CPC (driver) | driver cpc | driver qualification card > Driving
DOT Medical Card | dot physical | dot medical card
MOT Tester Licence | mot tester > Automotive Repair
State Inspection License | smog license > Automotive Repair
FAA A&P License | a&p license | a&p mechanic | airframe and powerplant | a&p certified > Aircraft Maintenance
EASA Part-66 | easa b1 | easa b2 | part 66 license > Aircraft Maintenance
Pilot License | commercial pilot license | airline transport pilot license | private pilot license | =ATPL | =CPL licence > Piloting
FAA Part 107 | part 107 | remote pilot certificate | drone license | drone licence > Drones
STCW | stcw 95 | basic safety training stcw > Maritime Operations
Seaman's Book | seafarer s book | coc class | master mariner > Maritime Operations
BOSIET | huet | foet > Offshore Operations
IWCF Certification | iwcf well control > Well Control
Lifeguard Certification | certified lifeguard | red cross lifeguard | nplq > Lifeguarding
PADI | padi open water | padi divemaster > Diving
WSET | wset level 2 | wset level 3 | court of master sommeliers > Wine Knowledge
HACCP Certification | haccp certified > HACCP
ServSafe Manager | servsafe manager certified | certified food protection manager > Food Safety
Culinary Certification | certified culinarian | certified chef de cuisine | le cordon bleu > Culinary Arts
Barber License | licensed barber > Barbering
Nail Technician License | licensed nail technician > Nail Care
Massage License | licensed massage therapist | =LMT > Massage Therapy
Yoga Teacher Certification | ryt 200 | ryt 500 | =RYT > Yoga
Group Fitness Certification | acsm certified | =NSCA | =CSCS fitness | issa certified > Group Fitness
Travel Agent Certification | certified travel associate > Tourism
Certified Hospitality Professional | certified hotel administrator > Hospitality
Police Academy | post certified | post certification | peace officer certification > Law Enforcement
Firefighter Certification | firefighter i | firefighter ii | firefighter 1 | firefighter 2 > Firefighting
CCTV Licence | cctv operator licence | sia cctv | public space surveillance > CCTV Monitoring
Armed Guard License | armed security license | firearms license | concealed carry permit > Security Services
Protection Professional Certification | asis cpp | certified protection professional > Security Management
`;
