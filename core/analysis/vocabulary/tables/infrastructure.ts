export const INFRASTRUCTURE = `
# cloud
Amazon Web Services | aws | aws cloud | amazon aws | aws services > Cloud Computing
Microsoft Azure | azure | azure cloud | ms azure > Cloud Computing
Google Cloud Platform | gcp | google cloud > Cloud Computing
Cloudflare | cloudflare workers > Cloud Computing
Heroku > Cloud Computing
DigitalOcean | digital ocean > Cloud Computing
OpenStack > Cloud Computing
Cloud Computing | cloud services | cloud infrastructure | cloud technologies | cloud platforms
Serverless | serverless architecture
IaaS | =PaaS | paas
SaaS | software as a service

# devops
DevOps | dev ops
Docker | dockerized > Containers
Kubernetes | k8s | kubernetes cluster > Containers
Containers | containerization | containerisation | container orchestration
CI/CD | ci cd | cicd | continuous integration | continuous delivery | continuous deployment > DevOps
Jenkins > CI/CD
CircleCI | circle ci > CI/CD
Travis CI | travis > CI/CD
!Bamboo | =Bamboo > CI/CD
TeamCity > CI/CD
ArgoCD | argo cd > CI/CD
Azure DevOps | azure pipelines > DevOps
Terraform > Infrastructure as Code
Ansible > Infrastructure as Code
!Puppet | =Puppet > Infrastructure as Code
Chef (configuration) | chef cookbooks | chef automation > Infrastructure as Code
!Vagrant | =Vagrant | ~vagrant
Infrastructure as Code | =IaC
Prometheus > Monitoring Tools
Grafana > Monitoring Tools
Nagios > Monitoring Tools
Datadog > Monitoring Tools
New Relic > Monitoring Tools
Splunk > Monitoring Tools
ELK Stack | elasticsearch logstash kibana | elk > Monitoring Tools
Monitoring Tools | application monitoring | infrastructure monitoring
Nginx
Apache HTTP Server | apache web server | apache httpd
IIS | internet information services
Load Balancing | load balancer | load balancers

# systems
Linux | red hat | redhat | linux administration
Unix
Windows Server | windows server 2012 | windows server 2016 | windows 2008 | windows nt
!Windows | =Windows | windows 7 | windows xp | microsoft windows | ms windows | windows os
macOS | mac os | mac osx | =OSX
Active Directory
System Administration | systems administration | system administrator | systems administrator | sysadmin | server administration | linux administrator
Virtualization | virtual machines
Citrix | xenapp | xendesktop
Backup and Recovery | disaster recovery | backups and restores | data backup | backup and restore
Storage Administration | =NAS
Exchange Server | microsoft exchange | ms exchange | exchange online
Office 365 | o365 | microsoft 365 | m365
SCCM | system center configuration manager | endpoint management
Mainframe

# networking
Computer Networking | networking protocols | network engineering | network engineer | network design | lan wan | wan | local area network | wide area network | ~LAN
Network Administration | network administrator | network management | network monitoring | network support > Computer Networking
Network Security > Cybersecurity
Cisco | cisco routers | cisco ios | cisco switches | cisco networking > Computer Networking
Routing and Switching | routers and switches | routing protocols | routers > Computer Networking
TCP/IP | tcp ip | tcpip | dns dhcp > Computer Networking
VPN | virtual private network | ipsec > Computer Networking
VoIP | voice over ip | sip trunk | =PBX | cisco call manager
Wireless Networking | wi fi networks | wlan | wireless controllers | wireless access points > Computer Networking
Telecommunications | telecom | telecommunication
5G
Fiber Optics | fiber optic | fibre optic

# security
Cybersecurity | cyber security | information security | infosec | it security | security engineering
Vulnerability Assessment | vulnerability management | vulnerability scanning > Cybersecurity
SIEM | security information and event management > Cybersecurity
Incident Response | security incidents > Cybersecurity
Identity and Access Management | =IAM | identity management > Cybersecurity
Encryption | cryptography > Cybersecurity
Digital Forensics | computer forensics | encase > Cybersecurity
Security Auditing | security audit | security audits | security assessment > Cybersecurity
ISO 27001 | iso27001 > Cybersecurity
NIST | nist framework | =FISMA | fedramp > Cybersecurity
OWASP > Cybersecurity

# support
Technical Support | tech support | it support | desktop support | helpdesk | help desk | technical support engineer | technical assistance | service desk | it helpdesk | user support | application support | end user support
Troubleshooting | trouble shooting | troubleshoot | fault finding | fault diagnosis
Hardware Support | computer hardware | pc hardware | hardware installation | hardware maintenance > Technical Support
Ticketing Systems | ticketing system | trouble tickets > Technical Support
ServiceNow | service now > ITIL
ITIL | itil v3 | itil foundation | incident management | change management itil
Remote Support | remote desktop > Technical Support
Computer Literacy | computer literate | computer skills | basic computer | computer knowledge | computer proficiency
`;
