export const SALES_PRACTICE = `
# sales > Sales
Consultative Selling | consultative sales | solution selling | spin selling | value selling | challenger sale | meddic
Key Account Management | key accounts | major accounts | strategic account management | key account manager
Sales Forecasting > Sales Planning
Sales Pipeline | pipeline management | sales pipeline management | sales funnel
Sales Operations | sales ops | sales enablement
Sales Analytics | sales analysis | sales reporting | sales reports | analysis of sales | sales data analysis
Sales Presentations | sales presentation | sales pitches | sales demos
Sales Negotiation | contract negotiation sales | commercial negotiation | commercial negotiations | price negotiation
Business-to-Government Sales | government sales | b2g | public sector sales
SaaS Sales | software sales
IT Sales | hardware sales | technology sales
FMCG | fmcg sales | fast moving consumer goods | consumer packaged goods | =CPG
HoReCa Sales | horeca
Medical Device Sales | medical device sales representative | surgical sales > Pharmaceutical Sales
Industrial Sales | machinery sales | industrial products sales
Telecom Sales | wireless sales | mobile phone sales
Advertising Sales | ad sales | media sales | sponsorship sales
Retail Buying | retail buyer | fashion buyer
Luxury Sales | luxury retail | luxury goods
Jewelry Sales | jewellery sales
Furniture Sales | home furnishings sales
Clienteling | personal shopping | personal shopper
Door-to-Door Sales | door to door | canvassing > Outside Sales
Trade Marketing | shopper marketing | in store marketing
Reseller Management | resellers | value added resellers | partner management
Partner Development | channel development | alliance management | strategic alliances | strategic partnerships
Market Expansion | market penetration | market entry | new market development | market development
Tender Sales | bids and proposals | sales proposals | proposal development
Sales Contracts | sales agreements
Price Quotation | preparing quotations | price quotations | quotations | quotation preparation
Point of Sale Systems | point of sale | pos systems | pos system | =POS | epos | square pos | micros pos > Cash Handling
Auctioneering | auctioneer
Rental Sales | car rental | equipment rental
Brand Ambassador | brand ambassadors | product promoter | brand promoter
In-Store Demonstrations | product sampling | in store demos
Amazon Seller Central | amazon seller | amazon fba | amazon marketplace
eBay | ebay selling
Marketplace Management | marketplaces management | wildberries | ozon
Product Listings | product listing optimization | product catalog management

# retail > Retail
Merchandising | merchandiser | retail merchandising
Planograms | planogram | planogram implementation
Inventory Shrinkage Control | shrinkage | shrink control | shrink reduction
Stockroom Management | stockroom | stock room | back room operations
Retail Cashiering | retail cashier | checkout operations | self checkout
Price Tagging | price changes | price labelling | ticketing merchandise
Convenience Store Operations | convenience store | gas station attendant
Department Management | department manager | department supervisor
Store Openings | new store opening | new store openings
Key Holder | keyholder
Mystery Shopping | mystery shopper
Retail Pharmacy | community pharmacy
Bookselling | bookstore
Electronics Retail | consumer electronics retail
Produce Department | produce clerk | deli clerk | meat department

# marketing > Marketing
Performance Marketing | growth marketing | growth hacking | paid media > Digital Marketing
Paid Social | facebook advertising | facebook ads | instagram ads | facebook ads manager | meta ads | =Meta Ads | tiktok ads > Digital Marketing
Google Ads | adwords | google adwords | google ads campaigns | ppc campaigns > SEM
Programmatic Advertising | programmatic | display advertising | demand side platform | =DSP advertising > Digital Marketing
Retargeting | remarketing > Digital Marketing
Mobile Marketing | app marketing | user acquisition | sms marketing > Digital Marketing
Influencer Marketing | influencer campaigns | influencer relations > Digital Marketing
Affiliate Programs | affiliate program management > Digital Marketing
Conversion Rate Optimization | conversion optimization | landing page optimization > Digital Marketing
Landing Pages | landing page | landing page design
Technical SEO | seo audits | seo audit | on page seo | off page seo > SEO
Local SEO | google my business | google business profile > SEO
Keyword Research > SEO
Link Building | backlinks | backlinking > SEO
SEMrush > SEO
Ahrefs > SEO
Moz (SEO) | moz pro > SEO
Screaming Frog > SEO
Google Search Console | search console > SEO
Google Tag Manager | =GTM > Google Analytics
Adobe Analytics | omniture | site catalyst > Digital Marketing
Yandex Metrica | яндекс метрика | yandex direct | яндекс директ > Digital Marketing
Hotjar
Optimizely
Demand Generation | demand gen | inbound marketing | account based marketing | =ABM marketing
Marketo > Marketing Automation
Pardot > Marketing Automation
Eloqua | oracle eloqua > Marketing Automation
Klaviyo > Email Marketing
Mailchimp | mail chimp > Email Marketing
Constant Contact > Email Marketing
SendGrid > Email Marketing
ActiveCampaign > Marketing Automation
!Braze | braze platform > Marketing Automation
Newsletters | newsletter | newsletter writing | e newsletters
Direct Mail | direct marketing | direct response
Community Management | online community management | community manager
Social Media Content | social media posts | social media content creation > Social Media Marketing
Hootsuite > Social Media Marketing
Sprout Social > Social Media Marketing
Buffer (social) | buffer app > Social Media Marketing
LinkedIn Ads | linkedin advertising | linkedin campaigns > Social Media Marketing
Snapchat | snapchat ads > Social Media Marketing
WhatsApp Business | whatsapp marketing
Reputation Management | online reputation management | review management
Experiential Marketing | event marketing | brand activation | brand activations | field marketing
Guerrilla Marketing | viral marketing
Sports Marketing | sponsorship activation
Brand Strategy | brand positioning | brand architecture > Brand Marketing
Brand Identity | corporate identity | visual identity | brand guidelines > Brand Marketing
Rebranding > Brand Marketing
Market Segmentation | customer segmentation | audience segmentation | target audience analysis | segmentation targeting
Consumer Behavior | consumer insights | consumer insight | consumer behaviour
Focus Groups | focus group | focus group moderation | focus group discussions > Market Research, Qualitative Research
Competitive Analysis | competitor analysis | competitive intelligence | competitor research | competitor monitoring > Market Research
!Nielsen | acnielsen | nielsen data | nielsen ratings | iri data
Pricing Strategy | pricing analysis | price optimization | pricing models
Revenue Management | yield management | revenue optimization
Go-to-Market Strategy | go to market strategy | gtm strategy | product launch | product launches | go to market plans
Marketing Collateral | brochures | brochure design | marketing collaterals | sales collateral | flyers
Marketing Budget | marketing budgets | marketing spend
Media Planning | media planner | media plans | media plan > Advertising
Media Buying | media buyer > Advertising
Outdoor Advertising | ooh advertising | billboards | out of home > Advertising
Print Advertising | newspaper advertising | print media > Advertising
Radio Advertising | radio commercials | tv commercials | tv advertising > Advertising
Creative Briefs | creative brief | briefing agencies | agency management
Lead Nurturing | lead scoring
Customer Acquisition | client acquisition | new customer acquisition
Pharmaceutical Marketing | healthcare marketing
Fundraising Campaigns | fundraising events | fundraising campaign | crowdfunding

# public relations > Public Relations
Press Releases | press release | media releases
Media Relations | press relations | press office | media outreach
Corporate Communications | corporate communication | external communications
Internal Communications | internal communication | employee communications
Crisis Communication | crisis communications plan
Speechwriting | speech writing | talking points
Media Monitoring | press clippings | cision | meltwater
Spokesperson | media interviews | press conferences | press conference
Publicity Campaigns | publicist
`;
