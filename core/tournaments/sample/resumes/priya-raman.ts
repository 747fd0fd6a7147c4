export const priyaRaman = `Priya Raman
Senior Backend Engineer
Portland, OR | priya.raman@example.com | (503) 555-0142

SUMMARY
Backend engineer with eight years of experience building payment and booking services in TypeScript and Node.js. I like small services, boring databases and tests that fail for one reason.

EXPERIENCE

Senior Backend Engineer, Cobalt Travel, Portland, OR
March 2021 - Present
- Lead backend development of the reservation service: TypeScript on Node.js, 1,200 requests a second at peak, 99.98 % availability over the last year.
- Redesigned the public REST API used by 140 partners; wrote the OpenAPI description and the versioning rules.
- Partitioned a PostgreSQL database of 300 million rows and cut the slowest booking query from 4 s to 90 ms.
- Moved 14 services from virtual machines to Docker containers on Kubernetes in AWS EKS, described in Terraform.
- Introduced Kafka for booking events; the nightly reconciliation job went from five hours to eleven minutes.
- Automated testing of the payment flow with Jest and Testcontainers; production incidents fell by 60 %.

Backend Engineer, Ledgerline Payments, Seattle, WA
June 2018 - February 2021
- Backend development of card payment and refund services in Node.js and TypeScript that settle USD 2 million a day.
- Wrote the idempotency layer of the payments REST API after an outage caused double charges.
- Ran PostgreSQL on AWS RDS: replication, backups, zero-downtime migrations.
- Set up automated testing and Docker images for the payment systems; shared the on-call rota and wrote its runbooks.

EDUCATION
Bachelor of Science in Computer Science, Oregon State University, 2014 - 2018

SKILLS
TypeScript, Node.js, PostgreSQL, REST, Docker, Kubernetes, AWS, Terraform, Kafka, Jest, GitHub Actions
`;
