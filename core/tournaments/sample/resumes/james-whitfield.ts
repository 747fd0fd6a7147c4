export const jamesWhitfield = `James Whitfield
Marketing Manager
Chicago, IL | james.whitfield@example.com | 312-555-0126

PROFILE
Marketing manager with ten years in consumer brands. I turn customer research into campaigns that pay for themselves.

EXPERIENCE

Marketing Manager, Lakeshore Beverages, Chicago
February 2019 - Present
- Plan and run national campaigns with a yearly budget of USD 3.5 million.
- Launched a sparkling tea that reached 4 % market share in its first year.
- Manage a team of five and two outside agencies.
- Brief the web team on landing pages and track conversion in Google Analytics.

Brand Specialist, Prairie Foods, Milwaukee
June 2015 - January 2019
- Led the packaging redesign of a cereal line sold in 2,100 stores.
- Organised tastings, trade fairs and a loyalty programme with 80,000 members.
- Wrote the content calendar for social media.

EDUCATION
Bachelor of Arts in Communication, University of Wisconsin-Milwaukee, 2011 - 2015

SKILLS
Campaign planning, brand strategy, market research, Google Analytics, Excel, presentations
`;
