export const BANKING_AND_INSURANCE = `
# banking
Commercial Banking | corporate banking | business banking | commercial lending
Private Banking | private banker | private wealth
Personal Banking | personal banker > Retail Banking
Branch Management | branch manager | bank branch management | branch operations > Retail Banking
Bank Teller Operations | bank teller | teller operations | teller transactions | head teller > Retail Banking
Digital Banking | mobile banking | internet banking | online banking
Core Banking Systems | core banking
Temenos T24 | temenos > Core Banking Systems
Finacle > Core Banking Systems
Flexcube | oracle flexcube > Core Banking Systems
Misys | finastra > Core Banking Systems
Mortgage Lending | mortgage | mortgages | mortgage loans | mortgage banking | residential mortgage | mortgage loan > Lending
Mortgage Underwriting | loan underwriting | mortgage underwriter > Lending
Loan Origination | loan originator | loan origination systems | encompass los > Lending
Loan Processing | loan processor | processing loans > Lending
Loan Servicing | loan administration | mortgage servicing > Lending
Loan Closing | mortgage closing | loan closings | closing disclosure > Lending
Consumer Lending | personal loans | consumer loans | auto loans > Lending
SME Lending | small business lending | sba loans > Lending
Microfinance | micro finance > Lending
Agricultural Lending | agri loans | agricultural loans > Lending
FHA Loans | fha va loans | va loans | conventional loans > Lending
Foreclosure | foreclosures | loss mitigation | loan modification | default servicing
Credit Analysis | credit analyst | credit appraisal | credit assessment | creditworthiness
Credit Underwriting | credit underwriter > Credit Analysis
Credit Risk Management | credit risk | credit risk analysis | credit risk modeling > Credit Analysis
Credit Card Operations | card operations | credit card processing | credit card sales | credit card products
Payment Systems | payment gateway | payment gateways | payments industry | card payments | merchant services
SWIFT Payments | swift messages | swift messaging
SEPA | sepa payments | iso 20022
Trade Finance | letters of credit | letter of credit | bank guarantees | documentary credits
!Factoring | ~Factoring | invoice factoring | invoice discounting
Vault Operations | vault teller | atm operations | atm balancing
KYC | know your customer | kyc checks | customer due diligence | kyc aml | enhanced due diligence > Anti-Money Laundering
Transaction Monitoring | suspicious activity reports | =SAR filing | suspicious transactions > Anti-Money Laundering
Sanctions Screening | ofac | sanctions compliance | pep screening > Anti-Money Laundering
Actimize | nice actimize | world check > Anti-Money Laundering
Bank Secrecy Act | bsa aml | bsa compliance > Anti-Money Laundering
Basel Framework | basel iii | basel ii | basel accords > Financial Risk Management
Dodd-Frank | dodd frank
Stress Testing (finance) | ccar | dfast
Operational Risk | operational risk management | rcsa > Risk Management, Financial Risk Management
Market Risk | market risk management | value at risk > Risk Management, Financial Risk Management
Liquidity Risk | asset liability management | =ALM banking > Risk Management
Enterprise Risk Management | enterprise risk | =ERM > Risk Management
Model Risk Management | model risk | model governance > Risk Management
IFRS 9 | expected credit loss | cecl
Fintech | financial technology
Open Banking | psd2
Financial Services | financial services industry | financial products

# investment
Equity Research | equity analyst | stock analysis | equity research analyst > Investment Management
Fixed Income | bonds trading | bond markets | fixed income securities
Derivatives | options trading | futures and options | options and futures > Trading
Foreign Exchange | forex | fx trading | forex trading | currency trading > Trading
Commodity Trading | commodities trading | energy trading > Trading
Algorithmic Trading | quantitative trading | algo trading | high frequency trading
!Securities Operations | trade settlement | trade support | clearing and settlement | trade processing | corporate actions
Custody Services | custodian bank | global custody
Trade Reconciliation | position reconciliation | cash and position reconciliation
Portfolio Management (investment) | portfolio construction | asset allocation | portfolio analysis | portfolio manager | portfolio optimization > Investment Management
Hedge Funds | hedge fund
Private Equity | growth equity
Venture Capital
Mutual Funds | mutual fund > Investment Management
Alternative Investments | fund of funds
Wealth Management | wealth manager | high net worth clients | high net worth individuals > Financial Planning
Retirement Planning | pension planning | retirement planner
Estate Planning | wills and trusts | trusts and estates | wills trusts
Pension Administration | pensions administration | pension fund administration
Financial Advice | financial advisor | financial adviser | financial advisory | investment advice | investment advisor > Financial Planning
Stockbroking | stock broker | stockbroker | brokerage | broker dealer
Technical Analysis (markets) | chart analysis trading
Structured Finance | securitization | asset backed securities | structured products
Syndicated Loans | leveraged finance | loan syndication
Initial Public Offerings | =IPO | =IPOs
Real Estate Investment | reit | real estate finance | real estate private equity
Bloomberg Terminal | bloomberg
Refinitiv Eikon | thomson reuters eikon | reuters eikon | refinitiv
FactSet
Capital IQ | s&p capital iq | capiq
Morningstar | morningstar direct
PitchBook
MetaTrader | mt4 | mt5
Murex
Calypso (trading) | calypso system
Charles River IMS
BlackRock Aladdin | aladdin blackrock
Advent Geneva | advent axys
ESG Investing | responsible investment | sustainable finance

# insurance > Insurance
Claims Processing | insurance claims | claims handling | claims administration | claims processor | processing claims
Claims Adjusting | claims adjuster | claims adjustment | loss adjusting | insurance adjuster | claims investigation
Insurance Underwriting | insurance underwriter | underwriting insurance | policy underwriting
Property and Casualty Insurance | property and casualty | property & casualty | p&c insurance
!Life Insurance | life insurance sales | life insurance products | life and health insurance | term life insurance > Insurance
!Health Insurance | health insurance claims | health insurance sales | health insurance plans | medicare advantage > Insurance
Auto Insurance | motor insurance | car insurance | vehicle insurance
Home Insurance | homeowners insurance | property insurance
Commercial Insurance | commercial lines | general liability insurance | liability insurance
Marine Insurance | cargo insurance
Reinsurance
Workers Compensation | workers comp | workmen s compensation
!Disability Insurance | disability claims > Insurance
Crop Insurance
Title Insurance | title abstracting | escrow
Policy Administration | policy servicing | policy issuance | policy renewals | insurance renewals
Insurance Broking | insurance broker | insurance brokerage | insurance agent | insurance agency
Subrogation
Loss Control | loss prevention engineering | risk surveying
Actuarial Analysis | actuarial modeling | actuarial valuation | actuarial pricing > Actuarial Science
!Reserving | loss reserving | insurance reserving | ifrs 17 | solvency ii > Actuarial Science
!Guidewire | ~Guidewire | policycenter | claimcenter | guidewire policycenter
Duck Creek
Xactimate
Applied Epic | ams360 | applied tam

# real estate > Real Estate
Property Management | property manager | properties management | residential property management | apartment management
Leasing | leasing agent | leasing consultant | apartment leasing | lease negotiations
Lease Administration | lease abstraction | lease agreements | lease management
Tenant Relations | tenant screening | tenant management | tenants relations
Real Estate Sales | realtor | real estate agent | estate agent | estate agency | property sales
Real Estate Appraisal | property appraisal | property valuation | real estate appraiser | real estate valuation
Commercial Real Estate
Real Estate Development | property development | land development
Land Acquisition | right of way acquisition | site acquisition
Real Estate Transactions | real estate closings | real estate contracts
Homeowners Associations | =HOA | hoa management | community association management
Affordable Housing | section 8 | lihtc | housing associations | social housing | housing management
Property Inspection | move in inspections | home inspection | home inspections | property inspections
Rent Collection | rent roll | collecting rent
Open Houses | property showings | property viewings | showing properties
`;
