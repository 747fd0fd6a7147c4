export const ADMINISTRATION = `
# administration
Calendar Management | ~calendars | ~Calendars | calendar coordination | managing calendars | outlook calendar | calendar scheduling | diary management > Scheduling
Minute Taking | meeting minutes | taking minutes | minutes of meetings | taking meeting minutes > Meeting Coordination
Records Management | record keeping | recordkeeping | maintaining records | maintain records | file management | record management
Document Control | document controller | document controllers
Document Preparation | preparing documents | document formatting | preparation of documents
Office Supplies | ordering office supplies | office supply | supply ordering
Expense Processing | processing expenses | expense claims
Visa Processing | visa arrangements | visa processing and travel
Switchboard Operation | switchboard operator | telephone operator
Shorthand | speedwriting | stenography
Court Reporting | stenographer | court reporter
Visitor Management | visitor registration
Board Support | board meetings | board secretary | board papers
Secretarial Services | secretarial duties | secretarial skills | secretary duties
Virtual Assistance | virtual assistant
Audio Typing | copy typing | copytyping
10-Key | ten key | 10 key data entry | 10 key
Photocopying | scanning documents | document scanning | copying and filing
Postal Services | mail carrier | postal clerk | mail delivery | postal worker
Facilities Coordination | facilities coordinator | office relocation | office moves
Purchase Requisitions | purchase requisition > Procurement
Data Management | managing data | data handling | data administration
Form Design | forms management
Database Entry | database maintenance and entry | updating databases | crm data entry

# management
General Management | general manager | managing director
P&L Management | p&l responsibility | p&l ownership | profit and loss responsibility | p&l management
Business Transformation | digital transformation | transformation programs | transformation programmes
Business Continuity Management
Turnaround Management | business turnaround | restructuring
Post-Merger Integration | merger integration
Corporate Governance | board governance
Corporate Social Responsibility | csr programs | sustainability reporting
Sustainability | sustainable development | esg | esg reporting | carbon footprint
Balanced Scorecard
OKRs | objectives and key results | okr
Scenario Planning
SWOT Analysis | swot
Business Modeling | business model canvas | business modelling
Business Cases | business case | business case development | cost benefit analysis | cost benefit analyses
Requirements Workshops | facilitating workshops | workshop facilitation
Gap Analysis | fit gap analysis > Business Analysis
Process Mapping | value stream | process documentation | process flow diagrams | process flows | process modeling | process modelling | business process modeling | business process modelling | workflow diagrams > Business Process Improvement
Workflow Management | workflow automation | workflow design
Operational Excellence | operating model
Continuous Improvement | continuous process improvement | ci projects
Multi-Site Management | multi unit management | multi site operations
Crisis Management | crisis response
Shift Management | shift supervisor | shift manager | shift leader | shift supervision
Staff Scheduling | staff rotas | rota management | employee scheduling | staff rostering
Interdisciplinary Teams | multidisciplinary team | multidisciplinary teams | interdisciplinary team
Remote Team Management | distributed teams | offshore teams | onshore offshore model | managing remote teams
Vendor Evaluation | vendor assessment | supplier evaluation | supplier assessment
Outsourcing | outsourcing management | offshoring
Service Delivery Management | service delivery manager
Statement of Work | statements of work | =SOW
Bid Writing | bid writer | bid preparation | tender documents | tender preparation
Innovation Management | idea management
!Startups | startup environment | start up environment | startup experience | entrepreneurship
Franchise Management | franchising | franchise operations
Membership Management | membership services
Volunteer Management | volunteer coordination | volunteer recruitment | managing volunteers
Donor Management | donor stewardship | major gifts | annual giving
Capital Campaigns | capital campaign
Grant Management | grants administration | grant reporting
Monitoring and Evaluation | monitoring & evaluation | m&e framework | logical framework
Program Evaluation | programme evaluation
International Development | humanitarian aid | humanitarian relief | development cooperation
Public Administration | public policy | local government | civil service
Policy Analysis | policy research | policy analyst
Government Relations | lobbying | public affairs | government affairs
Government Contracting | government contracts | federal contracting | federal acquisition regulation | dfars
Procurement Law | public procurement | public tenders | 44 фз
Conference Management | conference organization | conferences and events | congress organization
Wedding Planning | wedding planner | weddings and events
Exhibition Management | exhibition organization
Protocol (ceremonial) | diplomatic protocol | diplomacy

# customer relations
Client Onboarding | onboarding clients | customer onboarding
Customer Experience | customer experience management | =CX | customer journey | customer journey mapping
Customer Feedback | voice of the customer | customer surveys | csat | nps surveys | net promoter score
Telephone Support | phone support | telephone customer service | inbound calls | inbound customer service
Email Support | email customer support | email correspondence with customers
Call Handling | handling calls | call logging | call resolution | average handle time | first call resolution
Call Center Management | call center manager | contact center management | call centre manager | call center supervisor
Call Monitoring | call quality monitoring | call quality | quality monitoring calls
Back Office Operations | back office processing | back office support
Refunds and Returns | processing refunds | returns processing | returns and exchanges | refund processing
Order Taking | taking orders | order taker | taking customer orders
Escalation Management | handling escalations | customer escalations | escalated calls | escalated issues
Warranty Claims | warranty administration | warranty processing
Technical Customer Support | technical customer service > Technical Support
Dispatching | dispatcher | 911 dispatcher | emergency dispatch | call dispatching
Debt Recovery | debt collector | collections agent | debt collections
Appointment Setting | appointment setter | setting appointments
Visitor Services | visitor experience | information desk
Client Reporting | reporting to clients
Loyalty Programs | loyalty program | loyalty programme | rewards programs

# soft skills
Active Listening | listening skills | good listener
Strategic Thinking | strategic thinker
Stress Management | work under pressure | working under pressure | stress tolerance | ability to work under pressure
Cultural Awareness | cross cultural communication | cultural sensitivity | intercultural communication
!Accountability | sense of responsibility | taking ownership | personal accountability
Persuasion | persuasive | influencing skills | persuasiveness
Networking (people) | professional networking | networking skills
Self-Management | self discipline | self organization | work independently | working independently
Learning Agility | quick learner | fast learner | eager to learn | willingness to learn
Business Acumen | commercial awareness | commercial acumen | business sense
Resourcefulness | resourceful
!Integrity | personal integrity | high integrity | trustworthy | honesty
Patience
Motivating Others | motivating teams | motivational skills | team motivation
Writing Skills | written communication skills | excellent writing
Research Skills | strong research skills
Numeracy | numerical skills | numerate
`;
