export const omarHaddad = `OMAR HADDAD
Backend Engineer | Java, Spring, Oracle
Dearborn, MI | omar.haddad@example.com | (313) 555-0139

SUMMARY
Backend engineer with nine years in banking. Deep knowledge of Java, transaction processing and secure APIs.

PROFESSIONAL EXPERIENCE

Senior Backend Engineer, Crescent Lakes Bank, Dearborn
January 2020 - Present
- Lead developer of the instant payments service (Java 17, Spring Boot, Oracle), 6 million transfers a month.
- Design REST APIs for mobile banking, secured with OAuth 2.0 and mutual TLS.
- Package services with Docker and deploy them to OpenShift (Kubernetes).
- Introduced contract tests and automated regression tests; releases went from monthly to weekly.

Java Developer, Levant Software House, Beirut
July 2017 - December 2019
- Built loan and card back-office modules in Java and Oracle PL/SQL.
- Integrated RabbitMQ between the core banking system and the card switch.

EDUCATION
Master of Science in Computer Science, American University of Beirut, 2017
Bachelor of Science in Computer Science, American University of Beirut, 2015
`;
