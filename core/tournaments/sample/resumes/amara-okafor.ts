export const amaraOkafor = `AMARA OKAFOR
Backend Engineer
London, UK
amara.okafor@example.com
+44 20 7946 0155

PROFILE
I build APIs and the services behind them. Six years with TypeScript, the last three leading the platform work of a marketplace for used bicycles.

WORK HISTORY

Backend Engineer (platform), Freewheel Marketplace, London
09/2022 - present
* Lead backend development of the checkout: Node.js services in TypeScript, deployed with Docker on AWS ECS.
* Designed a REST API for sellers with pagination, rate limits and signed webhooks; 900 shops use it.
* Tuned PostgreSQL: partial indexes, query plans, connection pooling. Median response went from 310 ms to 45 ms.
* Replaced cron jobs by RabbitMQ queues with retries and a dead letter queue.
* Raised automated testing of the checkout from 35 % to 88 % of the code and made the test suite run in four minutes.
* Integrated Stripe and SEPA payments; handle disputes, payouts and reconciliation.

Software Engineer, Brightdesk, Manchester
07/2020 - 08/2022
* Backend development of a helpdesk product in Node.js and TypeScript on PostgreSQL.
* Designed its first public REST API and packed the services into Docker images.
* Introduced automated testing with Jest; every change was tested before release.
* Wrote Terraform modules for AWS (VPC, RDS, S3, Lambda).
* Mentored two junior developers and reviewed about ten pull requests a week.

EDUCATION
BSc Computer Science, University of Lagos, 2016 - 2020 (first class)

OTHER
Speaker, London Node User Group, 2024: "Queues that do not lose messages"
`;
