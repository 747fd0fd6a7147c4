export const BUSINESS_SOFTWARE = `
# office
Pivot Tables | pivot table > Microsoft Excel
VLOOKUP | vlookups | xlookup > Microsoft Excel
Excel Macros | excel macro | recorded macros > Microsoft Excel
Microsoft Publisher | ms publisher > Microsoft Office
OneDrive | one drive
Microsoft Planner | microsoft to do
Microsoft Forms
Webex | cisco webex | webex meetings
!Skype | ~Skype | skype for business | microsoft lync | ~skype
GoToMeeting | gotowebinar | go to meeting
Google Docs > Google Workspace
Google Slides
Google Drive > Google Workspace
Google Calendar
Google Meet
Gmail
LibreOffice
OpenOffice
Keynote (Apple) | apple keynote | iwork
Evernote
Dropbox
Box (storage) | box.com
DocuSign | docu sign | adobe sign
Calendly
Lotus Notes | ibm notes | hcl notes | lotus domino
Prezi
Word Processing | word processor | wordperfect | word perfect | word processing software
Mail Merge | mail merges
Loom (video) | loom videos
Internet Research | web research | online research | internet searches

# project tools
Primavera P6 | primavera | oracle primavera | =P6 > Project Scheduling
Gantt Charts | gantt | gantt chart > Project Scheduling
Critical Path Method | critical path | =CPM scheduling > Project Scheduling
Earned Value Management | earned value | =EVM
Wrike
Teamwork.com
Planview
Clarity PPM | ca clarity
Microsoft Project Server | project server
Procore
Bluebeam | bluebeam revu
PlanGrid | autodesk build | bim 360
Aconex | oracle aconex
Buildertrend | coconstruct
Basecamp | base camp

# sap > SAP
SAP PM | sap plant maintenance
SAP QM | sap quality management
SAP WM | sap warehouse management > SAP SCM
SAP APO | sap ibp | sap scm apo > SAP SCM
SAP PS | sap project system
SAP CRM | sap c4c | sap sales cloud
SAP SRM
SAP Fiori | sap ui5 | sapui5
SAP S/4HANA | s 4hana | s4hana | sap s4 hana
SAP Business One | sap b1
SAP Concur | =Concur | concur expense
SAP SuccessFactors | successfactors | success factors > SAP HCM
SAP Fieldglass
SAP Solution Manager | solman
SAP NetWeaver | sap pi | sap po
SAP BW/4HANA | bw 4hana
SAP GRC
SAP LE | sap le wm
SAP TM | sap transportation management
SAP MDG
SAP BTP | sap cloud platform
SAP Implementation | sap implementations | sap consultant | sap rollout
SAP EDI | sap idoc | idocs
ABAP | sap abap | abap programming

# erp > ERP
Oracle E-Business Suite | oracle ebs | oracle e business suite | oracle apps | oracle applications | =EBS suite > Oracle ERP
Oracle Fusion | oracle fusion cloud | oracle cloud erp | oracle fusion hcm > Oracle ERP
Oracle Financials > Oracle ERP
Oracle HCM | oracle hcm cloud > HRIS
Oracle SCM | oracle scm cloud
Dynamics AX | microsoft dynamics ax | dynamics 365 finance > Dynamics 365
Dynamics NAV | navision | business central | dynamics 365 business central > Dynamics 365
Dynamics GP | great plains | microsoft great plains > Dynamics 365
Dynamics CRM | microsoft dynamics crm | dynamics 365 crm > Dynamics 365, Customer Relationship Management
1C:Enterprise | 1c enterprise | 1с предприятие | 1с | 1c бухгалтерия | 1с бухгалтерия | 1c предприятие | 1с erp | 1с зуп | 1с ут | 1c erp
Acumatica
Syspro
!IFS | ifs applications | ifs erp
Deltek Costpoint | deltek | deltek vantagepoint
Unit4 | agresso
Ramco | ramco erp
MYOB
Workday HCM | workday hris | workday integrations > HRIS
!Lawson | infor lawson | lawson erp | lawson software > ERP
Plex (ERP) | plex erp
Kingdee > ERP
Yonyou > ERP
Made2Manage > ERP
JobBOSS > ERP
Global Shop Solutions > ERP
QAD | qad erp
MRP Systems | mrp system | mrp ii
PLM | product lifecycle management | teamcenter | windchill | arena plm
!MES | manufacturing execution system | manufacturing execution systems | =MES
!EDI | =EDI | electronic data interchange
!CMMS | =CMMS | computerized maintenance management | cmms software | ibm maximo | maximo | fiix
!LIMS | =LIMS | laboratory information management system | laboratory information system | labware lims | lims system
Document Management Systems | document management system
OpenText > Document Management Systems
Documentum > Document Management Systems
FileNet | ibm filenet > Document Management Systems
Laserfiche > Document Management Systems
M-Files > Document Management Systems
Alfresco
Hyland OnBase | onbase

# customer software
Salesforce Sales Cloud | sales cloud > Salesforce
Salesforce Service Cloud | service cloud > Salesforce
Salesforce Marketing Cloud | sfmc | exacttarget | marketing cloud salesforce > Salesforce
Salesforce Administration | salesforce administrator | salesforce admin > Salesforce
Salesforce Development | salesforce developer | visualforce | soql > Salesforce
Salesforce Lightning | lightning components > Salesforce
Salesforce CPQ | cpq > Salesforce
Veeva CRM | veeva | veeva vault > Customer Relationship Management
Pipedrive > Customer Relationship Management
SugarCRM | sugar crm > Customer Relationship Management
Siebel | siebel crm > Customer Relationship Management
Freshsales > Customer Relationship Management
Microsoft CRM | ms crm > Customer Relationship Management
ACT CRM | goldmine crm > Customer Relationship Management
Bitrix24 CRM | amocrm > Customer Relationship Management
Intercom (software) | intercom chat
LiveChat | live chat support | live chat | chat support
Outreach.io
Salesloft
ZoomInfo | zoom info
LinkedIn Sales Navigator | sales navigator
LinkedIn Recruiter
Gong.io
Gainsight > Customer Success
Blackbaud | raiser s edge | raisers edge
Yardi | yardi voyager
AppFolio
RealPage | onesite
MRI Software
CoStar
!MLS | multiple listing service | =MLS
`;
