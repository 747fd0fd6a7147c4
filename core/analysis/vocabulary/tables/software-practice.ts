export const SOFTWARE_PRACTICE = `
# backend
RabbitMQ | rabbit mq > Message Queues
ActiveMQ | active mq > Message Queues
IBM MQ | mqseries | websphere mq > Message Queues
Amazon SQS | =SQS | aws sqs > Message Queues
MQTT > Message Queues
AMQP > Message Queues
ZeroMQ > Message Queues
NATS (messaging) | =NATS > Message Queues
Apache Pulsar > Message Queues
Kafka Streams | ksql | ksqldb > Apache Kafka
Apache Camel
MuleSoft | mule esb | anypoint
TIBCO | tibco businessworks
Dell Boomi | boomi
Enterprise Integration | enterprise application integration | =EAI | enterprise service bus | =ESB | integration patterns
Service-Oriented Architecture | service oriented architecture | =SOA | soa architecture
Swagger | openapi | open api
OData
JWT | json web token | json web tokens
OpenID Connect | =OIDC
SAML > Identity and Access Management
XSLT | xpath | xquery > XML
YAML
Protocol Buffers | protobuf
Apache Avro
Memcached
Caching | distributed caching | cache management | redis cache
Distributed Systems | distributed computing | distributed architecture
High Availability | highly available systems | fault tolerance | failover | failover clustering
Scalability | scalable systems | scalable architecture | highload | high load
Real-Time Systems | real time systems | real time processing
Functional Programming
Reactive Programming
SOLID Principles | =SOLID
Dependency Injection | inversion of control
Clean Architecture | hexagonal architecture | onion architecture
Clean Code
Refactoring | code refactoring
Legacy Modernization | legacy systems | legacy migration | application modernization
Performance Optimization | performance tuning | performance optimisation | query optimization | query tuning
Code Generation
Compilers | compiler design
!Operating Systems | ~Operating Systems | operating system concepts | os internals
Computer Graphics | rendering engines | ray tracing
High-Performance Computing | high performance computing | =HPC | parallel computing | parallel programming
Web Crawling | web crawler
Chatbots | chatbot development | dialogflow | rasa nlu | amazon lex
ERP Development | erp customization
Desktop Applications | desktop application development
Systems Integration | system integration

# software practice
Mercurial > Version Control
Perforce | helix core > Version Control
ClearCase | rational clearcase > Version Control
CVS (version control) | concurrent versions system > Version Control
Gerrit
Rational Rose | rational software architect
Redmine
YouTrack
MantisBT | mantis bug tracker | ~Mantis > Defect Tracking
Bugzilla > Defect Tracking
ClickUp
!Notion | ~Notion
!Miro | ~Miro | miro board | ~miro
Rally (Agile) | rally software | ca agile central | ~Rally
Azure Boards
Sonatype Nexus | nexus repository | ~Nexus
JFrog Artifactory | artifactory
Apache Ant | ~ANT | ant scripts | ~Ant
GitHub Actions > CI/CD
GitLab CI/CD | gitlab ci > CI/CD
SonarQube | sonar qube | sonarlint > Code Review
Static Code Analysis | static analysis tools | lint tools
Pair Programming
Sprint Planning | sprint retrospectives | daily scrum | daily standups | stand up meetings | sprint reviews > Scrum
Backlog Management | backlog grooming | backlog refinement | product backlog | backlog prioritization
User Stories | user story | acceptance criteria > Requirements Analysis
Story Mapping | user story mapping
Non-Functional Requirements | nonfunctional requirements
BPMN | business process model and notation | bpmn 2
ARIS | aris architect
Enterprise Architecture | togaf | archimate | enterprise architect
Data Flow Diagrams | data flow diagram | =DFD
Sequence Diagrams | sequence diagram > UML
Sparx Enterprise Architect | sparx ea
PlantUML
Technical Specifications | technical specification | software requirements specification | =SRS
Feasibility Studies | feasibility study | feasibility analysis
Systems Analysis | system analysis | systems analyst | system analyst
Software Estimation | effort estimation | function point analysis
Open Source | open source software | open source contributor
Software Licensing | license management | software asset management
IT Project Management | it project manager | technical project management > Project Management
Proof of Concept | =PoC
Minimum Viable Product
Software Implementation | implementation consultant | system implementation
NetBeans
XAMPP | wampserver | lamp stack | mamp
Notepad++
Sublime Text
Stripe API | ~Stripe | stripe integration | stripe payments
PayPal Integration | paypal api | braintree
Middleware

# testing > Software Testing
Smoke Testing | smoke test | smoke tests
Sanity Testing | sanity test
Black Box Testing | blackbox testing
White Box Testing | whitebox testing
Exploratory Testing | ad hoc testing | adhoc testing
Cross-Browser Testing | browser compatibility testing
Mobile Testing | mobile app testing | mobile application testing
Database Testing | backend testing | db testing
Security Testing | application security testing
UI Testing | gui testing | user interface testing
End-to-End Testing | end to end testing | =E2E | e2e tests
Compatibility Testing
Localization Testing
Accessibility Testing
Retesting | confirmation testing
Defect Life Cycle | bug life cycle | defect lifecycle > Defect Tracking
Non-Functional Testing | nonfunctional testing
TestLink
Game Testing | game tester | video game testing
ETL Testing | data warehouse testing
STLC | software testing life cycle | software test life cycle
Traceability Matrix | requirements traceability | requirement traceability matrix | =RTM
Boundary Value Analysis | equivalence partitioning
Data-Driven Testing | data driven framework | keyword driven framework | hybrid framework > Test Automation
Page Object Model | page object pattern > Test Automation
Behavior-Driven Development | behaviour driven development | bdd | bdd framework
!Postman | =Postman | ~postman > API Testing
SoapUI | soap ui > API Testing
REST Assured | rest assured api > API Testing
Apache JMeter | jmeter > Performance Testing
LoadRunner | load runner > Performance Testing
Gatling > Performance Testing
k6 | grafana k6 > Performance Testing
!Locust | locust io | ~Locust > Performance Testing
NeoLoad > Performance Testing
BlazeMeter > Performance Testing
TestNG > Unit Testing
Mockito > Unit Testing
PowerMock > Unit Testing
EasyMock > Unit Testing
NUnit > Unit Testing
xUnit > Unit Testing
MSTest > Unit Testing
!Mocha | mocha.js | mocha chai | ~Mocha > Unit Testing
Jasmine (testing) | jasmine karma | ~Jasmine > Unit Testing
Vitest > Unit Testing
Google Test | gtest | googletest > Unit Testing
Puppeteer | puppeteer js > Test Automation
Protractor (testing) | ~Protractor > Test Automation
WebdriverIO | webdriver io > Test Automation
TestCafe > Test Automation
Nightwatch.js > Test Automation
Robot Framework > Test Automation
SpecFlow > Test Automation
Karate Framework | karate dsl > Test Automation
TestComplete > Test Automation
Ranorex > Test Automation
Tricentis Tosca | ~Tosca > Test Automation
AutoIt > Test Automation
Espresso (testing) | espresso tests | espresso ui > Test Automation
BrowserStack
Sauce Labs | saucelabs
TestRail
Zephyr (test management) | zephyr scale | zephyr for jira | ~Zephyr
WireMock
Allure Report | allure reports
Charles Proxy
Fiddler (proxy) | fiddler proxy | telerik fiddler

# low code
Power Apps | powerapps | microsoft power apps
Power Automate | microsoft flow | power automate desktop
Power Platform | microsoft power platform
OutSystems
Mendix
Appian
Pega | pega prpc | pegasystems
Zapier
Airtable
UiPath > Robotic Process Automation
Blue Prism > Robotic Process Automation
Automation Anywhere > Robotic Process Automation

# games > Game Development
!Unity | unity3d | unity 3d | unity engine | ~Unity
Unreal Engine | ue4 | ue5
Godot | godot engine
Cocos2d
CryEngine
Roblox Studio
Game Design | game designer | game mechanics
Level Design | level designer
Gameplay Programming | gameplay programmer
Shader Programming | shader development | shaders

# immersive media
Augmented Reality | ar vr | arcore
Virtual Reality | oculus | vr development
HoloLens

# blockchain > Blockchain
Ethereum
Smart Contracts | smart contract
Hyperledger | hyperledger fabric
Web3 | web3.js | web 3
DeFi | decentralized finance
!Solana | ~Solana | solana blockchain > Blockchain
NFT | non fungible tokens
Cryptocurrency | bitcoin | crypto trading

# embedded > Embedded Systems
Firmware Development | firmware | firmware engineer
Real-Time Operating Systems | rtos | freertos | free rtos | vxworks | qnx
Embedded Linux | yocto | buildroot | u boot
Device Drivers | device driver | linux device drivers | driver development
CAN Bus | can protocol | =CANoe | canalyzer > Embedded Systems
I2C | i2c spi | uart
Modbus | profibus | profinet
Bluetooth Low Energy | bluetooth | =BLE
Zigbee | z wave
LoRaWAN | =LoRa
AUTOSAR
MISRA C | misra
ISO 26262 | functional safety
DO-178 | do 178b | do 178c
JTAG
ESP32 | esp8266
STM32
Keil | keil uvision
MPLAB
Hardware Description Languages > VLSI
`;
