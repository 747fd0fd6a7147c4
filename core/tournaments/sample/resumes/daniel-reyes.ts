export const danielReyes = `Daniel Reyes
daniel.reyes@example.com | 512-555-0118 | Austin, Texas

Backend Developer, five years, mostly REST services and relational databases

Experience

Backend Developer - Harvest Grocery Delivery, Austin
Jan 2022 to Present
  - Build and maintain Node.js REST APIs in TypeScript for the picking and delivery apps.
  - Designed the PostgreSQL schema for delivery slots and wrote the migrations.
  - Packed the services into Docker images and set up the build pipeline in GitLab CI.
  - Automated testing with Vitest for everything I ship; no release without a green pipeline.
  - Take part in the on-call rota, one week in five.

Junior Backend Developer - Civic Data Office, San Antonio
Aug 2020 to Dec 2021
  - Maintained Express services in JavaScript that publish open data sets as REST APIs.
  - Migrated reports from MySQL to PostgreSQL.
  - Wrote the first automated tests and Docker images of the team.
  - Deployed to Microsoft Azure App Service.

Education
Bachelor of Science, Information Systems, University of Texas at San Antonio, 2020

Languages: English, Spanish (native)
`;
