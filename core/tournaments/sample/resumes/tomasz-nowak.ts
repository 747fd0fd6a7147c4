export const tomaszNowak = `Tomasz Nowak
Leeds, UK
tomasz.nowak@example.com
0113 496 0187

Objective
Looking for a first role as a developer after a career change.

Skills
JavaScript, TypeScript, Node.js, Express, React, HTML, CSS, SQL, PostgreSQL, Docker, AWS, Git, Agile

Training
Full Stack Web Development Bootcamp, CodeForge Academy, October 2025 - April 2026
Final project: a recipe sharing site with user accounts, built in a team of four.

Work experience

Warehouse Shift Coordinator, Aire Valley Distribution, Leeds, May 2018 - September 2025
Planned shifts for 35 people and trained new colleagues.
Kept stock records and wrote the weekly report for the site manager.
Introduced a spreadsheet that halved the time of the yearly stocktaking.

Delivery Driver, Szybka Paczka, Krakow, March 2015 - April 2018
Delivered about 120 parcels a day and handled complaints at the door.

Education
Technical secondary school in logistics, Tarnow, Poland, 2014

Interests
Mountain biking, home automation
`;
