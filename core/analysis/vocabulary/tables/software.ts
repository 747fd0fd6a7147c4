export const SOFTWARE = `
# programming languages
Java | core java | java se | java 8 | java 11 | java 17 | java development | java programming | java developer
Python | python3 | python 3 | python programming
JavaScript | java script | javascripts | ecmascript | es6 | es2015 | ~JS | vanilla javascript
TypeScript | ~TS > JavaScript
C++ | cpp | c plus plus | visual c++
C# | c sharp | csharp
!C | ~C | c programming | c language | ansi c | embedded c
!Go | ~Go | golang | go language
!R | ~R | r programming | r language | rstudio | r studio
!Rust | =Rust | ~rust | rustlang | rust lang | rust programming
!Ruby | =Ruby | ruby programming
PHP | php5 | php7 | php 7 | php 8
Kotlin
!Swift | =Swift | swift programming
!Scala | =Scala | ~scala
Perl | perl scripting
Objective-C | objective c | objectivec
Visual Basic | vb6 | vb 6 | visual basic 6
VB.NET | vb net | visual basic net > .NET
VBA | visual basic for applications | excel vba | vba macros
!Dart | =Dart
Groovy
!Elixir | =Elixir
Erlang
Haskell
Clojure
F#
Lua
MATLAB | matlab
Fortran
COBOL
!Pascal | =Pascal | delphi | =Delphi
Assembly Language | assembly programming
!Julia | ~Julia
Shell Scripting | bash | shell script | shell scripts | unix shell | bash scripting | ksh | korn shell | ~scripting | ~Scripting
PowerShell | power shell
ABAP | sap abap
Apex | salesforce apex | apex classes | apex triggers
Solidity
PL/SQL | plsql | pl sql > SQL
T-SQL | tsql | transact sql | t sql > SQL
Visual Studio | vs code | vscode | visual studio code
Eclipse IDE | =Eclipse | eclipse ide
IntelliJ IDEA | intellij | intellij idea
PyCharm
Xcode
Jupyter | jupyter notebook | jupyter notebooks | jupyterlab

# backend
.NET | dot net | dotnet | net framework | net core | .net framework | .net core | asp.net core mvc | microsoft .net
ASP.NET | asp net | aspnet > .NET
ADO.NET | ado net > .NET
Entity Framework | ef core > .NET
LINQ > .NET
WPF | windows presentation foundation > .NET
WCF | windows communication foundation > .NET
WinForms | windows forms > .NET
Java EE | j2ee | jee | jakarta ee | java enterprise edition > Java
Spring Framework | =Spring | spring core > Java
Spring Boot | springboot > Spring Framework, Java
Hibernate | hibernate orm > Java
JPA | java persistence api > Java
JSP | java server pages | jsps > Java
Servlets | java servlets | servlet > Java
JSF | java server faces | primefaces > Java
EJB | enterprise java beans > Java
JDBC > Java
Struts | apache struts | struts 2 > Java
JUnit > Unit Testing
Apache Maven | maven
Gradle
Apache Tomcat | tomcat
JBoss | wildfly
WebLogic | oracle weblogic
WebSphere | ibm websphere
Node.js | nodejs | node js | =Node > JavaScript
Express.js | expressjs | express js > Node.js
NestJS | nest js | nest.js > Node.js
Fastify > Node.js
Django | django rest framework | drf > Python
!Flask | =Flask | flask api > Python
FastAPI | fast api > Python
!Celery | =Celery
SQLAlchemy > Python
Ruby on Rails | =Rails | ~rails | =RoR > Ruby
Laravel > PHP
Symfony > PHP
CodeIgniter > PHP
CakePHP > PHP
Zend Framework | zend > PHP
Hono
GraphQL | graph ql | apollo graphql
REST APIs | rest api | restful | restful api | rest services | restful web services | rest web services | restful services | =REST
!SOAP | soap web services | =SOAP | wsdl
Web Services | web service
gRPC
Microservices | micro services | microservice architecture | microservices architecture
API Development | api design | api integration | apis | api gateway | webhooks | webhook
WebSockets | websocket
Message Queues | message queue | message broker
Apache Kafka | kafka
OAuth | oauth2 | oauth 2
Back-End Development | backend development | back end development | backend developer | back end developer | server side development | ~backend | ~back-end | ~Backend | ~Back-end
Full-Stack Development | full stack development | full stack | fullstack | full stack developer
Object-Oriented Programming | oop | oops | object oriented programming | object oriented design | ood | ooad | object oriented analysis
Design Patterns | design pattern | software design patterns | mvc | model view controller
Data Structures | data structures and algorithms | data structure | =DSA
Algorithms | algorithm design | algorithm development
Multithreading | multi threading | concurrency | multithreaded
Software Architecture | system architecture | solution architecture | system design | systems design | solution design | application architecture
Software Development | software engineering | application development | software developer | software design | software engineer
Domain-Driven Design | domain driven design | =DDD
Event-Driven Architecture | event driven | event sourcing | cqrs
XML | xsd | xml schema
JSON

# frontend
HTML | html5 | html 5 | xhtml | dhtml
CSS | css3 | css 3 | cascading style sheets
Sass | scss | =LESS
Tailwind CSS | tailwind | tailwindcss > CSS
!Bootstrap | twitter bootstrap | =Bootstrap | ~bootstrap > CSS
!React | reactjs | react js | react.js | react hooks | =React | ~react > JavaScript
Redux | redux toolkit | redux saga > React
Next.js | nextjs | next js > React
React Router | remix run > React
Angular | angular 2 > JavaScript
Vue.js | vuejs | vue js | vue > JavaScript
Svelte | sveltekit > JavaScript
jQuery | jquery ui > JavaScript
Ember.js | emberjs | ember js > JavaScript
Backbone.js | backbonejs | backbone js > JavaScript
AJAX
D3.js | d3js | =D3
Three.js | threejs | webgl
Webpack
Vite | vitejs
!Babel | =Babel
npm | yarn package
Responsive Design | responsive web design | mobile first
Web Accessibility | wcag | a11y | section 508
Web Development | website development | web developer | web application development | web applications | web design and development
Front-End Development | front end development | frontend development | front end developer | frontend developer | ui development | ~frontend | ~front-end | ~Frontend | ~Front-end
Progressive Web Apps | pwa | progressive web app
!Storybook | =Storybook | ~storybook
WordPress | word press
Drupal
Joomla
Magento
Shopify
Wix
Squarespace
Adobe Experience Manager | aem
SharePoint | share point | sharepoint online
Content Management Systems | cms | content management system

# mobile
Android Development | android | android sdk | android studio | android developer
iOS Development | ios | ios developer | cocoa touch
React Native | reactnative > JavaScript
!Flutter | =Flutter | ~flutter
Xamarin
Ionic | ionic framework
Mobile Development | mobile app development | mobile application development | mobile apps | mobile applications

# testing
Software Testing | qa testing | application testing | software quality assurance | software qa | software test
Manual Testing | manual test | manual tester > Software Testing
Test Automation | automated testing | automation testing | automated tests | test automation framework | automation test | qa automation > Software Testing
Functional Testing | functional test | functional tests > Software Testing
Regression Testing | regression test | regression tests | regression suite > Software Testing
User Acceptance Testing | uat | user acceptance | acceptance testing | user acceptance test > Software Testing
Integration Testing | system integration testing | integration tests | =SIT > Software Testing
System Testing | system test > Software Testing
Performance Testing | load testing | stress testing > Software Testing
Unit Testing | unit tests | unit test > Software Testing
API Testing > Software Testing
Penetration Testing | pen testing | pentest | ethical hacking
Test Planning | test plan | test plans | test strategy | test strategies > Software Testing
Test Cases | test case | test scripts | test case design | test scenarios > Software Testing
Defect Tracking | bug tracking | defect management | bug reports | defect reports > Software Testing
HP ALM | alm | hp quality center | quality center | hpqc | hp qc | application lifecycle management | micro focus alm > Software Testing
HP UFT | qtp | uft | quick test professional | hp qtp > Test Automation
Selenium | selenium webdriver | selenium web driver > Test Automation
!Cypress | =Cypress | cypress.io | ~cypress > Test Automation
!Playwright | =Playwright | ~playwright > Test Automation
Appium > Test Automation
!Cucumber | =Cucumber | gherkin > Test Automation
Katalon | katalon studio > Test Automation
!Jest | =Jest | ~jest > Unit Testing
Test-Driven Development | tdd | test driven development

# software practice
Git | =GIT | git version control
GitHub | git hub
GitLab
Bitbucket
Subversion | svn | tortoise svn
Version Control | source control | version control systems | source code management
TFS | team foundation server | azure devops server | =VSTS
Jira | atlassian jira | =JIRA
Confluence
SDLC | software development life cycle | software development lifecycle | system development life cycle | systems development life cycle
Agile | agile methodology | agile methodologies | agile development | agile scrum | agile environment
Scrum | scrum methodology | scrum master > Agile
Kanban > Agile
=SAFe | scaled agile | scaled agile framework > Agile
Waterfall | waterfall methodology | waterfall model
Extreme Programming > Agile
Code Review | code reviews | peer review of code
Debugging | debug
Technical Documentation | software documentation
UML | unified modeling language | use case diagrams
Requirements Analysis | requirements gathering | requirement gathering | requirement analysis | requirements elicitation | business requirements | functional requirements | functional specifications | brd | frd | business requirement document
Release Management | release engineering | release planning
Configuration Management | configuration manager

# blockchain
Blockchain
Game Development
Embedded Systems | embedded software
Internet of Things | =IoT | iot
Arduino
Raspberry Pi
`;
