export const hannahLindqvist = `Hannah Lindqvist
Full-stack developer
Gothenburg, Sweden
hannah.lindqvist@example.com, +46 31 390 06 24

I make web products from the first drawing to production. Lately more in the browser than behind it.

Jobs

Full-stack Developer, Nordkaffe Webshop, Gothenburg, April 2022 - present
Product pages and checkout in React and TypeScript.
Small Node.js services behind the shop on PostgreSQL: stock, vouchers, newsletters.
A REST API for the warehouse, documented for the partner that packs our parcels.
Automated testing of the checkout in the release pipeline; Docker for local development.

Frontend Developer, Studio Vinter, Malmo, August 2019 - March 2022
Marketing sites for 30 clients in Vue and TypeScript.
Accessibility audits and fixes to WCAG 2.1 AA.
Some PHP and MySQL for content management.

Education

Higher vocational diploma in web development, Chas Academy, Stockholm, 2017 - 2019

Side project: the results page of a running club, hosted on AWS
`;
