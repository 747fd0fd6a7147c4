export const DATA = `
# databases
SQL | structured query language | sql queries | sql programming | sql query
MySQL | my sql > SQL, Relational Databases
PostgreSQL | postgres | postgre sql | postgresql database > SQL, Relational Databases
SQL Server | microsoft sql server | ms sql | mssql | ms sql server | sql server management studio | ssms > SQL, Relational Databases
Oracle Database | oracle | oracle 11g | oracle 10g | oracle 12c | oracle db | oracle sql > SQL, Relational Databases
SQLite | sqlite3 > SQL, Relational Databases
IBM DB2 | db2 > SQL
Sybase > SQL
Teradata > SQL
MongoDB | mongo db | mongo | mongoose > NoSQL
Cassandra | apache cassandra > NoSQL
Redis > NoSQL
DynamoDB | dynamo db > NoSQL
Couchbase > NoSQL
Neo4j > NoSQL
Firebase > NoSQL
Elasticsearch | elastic search
NoSQL | no sql | nosql databases
!Microsoft Access | ms access | microsoft access | ~Access | access database
Database Administration | database administrator | dba | database management | database maintenance | database tuning
Database Design | database modeling | schema design | database architecture
Data Modeling | data modelling | data model | data models | entity relationship
Stored Procedures | stored procedure | triggers and stored procedures > SQL

# data engineering
ETL | extract transform load | etl development | elt
Data Warehousing | data warehouse | data warehouses | dwh | edw | data mart | data marts
Informatica | informatica powercenter | powercenter > ETL
Talend > ETL
SSIS | sql server integration services > ETL
DataStage | ibm datastage | data stage > ETL
Pentaho > ETL
Apache Airflow | airflow > ETL
!dbt | dbt cloud | data build tool
!Snowflake | =Snowflake > Data Warehousing
BigQuery | big query > Data Warehousing
Amazon Redshift | redshift > Data Warehousing
Databricks
Apache Spark | =Spark > Big Data
Hadoop | apache hadoop | hadoop ecosystem > Big Data
!Hive | =Hive | apache hive | hiveql > Big Data
Apache Flink | flink > Big Data
HBase | apache hbase > Big Data
Sqoop > Big Data
Big Data | big data analytics
Data Engineering | data engineer | data platform
Data Governance | data stewardship | data lineage | data catalog
Data Quality | data integrity | data profiling
Data Migration | data conversion
Master Data Management | =MDM | master data
Data Entry | data entry operator | data input | data encoding

# analytics
Data Analysis | data analytics | analyzing data | data analyst | analysis of data | data analyses | analyse data | analyze data | analyzed data
Data Visualization | data visualisation | visualizations | dashboarding
Business Intelligence | bi tools | business intelligence tools | bi reporting | business analytics
Tableau | tableau desktop | tableau server > Data Visualization
Power BI | powerbi | microsoft power bi > Data Visualization
QlikView | qlik > Data Visualization
Looker > Data Visualization
MicroStrategy | micro strategy > Business Intelligence
Cognos | ibm cognos > Business Intelligence
SSRS | sql server reporting services > Business Intelligence
Crystal Reports | crystal report
SAP BusinessObjects | business objects | sap bo | =BOBJ > Business Intelligence
Hyperion | oracle hyperion
Statistics | statistical analysis | statistical modeling | statistical modelling | statistical methods | statistical techniques
Regression Analysis | linear regression | logistic regression > Statistics
A/B Testing | ab testing | a b testing | split testing | experimentation design > Statistics
Time Series Analysis | time series > Statistics
SPSS | ibm spss > Statistics
!SAS | =SAS | sas programming | sas base | base sas | sas enterprise > Statistics
Stata | =STATA > Statistics
Minitab > Statistics
Quantitative Analysis | quantitative research | quantitative methods
Qualitative Research | qualitative analysis
Survey Design | surveys | survey research | questionnaire design
GIS | geographic information systems | esri
Data Mining | data mining techniques | data extraction
Reporting | management reporting | report generation | report writing | reports generation | mis reporting | mis reports | weekly reports | monthly reports
Google Sheets | google spreadsheets

# machine learning
Machine Learning | ml algorithms | ml models | ~ML | machine learning engineer | ml engineer > Data Science
Deep Learning > Machine Learning
Artificial Intelligence | ~AI | artificial intelligence ai
Natural Language Processing | nlp > Machine Learning
Large Language Models | llm | llms | gpt > Machine Learning
Computer Vision | image recognition > Machine Learning
Predictive Modeling | predictive modelling | predictive analytics | predictive models | predictive analysis | forecasting models > Machine Learning
Pattern Recognition | pattern detection > Machine Learning
Reinforcement Learning > Machine Learning
Recommender Systems | recommendation system | recommendation engine | recommendation systems > Machine Learning
Feature Engineering | feature selection > Machine Learning
MLOps | ml ops > Machine Learning
TensorFlow | tensor flow > Deep Learning
PyTorch | py torch > Deep Learning
scikit-learn | sklearn | scikit learn > Machine Learning
!Pandas | =Pandas | pandas library | ~pandas > Python
NumPy | num py | scipy > Python
Matplotlib | seaborn | plotly > Data Visualization
Data Science | data scientist | data sciences
Robotics
Robotic Process Automation | rpa
`;
