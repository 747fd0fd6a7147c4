export const NETWORKS_AND_SECURITY = `
# networking > Computer Networking
BGP > Routing and Switching
OSPF > Routing and Switching
EIGRP > Routing and Switching
MPLS > Routing and Switching
VLAN | vlans | vlan configuration > Routing and Switching
Spanning Tree Protocol | =STP | =RSTP > Routing and Switching
IP Addressing | subnetting | sub netting | ipv4 | ipv6 | ip subnetting
OSI Model | osi layers
SNMP
Juniper Networks | juniper | =Junos | juniper routers
Aruba Networks | aruba wireless | aruba clearpass
MikroTik
Ubiquiti | ubiquiti unifi
Cisco Meraki | meraki > Cisco
Cisco ASA > Cisco, Network Security
Cisco Nexus > Cisco
SD-WAN | sd wan
Software-Defined Networking | software defined networking | =SDN
Network Automation | netconf | netmiko
Wireshark | packet analysis | tcpdump | packet tracer
Quality of Service (networks) | qos configuration | =QoS
LAN Cabling | network cabling | structured cabling | cabling | cable termination | cat6
!NAT | =NAT | network address translation > Computer Networking
SMTP | email servers | mail servers | postfix mail
FTP Servers | sftp | ftp server
Network Troubleshooting | troubleshooting network
HSRP | vrrp | glbp > Routing and Switching
RIP (routing) | ripv2 | rip v2 | routing information protocol > Routing and Switching
VTP | vlan trunking protocol | vlan trunking > Routing and Switching
EtherChannel | lacp | port channel > Routing and Switching
Port Security | switch port security > Network Security
Network Access Control | =NAC | cisco ise | nac configuration > Network Security

# telecom > Telecommunications
!GSM | =GSM | umts
!LTE | =LTE | 4g lte
Drive Testing | rf drive test | tems investigation
Microwave Transmission | microwave links | microwave antenna
BTS Installation | base station installation | ~BTS
!SIP | session initiation protocol | ~SIP
Asterisk PBX | freepbx | ~Asterisk
Avaya | avaya pbx
Cisco Unified Communications | cucm | cisco callmanager
Unified Communications
Satellite Communications | satcom | vsat
FTTH | =GPON | ~OLT | ~ONT | fiber to the home
Fiber Splicing | fibre splicing | otdr | fusion splicing > Fiber Optics
OSS/BSS | oss bss | telecom billing
Broadband Installation | adsl | broadband technician > Telecommunications
Radio Planning | rf planning | rf optimization | network optimization rf
Set-Top Boxes | set top box
IVR | interactive voice response
Genesys | genesys cloud
Five9
Twilio
Telecom Expense Management
IPTV

# security > Cybersecurity
Penetration Testing | pen testing | pentest | pentesting | ethical hacking | red teaming
Metasploit > Penetration Testing
Burp Suite > Penetration Testing
Nmap > Penetration Testing
Nessus > Vulnerability Assessment
Qualys > Vulnerability Assessment
Rapid7 | insightvm > Vulnerability Assessment
Security Operations Center | security operations centre | soc analyst | =SOC | security monitoring
IBM QRadar | qradar > SIEM
ArcSight > SIEM
Microsoft Sentinel | azure sentinel > SIEM
Splunk Enterprise Security > SIEM
Threat Intelligence | threat hunting | threat detection | mitre att&ck
Threat Modeling | threat modelling
Malware Analysis | reverse engineering malware
Reverse Engineering | ghidra | ida pro
Endpoint Security | endpoint protection | =EDR
CrowdStrike | crowdstrike falcon > Endpoint Security
SentinelOne | sentinel one > Endpoint Security
Carbon Black (security) | vmware carbon black | carbon black edr > Endpoint Security
Data Loss Prevention | =DLP
Intrusion Detection | intrusion prevention | ids ips | snort | suricata
Firewall Administration | firewall management | firewall configuration | firewalls | firewall | firewall rules > Network Security
Palo Alto Networks | palo alto | palo alto firewall > Network Security
Fortinet | fortigate > Network Security
Check Point Firewall | checkpoint firewall > Network Security
SonicWall > Network Security
pfSense > Network Security
Web Application Firewall | =WAF > Network Security
Zscaler > Network Security
Network Access Control | cisco ise > Network Security
Zero Trust | zero trust architecture
Okta > Identity and Access Management
CyberArk > Identity and Access Management
SailPoint > Identity and Access Management
Ping Identity > Identity and Access Management
Single Sign-On | single sign on | =SSO > Identity and Access Management
Multi-Factor Authentication | multi factor authentication | two factor authentication | =2FA > Identity and Access Management
Privileged Access Management | privileged access > Identity and Access Management
Public Key Infrastructure | =PKI > Encryption
SSL/TLS | ssl tls | ssl certificates | tls > Encryption
Application Security | appsec | secure coding | secure sdlc
Static Application Security Testing | =SAST | =DAST > Application Security
Veracode > Application Security
Checkmarx > Application Security
Fortify SCA | fortify static code analyzer > Application Security
Snyk > Application Security
Security Awareness | security awareness training | phishing simulation
Security Policies | information security policies | security policy | security governance
GRC | governance risk and compliance | governance risk compliance | rsa archer
IT Audit | it audits | information systems audit | itgc | it general controls > Auditing
PCI DSS | pci compliance
SOC 2 | soc2 | ssae 16 | ssae 18
CIS Controls | cis benchmarks | security hardening | system hardening
Cloud Security Posture Management | =CSPM
Email Security | email gateway > Cybersecurity
Mimecast > Email Security
Proofpoint > Email Security
Fraud Analytics | fraud monitoring systems
Physical Security | physical security systems
Barracuda Networks | barracuda firewall
Cyberoam
`;
