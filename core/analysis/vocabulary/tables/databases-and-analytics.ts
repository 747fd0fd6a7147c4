export const DATABASES_AND_ANALYTICS = `
# databases
MariaDB > SQL, MySQL
SAP HANA | hana database > SAP
ClickHouse > SQL
Vertica > SQL
Greenplum > SQL
Netezza > SQL
Informix > SQL
Firebird (database) | firebird sql > SQL
CockroachDB > SQL
InfluxDB | influx db
TimescaleDB
CouchDB > NoSQL
Amazon DocumentDB | =DocumentDB > NoSQL
Graph Databases | graph database | cypher query > NoSQL
Firestore | cloud firestore > Firebase
Supabase
Realm (database) | realm database | realm db
OpenSearch
Apache Solr | solr
Apache Lucene | lucene
Vector Databases | vector database
Pinecone > Vector Databases
Milvus > Vector Databases
FAISS > Vector Databases
Weaviate > Vector Databases
ChromaDB > Vector Databases
FileMaker | filemaker pro | file maker
dBase | dbase iv
IBM DB2 for z/OS > IBM DB2
Relational Databases | relational database | rdbms | relational database management > SQL
Database Development | database developer | sql developer | sql development > SQL
Database Backup | database backups | backup and restore database > Database Administration
Database Replication | replication and mirroring | always on availability groups > Database Administration
Database Security
Database Migration | db migration
Oracle RAC | real application clusters | ~RAC > Oracle Database
Oracle Data Guard | data guard | dataguard > Oracle Database
Oracle RMAN | rman > Oracle Database
Oracle GoldenGate | goldengate | golden gate oracle > Oracle Database
Oracle Exadata | exadata > Oracle Database
Oracle Enterprise Manager | =OEM grid > Oracle Database
Oracle ASM | automatic storage management > Oracle Database
Oracle Data Pump | data pump | expdp > Oracle Database
Oracle Forms | oracle reports | forms and reports > Oracle Database
Oracle APEX | apex oracle | oracle application express > Oracle Database
Oracle SOA Suite | oracle soa | oracle bpel
Oracle WebCenter | oracle fusion middleware
!Toad | ~Toad | ~TOAD | toad for oracle
Oracle DBCA | =DBCA | database configuration assistant > Oracle Database
Oracle E-Business Suite Administration | ebs r12 | apps dba | oracle apps dba > Oracle Database
Database Cloning | database refresh | database refreshes > Database Administration
DDL and DML | =DDL | =DML | =TCL commands | data definition language > SQL
SQL Tuning | sql performance tuning | sql optimization > SQL
Indexing (databases) | database indexing | index optimization
OLAP | olap cubes | online analytical processing | mdx queries
OLTP | online transaction processing
CRUD | crud operations
Complex Queries | ad hoc queries | writing queries > SQL
Object-Relational Mapping | object relational mapping | =ORM

# data engineering
!SSAS | =SSAS | sql server analysis services | tabular models > Business Intelligence
Alteryx | alteryx designer > ETL
Apache NiFi | nifi > ETL
Matillion > ETL
Fivetran > ETL
Airbyte > ETL
Ab Initio | ab initio etl > ETL
Oracle Data Integrator | =ODI > ETL
SAP BODS | sap data services | =BODS > ETL
Informatica MDM | informatica idq > Master Data Management
Apache Beam > Big Data
Apache Pig | pig latin > Big Data
Apache Sqoop > Big Data
Apache Oozie | oozie > Big Data
Apache ZooKeeper | zookeeper > Big Data
Apache Impala | ~Impala > Big Data
!Presto | ~Presto | prestodb | prestosql | =Trino > Big Data
PySpark > Apache Spark, Python
Spark SQL > Apache Spark
Spark Streaming > Apache Spark
HDFS > Hadoop
MapReduce | map reduce > Hadoop
Cloudera > Hadoop
Hortonworks > Hadoop
Delta Lake | lakehouse
Apache Iceberg | apache hudi
Data Lakes | data lake
Streaming Data | stream processing | data streaming | event streaming
Data Pipelines | data pipeline | etl pipelines | etl pipeline > ETL
Data Integration | data integrations > ETL
Data Architecture | data architect
Dimensional Modeling | star schema | snowflake schema > Data Modeling
Data Vault > Data Modeling
Entity-Relationship Diagrams | er diagrams | er diagram | erd | entity relationship diagram > Data Modeling
ERwin | ca erwin > Data Modeling
Change Data Capture | ~CDC
Collibra > Data Governance
Alation > Data Governance
Metadata Management | metadata
Data Cleaning | data cleansing | data scrubbing | data wrangling | data preparation > Data Quality
Data Validation | data verification | validating data > Data Quality
Prefect (orchestration) | prefect workflows
Dagster
Apache Storm > Big Data

# analytics
DAX > Power BI
Power Query | power pivot | powerpivot
SAP Analytics Cloud | =SAC > Business Intelligence
!Domo | =Domo > Business Intelligence
Sisense > Business Intelligence
Apache Superset > Business Intelligence
Metabase > Business Intelligence
TIBCO Spotfire | spotfire > Business Intelligence
Qlik Sense | qliksense > Data Visualization
Oracle BI | obiee | oracle business intelligence > Business Intelligence
Essbase | oracle essbase
Dashboards | dashboard development | dashboard creation | interactive dashboards > Data Visualization
KNIME
RapidMiner
Weka
DataRobot
Dataiku
Google Data Studio | looker studio | data studio google > Data Visualization
Web Scraping | data scraping | screen scraping
Exploratory Data Analysis | exploratory analysis > Data Analysis
Descriptive Statistics | inferential statistics > Statistics
Hypothesis Testing | significance testing | t tests > Statistics
ANOVA | analysis of variance > Statistics
Bayesian Statistics | bayesian inference | bayesian methods > Statistics
Multivariate Analysis | factor analysis | principal component analysis | conjoint analysis > Statistics
Survival Analysis | cox regression > Statistics
Causal Inference | propensity score > Statistics
Monte Carlo Simulation | monte carlo methods | monte carlo simulations > Statistics
Sampling (statistics) | statistical sampling | sample size calculation > Statistics
Econometrics | econometric modeling > Statistics
Biostatistics | biostatistician > Statistics
Mathematical Modeling | mathematical modelling | math modeling > Mathematics
Operations Research | linear programming | mathematical optimization | optimization modeling
Simulation Modeling | discrete event simulation | simulation modelling | arena simulation | anylogic
EViews > Statistics
!JMP | sas jmp | =JMP > Statistics
GraphPad Prism | graphpad > Statistics
Mathematica | wolfram mathematica
Mathcad
Maple (software) | maplesoft
GNU Octave
!Shiny | ~Shiny | r shiny | rshiny | shiny apps > R
ggplot2 > R, Data Visualization
tidyverse | dplyr | tidyr > R
NVivo | atlas.ti | maxqda > Qualitative Research
!REDCap | =REDCap | redcap database
Qualtrics > Survey Design
SurveyMonkey | survey monkey > Survey Design
Google Forms
Web Analytics | site analytics | website analytics
Customer Analytics | customer lifetime value | churn analysis | churn prediction | cohort analysis
Marketing Analytics | marketing mix modeling | attribution modeling | campaign analytics
Product Analytics | mixpanel | amplitude analytics
People Analytics | hr analytics | workforce analytics
Risk Analytics | credit scoring | scorecard modeling | risk modeling | risk modelling
Healthcare Analytics | clinical data analysis
Spend Analysis | spend analytics
Trend Analysis | trend analyses
Benchmarking | benchmark analysis
Ad Hoc Reporting | adhoc reporting | ad hoc reports | ad hoc analysis
Executive Reporting | board reporting
Data Reconciliation
Data Annotation | data labeling | data labelling | image annotation

# geography > GIS
ArcGIS | arcmap | arcgis pro | arcgis online | arcgis desktop
QGIS | quantum gis
ArcPy
Remote Sensing | satellite imagery | satellite image processing
ERDAS Imagine | erdas
ENVI (software) | =ENVI
PostGIS
GeoServer
!FME | =FME | feature manipulation engine
Google Earth Engine
LiDAR | lidar processing | point clouds | point cloud
Photogrammetry | pix4d | agisoft | aerial surveying
Cartography | map making | cartographer | mapmaking
MapInfo
Geodesy | geodetic surveying | geomatics
GPS Surveying | gps survey | gnss | rtk gps
Spatial Analysis | geospatial analysis | geospatial data | spatial data
Drone Mapping | drone surveying | uav mapping
`;
