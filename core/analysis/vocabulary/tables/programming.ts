export const PROGRAMMING = `
# programming languages
!Ada | ~Ada | ada programming | ada 95 | ada 2012
Prolog
Common Lisp | =LISP | emacs lisp
OCaml
!Nim | nim lang | nim programming
!Zig | zig lang | zig programming
RPG (IBM) | rpgle | rpg iv | rpg ile | rpg 400 > Mainframe
PL/I | pl 1 programming > Mainframe
REXX > Mainframe
!AWK | =AWK | ~awk | gawk
!Tcl | =Tcl | tcl tk | tcl scripting | ~tcl
ActionScript | action script
CoffeeScript
ColdFusion | cold fusion | cfml
Classic ASP | active server pages | asp classic
VBScript | vb script
Visual FoxPro | foxpro
PowerBuilder
Progress OpenEdge | progress 4gl | openedge abl
Smalltalk
kdb+ | kdb | kdb q
Scratch (programming) | scratch programming | scratch 3
WebAssembly | wasm
CUDA | nvidia cuda
OpenCL
OpenMP
MPI (parallel) | message passing interface | openmpi | mpich
OpenGL | opengl es | glsl
Vulkan API | ~Vulkan
DirectX | direct3d | hlsl
!MQL | mql4 | mql5
Structured Text | iec 61131 > PLC Programming
Crystal (language) | crystal lang
Hack (language) | hack lang

# programming in c++ > C++
C++ Standard Library | standard template library | =STL | boost libraries | boost c++
!Qt | =Qt | qt framework | qml | qt creator | ~qt > C++
MFC | microsoft foundation classes

# build tools
CMake
!Make | makefile | makefiles | gnu make | ~Make
!GCC | =GCC | gnu compiler
GDB
Valgrind
LLVM | clang
MSBuild
NuGet
Bazel

# java > Java
Swing (Java) | java swing | awt swing | ~Swing
JavaFX | java fx
GWT | google web toolkit
Vaadin
Play Framework
!Grails | =Grails | groovy on grails | ~grails > Java
Micronaut
Quarkus
Akka
Dropwizard
JAX-RS | jersey rest
JAX-WS
JAXB
JMS | java message service | java messaging service
Log4j | slf4j
Lombok | project lombok
MyBatis | ibatis
Vert.x
Spring Batch > Spring Framework
Spring WebFlux | webflux | project reactor > Spring Framework
Spring Cloud > Spring Framework
Spring Security > Spring Framework
Spring MVC > Spring Framework
Spring Data | spring data jpa > Spring Framework
OSGi | apache felix
JasperReports | jasper report | ireport
Apache Wicket
Thymeleaf
Liquibase | flyway
JVM | java virtual machine | jvm tuning
Java Collections | java collections framework
Hazelcast
Camunda | activiti | camunda bpm
JSTL | jta

# kotlin and android
Ktor > Kotlin
Kotlin Coroutines > Kotlin
Kotlin Multiplatform | =KMM | =KMP > Kotlin
RxJava
Dagger (Android) | dagger 2 | dagger hilt | ~Dagger
Retrofit (Android) | okhttp | retrofit2 | retrofit 2
Jetpack Compose > Android Development
Android NDK > Android Development

# ios > iOS Development
SwiftUI > Swift
UIKit
Core Data | coredata
RxSwift
CocoaPods
ARKit
XCTest | xcuitest

# mobile
Apache Cordova | cordova | phonegap
!Fastlane | =Fastlane | ~fastlane
TestFlight
App Store Optimization | =ASO

# dotnet > .NET
Blazor
SignalR
.NET MAUI
NHibernate
ASP.NET Web API | .net web api > ASP.NET
ASP.NET Core > ASP.NET
ASP.NET MVC > ASP.NET
Razor Pages | razor views > ASP.NET
Telerik | kendo ui
DevExpress
Silverlight | microsoft silverlight
MSMQ
Windows Services | windows service development

# python > Python
asyncio | aiohttp
Pydantic
pytest | =PyTest > Unit Testing
Streamlit
Gradio
PyQt > Python
PySide > Python
Tkinter
Beautiful Soup | beautifulsoup | bs4
Scrapy
Jinja | jinja2
Anaconda (Python) | conda | anaconda python
!Dask | =Dask | ~dask
Polars (library) | ~Polars
Cython
statsmodels
Tornado (Python) | tornado framework | tornado web

# php > PHP
Yii | yii2 | yii framework
PHPUnit > Unit Testing
Twig | twig templates
Phalcon
WooCommerce > WordPress
Elementor > WordPress
Composer (PHP) | php composer

# ruby > Ruby
Sinatra (Ruby) | sinatra framework
RSpec > Unit Testing
Sidekiq

# javascript > JavaScript
Lodash
Underscore.js
RxJS
NgRx > Angular
MobX > React
React Query | tanstack query > React
React Testing Library | testing library > React
Gatsby.js | gatsbyjs | =Gatsby > React
Nuxt.js | nuxt | nuxtjs > Vue.js
Vuex | pinia store > Vue.js
AngularJS | angular js | angular 1 > Angular
Ext JS | extjs | sencha
Knockout.js | knockoutjs | knockout js
Dojo Toolkit
Alpine.js | alpinejs
!Electron | electron.js | electronjs | ~Electron
Deno
Koa.js | koajs | ~Koa > Node.js
Hapi.js | hapijs > Node.js
Meteor.js | meteorjs > Node.js
Socket.IO | socketio > WebSockets
Prisma ORM | prisma client | ~Prisma
TypeORM
Sequelize
Mongoose (library) | mongoose odm > MongoDB
Chart.js | chartjs
Highcharts
Leaflet.js | leafletjs
Mapbox
PixiJS
Phaser.js | phaserjs
!tRPC | =tRPC
LWC | lightning web components > Salesforce

# frontend
Material UI | =MUI | material design | angular material
Ant Design | antd
Chakra UI
Styled Components | styled-components
PostCSS
BEM (CSS) | bem methodology | =BEM
Gulp | gulp.js | gulpjs
Grunt (task runner) | grunt.js | gruntjs | ~Grunt
Rollup.js | rollupjs
ESLint
Handlebars.js | handlebarsjs
!EJS | =EJS
Web Components | shadow dom
Micro Frontends | microfrontends | micro frontend | module federation
Server-Side Rendering | ssr rendering | =SSR
Single-Page Applications | single page application | single page apps
Cross-Browser Compatibility | cross browser
!DOM | ~DOM | dom manipulation | document object model
Flexbox | css grid > CSS
Web Performance | core web vitals | page speed optimization
SVG | svg animation

# content management
TYPO3 | typo 3
Sitecore
Umbraco
Kentico
Contentful
Strapi
Liferay
Webflow
Ghost CMS
Headless CMS | headless content management
PrestaShop
OpenCart
BigCommerce
Salesforce Commerce Cloud | demandware
SAP Commerce Cloud | hybris | sap hybris
1C-Bitrix | bitrix | bitrix24 | 1c bitrix | битрикс | битрикс24
`;
