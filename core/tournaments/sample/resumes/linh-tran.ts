export const linhTran = `Linh Tran
Software Engineer, backend
Toronto, ON - linh.tran@example.com - 416-555-0173

ABOUT
Java and Kotlin engineer who moved to TypeScript two years ago. Strong on databases and cloud operations.

EMPLOYMENT

Software Engineer, Maple Health Records, Toronto (May 2023 - Present)
- Develop patient messaging services and their REST API in Node.js and TypeScript.
- Model and tune the PostgreSQL database behind 3 million patient records.
- Run the services in Docker on AWS Fargate; wrote the CloudWatch alarms and the recovery plan.
- Wrote automated tests for every message flow; moved the infrastructure to Terraform.

Backend Engineer, Kestrel Logistics, Ottawa (Feb 2019 - April 2023)
- Built shipment tracking in Java and Spring Boot with Kafka, 40 million events a day.
- Designed the REST APIs that carriers and web shops call.
- Packaged services with Docker and operated Kubernetes clusters for twelve teams.
- Backend development of the billing module on PostgreSQL: invoices, taxes, credit notes.

EDUCATION
Bachelor of Engineering in Software Engineering, Carleton University, 2014 - 2018

CERTIFICATES
AWS Certified Developer - Associate (2024)
`;
