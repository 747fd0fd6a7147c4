export const SALES_AND_MARKETING = `
# sales > Sales
Sales | selling | sales experience | sales skills | sales representative | sales executive | sales associate | salesperson | sales rep | selling skills | sales professional | sales consultant | sales activities | sales officer
Sales Management | sales manager | managing sales | sales team management | sales director | regional sales manager | area sales manager | sales leadership | managing sales team | sales supervisor | district sales manager
Sales Planning | sales plan | sales plans | sales strategy | sales strategies | sales forecasting and planning | sales goals | sales objectives | sales target | sales targets | sales quota | sales quotas | sales forecast
Sales Process | sales cycle | sales processes | sales cycles | full sales cycle | sales calls
Inside Sales | inside sales representative | internal sales
Outside Sales | field sales | outside sales representative | territory sales | direct sales | outside sales rep
B2B Sales | b2b | business to business | corporate sales | enterprise sales | institutional sales
B2C Sales | b2c | business to consumer | consumer sales
Retail Sales | retail sales associate | floor sales | in store sales
Telesales | telemarketing | tele sales | tele marketing | telecalling | tele calling | phone sales | telemarketer | telephone sales | outbound sales | telecaller
Cold Calling | cold calls | cold call | cold-calling
Outbound Calling | outbound calls | ~outbound | ~Outbound | outbound call center | outbound process | outbound campaigns
Lead Generation | generating leads | lead gen | prospecting | lead qualification | leads generation | sales leads | generate leads | prospects | prospect new
Closing Sales | closing deals | deal closing | ~closing | ~Closing | closing techniques | close sales | closed deals | close deals
Upselling | cross selling | up selling | upsell | cross sell | cross-selling
Account Management | account manager | client accounts | account executive | account director | strategic accounts | manage accounts | client account management
Territory Management | territory manager | sales territory | territory development | territory sales manager
Channel Sales | channel partners | channel management | distribution channels | dealers | distribution network | distributors | dealer management | dealer network | distributor network | distributor management | dealer development
International Sales | export sales | international business | global sales | export marketing | overseas sales | ~Export | ~Exports | exporting | international business development | international markets
Product Demonstration | product demos | product demonstrations
Pricing | quotes | price quotes
Sales Support | sales coordination | sales administration | sales coordinator | sales assistant
Sales Training | training sales staff | sales coach | sales coaching
Website Sales | web sales | online sales | internet sales
Pharmaceutical Sales | medical sales | medical representative | pharma sales
Insurance Sales | selling insurance
Car Sales | automotive sales | vehicle sales
Technical Sales | sales engineer | sales engineering | pre sales | presales

# customer relations
Customer Service | customer care | client service | client services | customer support | customer service skills | guest service | guest services | customer service representative | client servicing | client support | customer assistance | customer services | customer relations | customer service rep | customer satisfaction
Customer Relationship Management | crm | client relationship management | client relationship | client relations | client relationships | crm software | customer relationship | customer relationships | relationship management | relationship manager
Customer Success | customer success manager
Customer Retention | client retention | retention strategies | churn reduction | customer loyalty
Call Center | call centre | contact center | contact centre | inbound call center | bpo | voice process | call center operations | business process outsourcing | inbound
Complaint Handling | handling complaints | customer complaints | resolve complaints | complaint resolution | complaints
Salesforce | salesforce.com | sfdc | sales force crm | salesforce crm > Customer Relationship Management
HubSpot | hub spot > Customer Relationship Management
Zoho CRM | zoho > Customer Relationship Management
Customer Profiling | customer profiles | customer insight | customer insights | customer analysis | buyer personas | customer segments | client profiling | target customers | customer profile

# marketing > Marketing
Marketing | marketing skills | marketing manager | marketing campaigns | marketing campaign | marketing executive | marketing activities | marketing communications | marketing coordinator | marketing specialist | marketing materials | marketing initiatives | marketing programs
Digital Marketing | online marketing | internet marketing | digital marketer | web marketing | digital advertising | digital campaigns | online advertising | digital media | e marketing
SEO | search engine optimization | search engine optimisation | on page optimization > Digital Marketing
SEM | search engine marketing | ppc | pay per click | paid search | bing ads > Digital Marketing
Google Analytics | ga4 > Digital Marketing
Social Media Marketing | social media | social media management | social media manager | smm | social media strategy | social networking | social media campaigns | social media advertising | social media platforms > Digital Marketing
Facebook > Social Media Marketing
Instagram > Social Media Marketing
Twitter | tweets > Social Media Marketing
LinkedIn Marketing > Social Media Marketing
YouTube | you tube > Social Media Marketing
TikTok > Social Media Marketing
Pinterest > Social Media Marketing
Hootsuite | buffer hootsuite > Social Media Marketing
Email Marketing | e mail marketing | email campaigns | e mail campaigns | email blasts | mass emails > Digital Marketing
Content Marketing | content creation | content development | web content
Copywriting | copy writing | copywriter
Blogging | blog posts | blogger | blogs | blog
Marketing Automation > Digital Marketing
Affiliate Marketing > Digital Marketing
Brand Marketing | brand management | branding | brand manager | brand development | brand promotion
Brand Awareness | brand recognition
Product Marketing | product marketing manager | product positioning
Marketing Management | head of marketing | marketing director | managing marketing | marketing head | director of marketing | marketing operations
Marketing Strategy | marketing strategies | marketing plan | marketing plans | marketing planning | strategic marketing
International Marketing | global marketing | overseas marketing | international marketing manager
Market Research | market analysis | marketing research | market intelligence | market survey | market surveys | consumer research
Market Trends | market trends | industry trends | trends in the market > Market Research
Trade Shows | trade show | exhibitions | trade fairs | expos
Advertising | advertisement | ad campaigns | advertising campaigns | advertisements
Public Relations | pr campaigns | public relation | publicity
Promotions | sales promotion | promotional activities | btl activities | atl btl | promotional events | promotional materials | promotional campaigns
Visual Merchandising | product displays | merchandise displays
E-Commerce | ecommerce | e commerce | online store | online retail | ecommerce platforms
Journalism | journalist | news writing | reporter | editorial
Editing | editor
Storytelling
`;
