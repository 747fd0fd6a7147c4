export const DATA = `
# databases
SQL | structured query language | sql queries | sql programming | sql query
MySQL | my sql | mariadb > SQL
PostgreSQL | postgres | postgre sql | postgresql database > SQL
SQL Server | microsoft sql server | ms sql | mssql | ms sql server | sql server management studio | ssms > SQL
Oracle Database | oracle | oracle 11g | oracle 10g | oracle 12c | oracle db | oracle sql > SQL
SQLite | sqlite3 > SQL
IBM DB2 | db2 > SQL
Sybase > SQL
Teradata > SQL
MongoDB | mongo db | mongo | mongoose > NoSQL
Cassandra | apache cassandra > NoSQL
Redis | =Redis > NoSQL
DynamoDB | dynamo db > NoSQL
Couchbase | couchdb > NoSQL
Neo4j | graph database > NoSQL
Firebase | firestore > NoSQL
Elasticsearch | elastic search | opensearch | solr
NoSQL | no sql | nosql databases
!Microsoft Access | ms access | microsoft access | ~Access | access database
Database Administration | database administrator | dba | database management | database maintenance | database tuning
Database Design | database development | database modeling | schema design | relational databases | rdbms | relational database | database architecture
Data Modeling | data modelling | data model | data models | erwin | er diagrams | entity relationship | dimensional modeling | data vault | star schema
Stored Procedures | stored procedure | triggers and stored procedures > SQL

# data engineering
ETL | extract transform load | etl development | etl pipelines | elt | data pipelines | data pipeline
Data Warehousing | data warehouse | data warehouses | dwh | edw | snowflake schema | data mart | data marts
Informatica | informatica powercenter | powercenter > ETL
Talend > ETL
SSIS | sql server integration services > ETL
DataStage | ibm datastage | data stage > ETL
Pentaho | alteryx > ETL
Apache Airflow | airflow > ETL
dbt | data build tool
Snowflake | =Snowflake > Data Warehousing
BigQuery | big query > Data Warehousing
Amazon Redshift | redshift > Data Warehousing
Databricks
Apache Spark | pyspark | spark sql | spark streaming | =Spark > Big Data
Hadoop | hdfs | mapreduce | map reduce | apache hadoop | cloudera | hortonworks | hadoop ecosystem > Big Data
Hive | apache hive | =HiveQL | hiveql > Big Data
Apache Flink | flink > Big Data
HBase | apache hbase > Big Data
Sqoop | oozie | apache pig | apache nifi > Big Data
Big Data | big data analytics
Data Engineering | data engineer | data architecture | data platform
Data Governance | data stewardship | data lineage | data catalog
Data Quality | data cleansing | data cleaning | data validation | data integrity | data profiling
Data Migration | data conversion
Master Data Management | =MDM | master data
Data Entry | data entry operator | data input | data encoding

# analytics
Data Analysis | data analytics | analyzing data | data analyst | analysis of data | data analyses | analyse data | analyze data | analyzed data
Data Visualization | data visualisation | dashboards | dashboard | visualizations | dashboarding
Business Intelligence | bi tools | business intelligence tools | bi reporting | business analytics
Tableau | tableau desktop | tableau server > Data Visualization
Power BI | powerbi | microsoft power bi | dax | power query > Data Visualization
QlikView | qlik | qlik sense | qliksense > Data Visualization
Looker | looker studio | google data studio > Data Visualization
MicroStrategy | micro strategy > Business Intelligence
Cognos | ibm cognos > Business Intelligence
SSRS | sql server reporting services | ssas > Business Intelligence
Crystal Reports | crystal report
SAP BusinessObjects | business objects | sap bo | =BOBJ > Business Intelligence
Hyperion | oracle hyperion | essbase
Statistics | statistical analysis | statistical modeling | statistical modelling | biostatistics | statistical methods | hypothesis testing | statistical techniques
Regression Analysis | linear regression | logistic regression > Statistics
A/B Testing | ab testing | a b testing | split testing | experimentation design > Statistics
Time Series Analysis | time series | time series forecasting > Statistics
SPSS | ibm spss > Statistics
!SAS | =SAS | sas programming | sas base | base sas | sas enterprise > Statistics
Stata | =STATA > Statistics
Minitab > Statistics
Quantitative Analysis | quantitative research | quantitative methods
Qualitative Research | qualitative analysis | focus groups
Survey Design | surveys | survey research | questionnaire design | qualtrics
GIS | arcgis | geographic information systems | qgis | geospatial analysis | esri
Data Mining | data mining techniques | text mining | web scraping | data extraction
Reporting | management reporting | report generation | report writing | reports generation | mis reporting | mis reports | weekly reports | monthly reports
Google Sheets | google spreadsheets

# machine learning
Machine Learning | ml algorithms | ml models | supervised learning | unsupervised learning | ~ML | random forest | xgboost | gradient boosting | machine learning engineer | ml engineer > Data Science
Deep Learning | neural networks | neural network | cnn | rnn | lstm | convolutional neural networks | ann > Machine Learning
Artificial Intelligence | ~AI | generative ai | artificial intelligence ai
Natural Language Processing | nlp | text classification | sentiment analysis | spacy | nltk | named entity recognition > Machine Learning
Large Language Models | llm | llms | langchain | prompt engineering | gpt | chatgpt | retrieval augmented generation | hugging face | huggingface > Machine Learning
Computer Vision | image processing | object detection | opencv | image recognition | image classification > Machine Learning
Predictive Modeling | predictive modelling | predictive analytics | predictive models | predictive analysis | forecasting models > Machine Learning
Pattern Recognition | pattern detection | clustering algorithms | classification algorithms > Machine Learning
Reinforcement Learning > Machine Learning
Recommender Systems | recommendation system | recommendation engine | recommendation systems > Machine Learning
Feature Engineering | feature selection > Machine Learning
MLOps | ml ops | mlflow | kubeflow | sagemaker | model deployment | model serving > Machine Learning
TensorFlow | tensor flow | keras > Deep Learning
PyTorch | py torch > Deep Learning
scikit-learn | sklearn | scikit learn > Machine Learning
Pandas | =Pandas | pandas library > Python
NumPy | num py | scipy > Python
Matplotlib | seaborn | plotly > Data Visualization
Data Science | data scientist | data sciences
Robotics | =ROS | robot operating system
Robotic Process Automation | rpa | uipath | blue prism | automation anywhere
`;
