export const SALES_AND_MARKETING = `
# sales > Sales
Sales | selling | sales experience | sales skills | sales representative | sales executive | sales associate | salesperson | sales rep | selling skills | sales professional | sales consultant | sales activities | sales officer
Sales Management | sales manager | managing sales | sales team management | sales director | regional sales manager | area sales manager | sales leadership | sales operations | managing sales team | sales supervisor | district sales manager
Sales Planning | sales plan | sales plans | sales strategy | sales strategies | sales forecasting and planning | sales targets | sales goals | sales objectives | sales target | sales quota | sales quotas | sales forecast
Sales Process | sales cycle | sales processes | sales pipeline | pipeline management | sales funnel | sales cycles | full sales cycle | sales calls
Inside Sales | inside sales representative | internal sales
Outside Sales | field sales | outside sales representative | territory sales | door to door sales | direct sales | outside sales rep
B2B Sales | b2b | business to business | corporate sales | enterprise sales | institutional sales
B2C Sales | b2c | business to consumer | consumer sales
Retail Sales | retail sales associate | floor sales | in store sales
Telesales | telemarketing | tele sales | tele marketing | telecalling | tele calling | phone sales | telemarketer | telephone sales | outbound sales | telecaller
Cold Calling | cold calls | cold call | cold-calling
Outbound Calling | outbound calls | ~outbound | ~Outbound | outbound call center | outbound process | outbound campaigns
Lead Generation | generating leads | lead gen | prospecting | lead qualification | leads generation | sales leads | generate leads | prospects | prospect new
Closing Sales | closing deals | deal closing | ~closing | ~Closing | closing techniques | close sales | closed deals | close deals
Upselling | cross selling | up selling | upsell | cross sell | suggestive selling | cross-selling
Account Management | account manager | key account management | key accounts | client accounts | account executive | major accounts | account director | strategic accounts | manage accounts | client account management
Territory Management | territory manager | sales territory | territory development | territory sales manager
Channel Sales | channel partners | channel management | dealer network | distributors | dealer management | distribution channels | distributor management | reseller | dealers | distributor | distribution network
International Sales | export sales | international business | global sales | export marketing | overseas sales | ~Export | ~Exports | exporting | international business development | international markets
Product Demonstration | product demos | product demonstrations | sales presentations | sales demos | sales presentation
Pricing | pricing strategy | price negotiation | quotations | quotes | price quotes | quotation
Sales Support | sales coordination | sales administration | sales coordinator | sales assistant
Sales Training | training sales staff | sales coach | sales coaching
Website Sales | web sales | online sales | internet sales
Pharmaceutical Sales | medical sales | medical representative | medical device sales | pharma sales
Insurance Sales | selling insurance
Car Sales | automotive sales | vehicle sales
Technical Sales | sales engineer | sales engineering | pre sales | presales | solution selling | consultative selling | solutions selling | consultative sales

# customer relations
Customer Service | customer care | client service | client services | customer support | customer service skills | guest service | guest services | customer service representative | client servicing | client support | customer assistance | customer services | customer relations | customer service rep | customer satisfaction
Customer Relationship Management | crm | client relationship management | client relationship | client relations | client relationships | crm software | customer relationship | customer relationships | relationship management | relationship manager
Customer Success | customer success manager | customer onboarding | client onboarding
Customer Retention | client retention | loyalty programs | retention strategies | churn reduction | customer loyalty
Call Center | call centre | contact center | contact centre | inbound calls | inbound call center | bpo | voice process | call center operations | business process outsourcing | inbound
Complaint Handling | handling complaints | customer complaints | resolve complaints | complaint resolution | complaints
Salesforce | salesforce.com | sfdc | sales force crm | salesforce crm > Customer Relationship Management
HubSpot | hub spot > Customer Relationship Management
Zoho CRM | zoho > Customer Relationship Management
Customer Profiling | customer segmentation | customer profiles | customer insight | customer insights | customer analysis | buyer personas | customer segments | client profiling | target customers | customer profile

# marketing > Marketing
Marketing | marketing skills | marketing manager | marketing campaigns | marketing campaign | marketing executive | marketing activities | marketing communications | marketing coordinator | marketing specialist | marketing materials | marketing initiatives | marketing programs
Digital Marketing | online marketing | internet marketing | digital marketer | web marketing | digital advertising | digital campaigns | online advertising | digital media | e marketing
SEO | search engine optimization | search engine optimisation | on page optimization | link building | keyword research > Digital Marketing
SEM | search engine marketing | ppc | pay per click | google adwords | google ads | adwords | paid search | bing ads > Digital Marketing
Google Analytics | ga4 | google tag manager | web analytics | adobe analytics | omniture > Digital Marketing
Social Media Marketing | social media | social media management | social media manager | smm | social media strategy | social networking | social media campaigns | social media advertising | social media platforms > Digital Marketing
Facebook | facebook ads | =Meta Ads > Social Media Marketing
Instagram > Social Media Marketing
Twitter | tweets > Social Media Marketing
LinkedIn Marketing | linkedin ads | linkedin sales navigator > Social Media Marketing
YouTube | you tube > Social Media Marketing
TikTok > Social Media Marketing
Pinterest > Social Media Marketing
Hootsuite | buffer hootsuite | sprout social > Social Media Marketing
Email Marketing | e mail marketing | email campaigns | mailchimp | newsletters | constant contact | e mail campaigns | email blasts | newsletter | mass emails | direct mail > Digital Marketing
Content Marketing | content strategy | content creation | content development | content writing | content writer | web content
Copywriting | copy writing | copywriter | copy editing | copyediting
Blogging | blog posts | blogger | blogs | blog
Marketing Automation | marketo | pardot | eloqua > Digital Marketing
Affiliate Marketing | influencer marketing > Digital Marketing
Brand Marketing | brand management | branding | brand strategy | brand manager | brand development | brand awareness | brand positioning | brand promotion | brand identity
Product Marketing | product marketing manager | product positioning
Marketing Management | head of marketing | marketing director | managing marketing | marketing head | director of marketing | marketing operations
Marketing Strategy | marketing strategies | marketing plan | marketing plans | marketing planning | strategic marketing
International Marketing | global marketing | overseas marketing | international marketing manager
Market Research | market analysis | marketing research | market intelligence | competitor analysis | competitive analysis | market trends | competitive intelligence | market survey | market surveys | consumer research | industry trends
Trade Shows | trade show | exhibitions | trade fairs | expos
Advertising | advertisement | ad campaigns | media planning | media buying | advertising campaigns | advertisements
Public Relations | press releases | media relations | pr campaigns | press release | corporate communications | public relation | publicity
Promotions | sales promotion | promotional activities | btl activities | atl btl | promotional events | promotional materials | promotional campaigns
Visual Merchandising | merchandising | merchandiser | planogram | product displays | merchandise displays
E-Commerce | ecommerce | e commerce | online store | amazon seller central | online retail | amazon marketplace | ecommerce platforms
Journalism | journalist | news writing | reporter | editorial | news reporting
Editing | proofreading | copy editor | proof reading | editor
Storytelling | script writing | screenwriting
`;
