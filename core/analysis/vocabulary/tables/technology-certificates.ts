export const TECHNOLOGY_CERTIFICATES = `
# project certificates
PgMP | program management professional > Program Management
PMI-ACP | pmi agile certified practitioner | pmi acp > Agile
PMI-RMP > Risk Management
PMI-PBA | iiba ecba | ccba > Business Analysis
PRINCE2 Agile > Agile
MSP (programme management) | managing successful programmes > Program Management
APM Qualification | apm pmq | apm project management qualification > Project Management
Certified Scrum Product Owner | =CSPO | =PSPO | professional scrum product owner > Scrum
SAFe Certification | safe agilist | certified safe | leading safe > SAFe
ICAgile Certified Professional | icp acc > Agile
Kanban Certification | kanban management professional > Kanban
TOGAF Certification | togaf certified | togaf 9 certified > Enterprise Architecture
Lean Six Sigma Yellow Belt | six sigma yellow belt | yellow belt > Six Sigma
Lean Six Sigma White Belt | six sigma white belt > Six Sigma
Certified Change Management Professional | prosci | prosci certified | =CCMP > Change Management
Certified Event Planner | certified meeting professional > Event Management
Fundraising Executive Certification | =CFRE | certified fund raising executive > Fundraising
Facilities Management Certification | certified facility manager > Facilities Management

# technology certificates
AWS Cloud Practitioner | aws certified cloud practitioner > AWS Certification
AWS Solutions Architect | aws certified solutions architect | aws solution architect associate > AWS Certification
AWS SysOps Administrator | aws certified sysops administrator > AWS Certification
AWS DevOps Engineer Certification | aws certified devops engineer > AWS Certification
AWS Security Specialty | aws certified security > AWS Certification
Azure Fundamentals | az 900 | az900 | microsoft certified azure fundamentals > Azure Certification
Azure Administrator Associate | az 104 | az104 > Azure Certification
Azure Solutions Architect Expert | az 305 | az 303 | az 304 > Azure Certification
Azure Developer Associate | az 204 > Azure Certification
Azure DevOps Engineer Expert | az 400 > Azure DevOps
Azure Data Engineer Associate | dp 203 > Azure Certification
Power BI Data Analyst Associate | pl 300 | da 100 > Power BI
Power Platform Certification | pl 900 | pl 200 > Power Platform
Microsoft 365 Certification | ms 900 | ms 102 | ms 100 > Office 365
Microsoft Security Certification | sc 900 | sc 200 | az 500 > Cybersecurity
Microsoft Office Specialist | mos certified | mos certification > Microsoft Office
Google Professional Cloud Architect | professional cloud architect | google cloud architect certified > Google Cloud Certification
Google Associate Cloud Engineer | associate cloud engineer > Google Cloud Certification
Google IT Support Certificate | google it support professional > Technical Support
Google Data Analytics Certificate | google data analytics professional > Data Analysis
IBM Data Science Certificate | ibm data science professional > Data Science
TensorFlow Developer Certificate | tensorflow certified > TensorFlow
Databricks Certification | databricks certified > Databricks
Snowflake Certification | snowpro | snowpro core > Snowflake
Tableau Certification | tableau certified | tableau desktop specialist > Tableau
SAS Certification | sas certified | sas certified base programmer > SAS
Cloudera Certification | cloudera certified > Hadoop
Terraform Associate | hashicorp certified terraform | terraform certified > Terraform
CKAD | certified kubernetes application developer > Kubernetes
CKS (Kubernetes) | certified kubernetes security specialist > Kubernetes
Docker Certified Associate > Docker
LPIC | linux professional institute | lpic 1 | lfcs | linux foundation certified > Linux
CompTIA Linux+ | comptia linux > Linux
RHCSA | red hat certified system administrator > Linux
CompTIA CySA+ | cysa > Cybersecurity
CompTIA PenTest+ | pentest plus > Penetration Testing
CompTIA Server+ | comptia server
CompTIA Cloud+ | comptia cloud
CompTIA Project+ | comptia project
CASP+ | comptia advanced security practitioner > Cybersecurity
SSCP | systems security certified practitioner > Cybersecurity
CCSP | certified cloud security professional > Cloud Security
CRISC | certified in risk and information systems control > Risk Management
CGEIT
GIAC Certification | =GSEC | =GCIH | =GPEN | =GCIA | giac certified > Cybersecurity
ISO 27001 Lead Auditor | iso 27001 lead implementer | iso 27001 auditor > ISO 27001
CIPP | certified information privacy professional | =CIPP/E | cipm > Data Protection
CHFI | computer hacking forensic investigator > Digital Forensics
eJPT | ejptv2 > Penetration Testing
CCIE | cisco certified internetwork expert > Computer Networking
CCDA | cisco certified design associate | ccdp > Computer Networking
CCENT | cisco certified entry networking technician > Computer Networking
CCNA Security | ccnp security > Network Security
JNCIA | jncis | jncip | jncie > Juniper Networks
Fortinet NSE | =NSE4 | nse 4 | fortinet certified > Fortinet
PCNSE | pcnsa | palo alto certified > Palo Alto Networks
F5 Certification | f5 certified
VCP | vmware certified professional > VMware
Citrix Certification | citrix certified | =CCA-V > Citrix
NetApp Certification | netapp certified > NetApp
Veeam Certified Engineer | =VMCE > Veeam
Oracle Certified Associate | oracle database certified | oracle certified associate database > Oracle Database
Oracle Java Certification | oracle certified java programmer | sun certified java programmer | ocjp | =SCJP | =OCPJP | java se 8 programmer > Java, Oracle Certified Professional
Oracle Cloud Certification | oci certified | oracle cloud infrastructure certified > Oracle Cloud
Spring Professional Certification | spring certified professional > Spring Framework
MongoDB Certification | mongodb certified > MongoDB
MCSD | microsoft certified solutions developer | microsoft certified professional developer > .NET
MCDBA | mcitp | microsoft certified it professional
!MCT | =MCT | microsoft certified trainer
Salesforce Administrator Certification | salesforce adm 201 | adm 201 > Salesforce
Salesforce Platform Developer | salesforce certified platform developer | platform developer i > Salesforce
ServiceNow Certification | servicenow csa | servicenow certified | certified system administrator servicenow > ServiceNow
SAP Certification | sap certified | sap certified application associate > SAP
Pega Certification | pega certified | pega cssa > Pega
UiPath Certification | uipath certified > UiPath
ISTQB Advanced | istqb advanced level | istqb test manager > Software Testing
CSTE | certified software tester | csqa > Software Testing
Certified Penetration Tester | =OSCE | =OSWE > Penetration Testing
ITIL Expert | itil intermediate | itil 4 managing professional > ITIL
COBIT Certification | cobit certified > IT Governance
Autodesk Certification | autodesk certified professional | autodesk certified user | autocad certified > CAD
SolidWorks Certification | =CSWA | =CSWP | certified solidworks associate | certified solidworks professional > SolidWorks
Adobe Certified Professional | adobe certified expert | adobe certified associate > Adobe Creative Suite
Esri Certification | esri technical certification | gisp > GIS
Unity Certification | unity certified > Game Development
BICSI Certification | =RCDD | bicsi installer > Fiber Optics
HDI Certification | hdi support center analyst | hdi certified > Technical Support

# marketing certificates
HubSpot Certification | hubspot certified | hubspot inbound certified | hubspot inbound marketing certification > HubSpot
Google Ads Certification | google ads certified | google adwords certified > SEM
Meta Blueprint | facebook blueprint | meta certified > Social Media Marketing
Hootsuite Certification | hootsuite certified > Social Media Marketing
CIM Qualification | chartered institute of marketing > Marketing
Digital Marketing Institute Certificate | certified digital marketing professional > Digital Marketing
APR Accreditation | accredited in public relations > Public Relations
Certified UX Professional | nielsen norman ux certification | google ux design certificate > UX Design
`;
