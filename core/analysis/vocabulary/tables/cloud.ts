export const CLOUD = `
# amazon cloud > Amazon Web Services
Amazon EC2 | ec2 | aws ec2 | elastic compute cloud
Amazon S3 | aws s3 | s3 bucket | s3 buckets | =S3
AWS Lambda | lambda functions | aws lambdas | ~Lambda
Amazon RDS | aws rds | =RDS
Amazon VPC | aws vpc | =VPC | vpcs
AWS CloudFormation | cloudformation | cloud formation
Amazon CloudWatch | cloudwatch | cloud watch
AWS IAM
Amazon ECS | aws ecs | =ECS | fargate | aws fargate
Amazon EKS | aws eks | =EKS > Kubernetes
Amazon SNS | aws sns | ~SNS
Amazon Route 53 | route53 | route 53
Amazon CloudFront | cloudfront
AWS Elastic Beanstalk | elastic beanstalk | beanstalk
Amazon Athena | aws athena
AWS Glue
Amazon Kinesis | kinesis streams | kinesis firehose
Amazon EMR | aws emr | elastic mapreduce
AWS Step Functions | step functions
Amazon Cognito | aws cognito
Amazon Connect
Amazon Aurora | aws aurora | aurora postgres | aurora mysql
AWS CDK | cloud development kit
AWS CodePipeline | codepipeline | codebuild | codedeploy
AWS CloudTrail | cloudtrail
Amazon EBS | elastic block store | =EBS volumes | aws ebs
Elastic Load Balancing | =ELB | elastic load balancer > Load Balancing
Amazon ECR
Amazon EFS | =EFS
AWS KMS | key management service | aws key management
Amazon SES | aws ses | simple email service
AWS Transit Gateway | transit gateways
AWS Snowball | snowball edge | aws snow family
Amazon CloudWatch Logs | vpc flow logs > Amazon CloudWatch
AWS Auto Scaling | auto scaling groups
Amazon API Gateway
AWS Config
AWS WAF > Web Application Firewall

# microsoft cloud > Microsoft Azure
Azure Functions
Azure Data Factory | adf pipelines | azure adf
Azure Virtual Network | azure vnet | vnet peering | azure virtual networks
Azure ExpressRoute | expressroute
Azure Traffic Manager | azure front door | application gateway
Azure Synapse | azure synapse analytics | synapse analytics
Azure SQL | azure sql database
Azure Active Directory | azure ad | entra id | microsoft entra > Active Directory
Azure Kubernetes Service | =AKS > Kubernetes
Azure Logic Apps | logic apps
Azure Cosmos DB | cosmos db | cosmosdb > NoSQL
ARM Templates | azure resource manager
Azure Bicep
Azure Monitor | azure log analytics
Azure Key Vault
Azure Blob Storage | azure storage
Azure App Service | azure app services | azure web apps
Azure Virtual Machines | azure vm | azure vms
Azure Service Bus
Azure Data Lake
Azure Databricks > Databricks
Azure Machine Learning | azure ml

# google cloud > Google Cloud Platform
Cloud Run | google cloud run
Google Kubernetes Engine | gke > Kubernetes
Google Cloud Functions | cloud functions
Google Pub/Sub | cloud pub sub | gcp pub sub
Google Cloud Storage
Google Dataflow | cloud dataflow
Vertex AI
Google App Engine | app engine
Google Compute Engine
Cloud Composer | google cloud composer
Cloud SQL

# cloud > Cloud Computing
Oracle Cloud | oracle cloud infrastructure | =OCI
IBM Cloud | bluemix
Alibaba Cloud | aliyun
Yandex Cloud | яндекс облако
VMware Cloud
Vercel
Netlify
Rackspace
Cloud Security | cloud security engineer
Cloud Migration | cloud migrations | migration to cloud
Hybrid Cloud | multi cloud | hybrid and multi cloud > Cloud Computing
Cloud Architecture | cloud architect | cloud solutions architect
Cloud Native | cloud native applications
FinOps | cloud cost optimization

# devops
Red Hat OpenShift | openshift > Kubernetes
!Rancher | ~Rancher | rancher kubernetes > Kubernetes
!Helm | =Helm | helm charts | helm chart > Kubernetes
Istio | service mesh | linkerd
Docker Swarm > Docker
Docker Compose > Docker
Podman > Containers
containerd > Containers
HashiCorp Vault | ~Vault
HashiCorp Consul | ~Consul
HashiCorp Packer
Pulumi > Infrastructure as Code
SaltStack | salt stack > Infrastructure as Code
!Spinnaker | =Spinnaker > CI/CD
Tekton > CI/CD
Octopus Deploy > CI/CD
Zabbix > Monitoring Tools
Dynatrace > Monitoring Tools
AppDynamics | app dynamics > Monitoring Tools
SolarWinds > Monitoring Tools
PRTG > Monitoring Tools
Sentry (monitoring) | sentry io | ~Sentry > Monitoring Tools
PagerDuty
OpenTelemetry > Monitoring Tools
Jaeger (tracing) | distributed tracing | jaeger tracing
Logstash > ELK Stack
Kibana > ELK Stack
Fluentd | fluent bit
Graylog
Site Reliability Engineering | site reliability engineer | =SRE > DevOps
Platform Engineering > DevOps
DevSecOps > DevOps
GitOps > DevOps
Observability
Log Management | log analysis | centralized logging
Build Automation | build and release | build engineer
Blue-Green Deployment | canary deployment | canary releases
Production Support | application production support | l2 support | l3 support
Patch Management | os patching | server patching | security patching
HAProxy > Load Balancing
F5 BIG-IP | f5 big ip | f5 ltm | f5 load balancer > Load Balancing
Caddy Server
Squid Proxy
Content Delivery Network | =CDN | akamai | content delivery networks

# virtualization > Virtualization
VMware | vmware workstation
VMware vSphere | vsphere | esxi | vcenter | vmware esxi > VMware
Hyper-V | hyper v | microsoft hyper v
VirtualBox
Proxmox
KVM (hypervisor) | ~KVM | qemu
Nutanix
Virtual Desktop Infrastructure | =VDI | vdi | virtual desktops | desktop virtualization | azure virtual desktop

# systems
Red Hat Linux | red hat enterprise linux | rhel | redhat linux > Linux
Ubuntu > Linux
CentOS > Linux
Debian > Linux
Kali Linux > Linux
SUSE Linux | =SUSE | =SLES > Linux
Solaris | sun solaris | oracle solaris > Unix
AIX | ibm aix > Unix
HP-UX | hp ux > Unix
Group Policy | gpo | group policies | group policy objects > Active Directory
LDAP | openldap
Microsoft Intune | intune
Jamf | jamf pro
Mobile Device Management
MobileIron > Mobile Device Management
VMware Workspace ONE | airwatch > Mobile Device Management
Windows 10 | windows 11 > Windows
DNS | dns server | domain name system > TCP/IP
DHCP | dhcp server > TCP/IP
WSUS | windows server update services > Patch Management
Windows Deployment Services | =WDS
File Servers | file server | file server management
Server Maintenance | maintaining servers
Print Servers | print server | printer configuration
Veeam > Backup and Recovery
Veritas NetBackup | netbackup | net backup | backup exec > Backup and Recovery
Commvault > Backup and Recovery
RAID | raid configuration
NetApp > Storage Administration
Network-Attached Storage | qnap | synology | network attached storage > Storage Administration
!SAN | san storage | storage area network | ~SAN > Storage Administration
Disk Imaging | ghost imaging | clonezilla | image deployment
IBM i | as400 | as 400 | iseries | ibm iseries > Mainframe
JCL > Mainframe
!CICS | =CICS | cics cobol > Mainframe
VSAM > Mainframe
z/OS | z os | mvs mainframe > Mainframe
Data Center Operations | data center | data centre | datacenter | data centers
IT Asset Management | asset tracking it | hardware inventory
IT Infrastructure | it infrastructure management | infrastructure engineer | infrastructure management
IT Management | it manager | it operations | head of it
IT Governance | cobit | cobit 5
Business Continuity | business continuity planning | =BCP | disaster recovery planning
Logical Volume Management | =LVM > Linux

# support
Zendesk > Ticketing Systems
Freshdesk | freshservice > Ticketing Systems
BMC Remedy | remedy ticketing | ~Remedy > Ticketing Systems
ManageEngine | manage engine > Ticketing Systems
OTRS > Ticketing Systems
Spiceworks > Ticketing Systems
Remedyforce | bmc remedyforce > Ticketing Systems
Lansweeper | snipe it > IT Asset Management
Zenoss | logicmonitor | logic monitor | solarwinds orion > Network Administration
Jira Service Management | jira service desk > Ticketing Systems
CMDB | configuration management database > ITIL
Problem Management | itil problem management > ITIL
Service Level Management | sla management | service level agreement
IT Service Management | itsm > ITIL
Printer Support | printer troubleshooting | printer repair
PC Assembly | assembling computers | assembling and disassembling | pc assembling | computer assembly > Hardware Support
Laptop Repair | laptop repairing | computer repair | pc repair > Hardware Support
Operating System Installation | os installation | software installation
Antivirus Software | anti virus | antivirus installation | antivirus
Symantec Endpoint Protection | symantec endpoint > Endpoint Security
McAfee > Antivirus Software
Trend Micro | seqrite | quick heal > Antivirus Software
Barracuda Networks | barracuda firewall | ~Barracuda > Network Security
Kaspersky > Antivirus Software
TeamViewer > Remote Support
PuTTY | mobaxterm | winscp
FileZilla > FTP Servers
AnyDesk > Remote Support
User Training | end user training | training end users
Audio-Visual Support | av equipment | audio visual equipment
ConnectWise | connectwise manage | kaseya | n able
`;
