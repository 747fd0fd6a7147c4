export const INFRASTRUCTURE = `
# cloud
Amazon Web Services | aws | aws cloud | amazon aws | amazon ec2 | ec2 | amazon s3 | aws lambda | cloudformation | eks | aws services > Cloud Computing
Microsoft Azure | azure | azure cloud | ms azure | azure functions > Cloud Computing
Google Cloud Platform | gcp | google cloud > Cloud Computing
Cloudflare | cloudflare workers > Cloud Computing
Heroku > Cloud Computing
DigitalOcean | digital ocean > Cloud Computing
OpenStack > Cloud Computing
Cloud Computing | cloud services | cloud infrastructure | cloud technologies | cloud migration | cloud platforms | cloud architecture
Serverless | serverless architecture
IaaS | =PaaS | paas
SaaS | software as a service

# devops
DevOps | dev ops | site reliability engineering | =SRE | platform engineering
Docker | docker compose | docker swarm | dockerized > Containers
Kubernetes | k8s | kubernetes cluster | openshift | helm charts | =Helm > Containers
Containers | containerization | containerisation | container orchestration
CI/CD | ci cd | cicd | continuous integration | continuous delivery | continuous deployment > DevOps
Jenkins > CI/CD
CircleCI | circle ci > CI/CD
Travis CI | travis > CI/CD
Bamboo | =Bamboo > CI/CD
TeamCity > CI/CD
ArgoCD | argo cd > CI/CD
Azure DevOps | azure pipelines > DevOps
Terraform > Infrastructure as Code
Ansible > Infrastructure as Code
Puppet | =Puppet > Infrastructure as Code
Chef (configuration) | chef cookbooks | chef automation > Infrastructure as Code
Vagrant | =Vagrant
Infrastructure as Code | =IaC
Prometheus | =Prometheus > Monitoring Tools
Grafana > Monitoring Tools
Nagios > Monitoring Tools
Datadog > Monitoring Tools
New Relic > Monitoring Tools
Splunk > Monitoring Tools
ELK Stack | elasticsearch logstash kibana | logstash | kibana | elk > Monitoring Tools
Monitoring Tools | application monitoring | infrastructure monitoring
Nginx
Apache HTTP Server | apache web server | apache httpd
IIS | internet information services
Load Balancing | load balancer | load balancers | haproxy | f5 big ip

# systems
Linux | red hat | redhat | rhel | ubuntu | centos | debian | linux administration | suse linux
Unix | solaris | aix | hp ux
Windows Server | windows server 2012 | windows server 2016 | windows 2008 | windows nt
!Windows | =Windows | windows 7 | windows 10 | windows xp | microsoft windows | ms windows | windows os
macOS | mac os | mac osx | =OSX
Active Directory | ldap | group policy | azure ad
System Administration | systems administration | system administrator | systems administrator | sysadmin | server administration | linux administrator
Virtualization | vmware | hyper v | vsphere | esxi | virtualbox | virtual machines
Citrix | xenapp | xendesktop
Backup and Recovery | disaster recovery | backups and restores | veeam | data backup | backup and restore
Storage Administration | san storage | netapp | storage area network | =NAS
Exchange Server | microsoft exchange | ms exchange | exchange online
Office 365 | o365 | microsoft 365 | m365
SCCM | system center configuration manager | intune | endpoint management
Mainframe | z os | jcl | cics | as400 | as 400 | ibm iseries

# networking
Computer Networking | networking protocols | network engineering | network engineer | network design | lan wan | wan | local area network | wide area network | ~LAN
Network Administration | network administrator | network management | network monitoring | network support > Computer Networking
Network Security | firewall | firewalls | palo alto | fortinet | checkpoint firewall | ids ips > Cybersecurity
Cisco | cisco routers | cisco ios | cisco switches | cisco networking > Computer Networking
Routing and Switching | routers and switches | routing protocols | bgp | ospf | eigrp | mpls | routers | vlan > Computer Networking
TCP/IP | tcp ip | dns | dhcp | dns dhcp > Computer Networking
VPN | virtual private network | ipsec > Computer Networking
VoIP | voice over ip | sip trunk | =PBX | cisco call manager
Wireless Networking | wi fi networks | wlan > Computer Networking
Telecommunications | telecom | telecommunication
5G | =LTE | 4g lte
Fiber Optics | fiber optic | fibre optic | structured cabling

# security
Cybersecurity | cyber security | information security | infosec | it security | security operations center | =SOC | security engineering
Vulnerability Assessment | vulnerability management | vulnerability scanning | nessus | qualys > Cybersecurity
SIEM | security information and event management | qradar | arcsight > Cybersecurity
Incident Response | security incidents > Cybersecurity
Identity and Access Management | =IAM | identity management | okta | single sign on | =SSO | privileged access > Cybersecurity
Encryption | cryptography | =PKI | ssl certificates > Cybersecurity
Digital Forensics | computer forensics | encase > Cybersecurity
Security Auditing | security audit | security audits | security assessment > Cybersecurity
ISO 27001 | iso27001 > Cybersecurity
NIST | nist framework | =FISMA | fedramp > Cybersecurity
OWASP | application security | appsec > Cybersecurity

# support
Technical Support | tech support | it support | desktop support | helpdesk | help desk | technical support engineer | technical assistance | service desk | it helpdesk | user support | application support | end user support
Troubleshooting | trouble shooting | troubleshoot | fault finding | fault diagnosis
Hardware Support | computer hardware | pc hardware | hardware installation | computer repair | hardware maintenance > Technical Support
Ticketing Systems | ticketing system | remedy | bmc remedy | zendesk | freshdesk | trouble tickets > Technical Support
ServiceNow | service now > ITIL
ITIL | itil v3 | itil foundation | it service management | itsm | incident management | change management itil
Remote Support | remote desktop | teamviewer > Technical Support
Computer Literacy | computer literate | computer skills | basic computer | computer knowledge | computer proficiency
`;
