export const BUSINESS = `
# office
Microsoft Office | ms office | msoffice | office suite | microsoft office suite | ms office suite | microsoft suite | ms office package | ms suite | office applications
!Microsoft Excel | ms excel | microsoft excel | =Excel | ~excel | =EXCEL | advanced excel | excel spreadsheets | excel spreadsheet | ms excel sheets > Microsoft Office
!Microsoft Word | ms word | microsoft word | ~Word | ~word | microsoft office word > Microsoft Office
PowerPoint | power point | ms powerpoint | microsoft powerpoint | ppt | ms power point > Microsoft Office
!Microsoft Outlook | ms outlook | microsoft outlook | =Outlook | ~outlook > Microsoft Office
Microsoft Project | ms project | msp project
Visio | ms visio | microsoft visio
Microsoft Teams | ms teams
OneNote | microsoft onenote > Microsoft Office
Google Workspace | g suite | gsuite | google suite
!Slack | =Slack
!Zoom | =Zoom | zoom meetings
Spreadsheets | spreadsheet
Typing | touch typing | typing speed | wpm | keyboarding
Dynamics 365 | microsoft dynamics

# administration
Office Administration | administration | administrative support | office management | administrative tasks | administrative duties | office administrator | administrative assistant | office manager | administrative assistance | clerical | clerical support | general office | office support | administrative | administrative skills | administrator
Scheduling | appointment scheduling | scheduling appointments | schedule management | scheduled appointments | schedule appointments | scheduler
Filing | filing system | document management | filing systems
Reception | receptionist | front desk | front office | greeting visitors | greet visitors
Travel Arrangements | travel coordination | travel planning | coordinating travel | travel booking | arrange travel | travel management > Office Administration
Meeting Coordination | meeting planning | coordinate meetings > Office Administration
Correspondence | business correspondence | drafting correspondence | drafting letters > Office Administration
Telephone Etiquette | phone etiquette | answering phones | answer phones | multi line phone | multi line phone system | switchboard | answered phones | phone calls
Executive Support | executive assistant | personal assistant | executive assistance | secretarial support | secretary | secretarial
Mail Handling | incoming mail | mail sorting | mail room | mailroom
Transcription | transcribing | transcriptionist | dictation
Office Equipment | fax machines | copiers | fax machine
Confidentiality | confidential information | confidential records | handling confidential

# project management
Project Management | project manager | managing projects | managed projects | project coordination | project leadership | manage projects | project execution | project delivery | project manager it | project coordinator | project lead | project planning | project plans | project plan | project leader | pmbok | project administration
Program Management | programme management | program manager | programme manager | portfolio management pmo | program coordination | program coordinator | program planning > Project Management
PMO | project management office | project governance | program management office | project portfolio management > Project Management
Project Scheduling | project schedules > Project Management
Project Budgeting | project budget | project budgets | project cost control | project costing > Project Management
Risk Management | risk mitigation | risk assessment | risk assessments | risk analysis | risk register | risk manager | risk identification | risk and compliance
Stakeholder Management | stakeholder engagement | stakeholders | stakeholder communication | stakeholder relations | managing stakeholders | key stakeholders
Change Management | organizational change | organisational change | change control | change manager
Resource Planning | resource management | resource allocation | capacity planning
Cross-Functional Coordination | cross functional teams | cross functional team | cross functional collaboration | cross functional | cross functionally | inter departmental coordination | cross departmental | interdepartmental
Asana
Trello
Monday.com | monday com
Basecamp
Smartsheet
Business Process Improvement | process improvement | process improvements | process enhancement | process optimization | process optimisation | process reengineering | business process reengineering | process re engineering | business process | streamlined processes | improve processes | streamline processes | process redesign | improving processes | efficiency improvement | workflow optimization | improved processes
Business Analysis | business analyst | business systems analyst | business system analyst | business requirements analysis | use cases | functional analyst
Business Planning | business plan | business plans | annual operating plan | annual planning
Strategic Planning | strategy development | business strategy | corporate strategy | strategic plan | strategic management | strategic initiatives | strategic plans | strategy planning | strategy formulation
Business Development | business developer | new business development | new business | developing new business | biz dev | business growth | business development manager | business expansion | business opportunities
Management Consulting | consulting | consultant | consultancy | advisory services | business consulting
Due Diligence | due-diligence
Mergers and Acquisitions | m&a | mergers | acquisitions
Business Partnering | business partner | business partners | partnering with business | partnership development | partnership management | alliances
Vendor Management | supplier management | vendor relations | vendor relationship | vendor relationships | vendor relationship management | supplier relationship management | supplier relations | vendors | vendor negotiations | third party vendors | vendor selection | vendor coordination | managing vendors | suppliers | supplier relationships
Contract Management | contract administration | contract negotiation | contract negotiations | contracts management | contracts manager | negotiating contracts | =SLA | negotiate contracts
Operations Management | operations manager | managing operations | operational management | business operations | daily operations | day to day operations | =Operations | ~operations | general operations | operations supervisor | operations director | plant operations | director of operations | manage operations
Facilities Management | facility management | facilities maintenance | building maintenance | facility maintenance | facilities manager
Policy Development | policies and procedures | policy making | standard operating procedures | =SOP | =SOPs | procedures manual | operating procedures
Product Management | product manager | product owner | product roadmap | product strategy | product ownership | go to market
Product Development | new product development | npd | new product introduction
KPI Tracking | key performance indicators | =KPI | =KPIs | kpi | performance metrics
Performance Monitoring | performance tracking | monitoring performance | performance review | performance reviews | monitor performance | performance evaluation | performance evaluations | performance analysis | performance measurement | evaluating performance
Team Management | managing teams | team leadership | team lead | team leader | led a team | managed a team | people management | people management skills | staff management | supervising staff | staff supervision | supervisory skills | managing people | supervised | supervision | leading teams | leading a team | manage a team | managed team | manage team | supervising | supervise | supervisor | staff development | supervisory | line manager | line management | direct reports | managed staff | manage staff
Technical Leadership | technical lead | tech lead | technical leader | lead developer | lead engineer | engineering management | architect lead
Grant Writing | grant proposals | grant applications | grant proposal
Fundraising | fund raising | donor relations | fundraiser | fundraisers | donations | donor development
Proposal Writing | proposals | rfp | rfps | rfi | request for proposal | bid management | tender management | tendering | bids and tenders | request for quotation | rfq
Event Management | event planning | event coordination | events management | event organization | organizing events | conference planning | event manager | event coordinator | special events | organized events
Nonprofit Management | non profit | nonprofit | =NGO
ERP | erp systems | enterprise resource planning | erp system | erp implementation
SAP | sap erp | sap r 3 | sap ecc > ERP
SAP MM | sap materials management | sap mm module > SAP
SAP SD | sap sales and distribution > SAP
SAP FICO | sap fi | sap co | fico | sap finance > SAP
SAP SCM | sap supply chain > SAP, Supply Chain Management
SAP HCM | sap hr > SAP
SAP BW | sap bi | sap bw hana > SAP
SAP PP | sap production planning > SAP
SAP Basis > SAP
SAP Ariba | ariba > SAP
Oracle ERP > ERP
JD Edwards | jde | jd edwards enterpriseone > ERP
NetSuite | oracle netsuite > ERP
PeopleSoft > ERP
Odoo > ERP
!Infor | =Infor | infor erp | baan > ERP
Epicor > ERP

# soft skills
Communication | communication skills | communicator | verbal communication | written communication | written and verbal communication | oral communication | interpersonal communication | verbal and written communication | communicating effectively
Interpersonal Skills | interpersonal | people skills | relationship building | building relationships | rapport building | build relationships
Teamwork | team player | team work | collaboration | collaborative | work in a team | team building | team oriented | collaborated
Leadership | leadership skills | leader | leading by example
Problem Solving | problem solver | problem-solving | solving problems | analytical skills | critical thinking | resolving issues | analytical thinking | resolve problems
Time Management | time-management | prioritization | prioritisation | meeting deadlines | multi tasking | multitasking | prioritizing | meet deadlines | multi task
Attention to Detail | detail oriented | attention to details | detail-oriented | accuracy and attention | eye for detail
Organizational Skills | organisational skills | organization skills | well organized | organizing skills
Negotiation | negotiating | negotiation skills | negotiations | negotiated | negotiator
Decision Making | decision-making | decision maker
Presentation Skills | presentations | public speaking | presenting | presentation | presented to
Conflict Resolution | conflict management | dispute resolution | mediation | resolving conflicts
Adaptability | flexibility | adaptable | flexible
Creativity | creative thinking | creative
Initiative | self motivated | self starter | proactive | self-motivated
Coaching | mentoring | coaching and mentoring | mentor | mentored | coach | coached
Customer Focus | customer oriented | customer centric | client focused
Emotional Intelligence | empathy | empathetic
Work Ethic | hard working | hardworking | reliable | reliability | dependable | punctual
`;
