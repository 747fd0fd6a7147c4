export const FINANCE = `
# accounting > Accounting
Accounting | accountancy | accountant | ~Accounts | accounting principles | accounting procedures | general accounting | financial accounting | accounting functions | accounting operations | staff accountant
Bookkeeping | book keeping | bookkeeper | maintaining books | full charge bookkeeper
Accounts Payable | a p | account payable | ap processing | accounts payables | payables | ap ar | invoice processing | processing invoices | vendor invoices | vendor payments | process invoices
Accounts Receivable | account receivable | receivables | accounts receivables | collections | ar collections | debt collection | cash application | collection of payments
General Ledger | gl accounting | ledgers | gl accounts | ledger accounts | ~GL | general ledgers
Bank Reconciliation | bank reconciliations | account reconciliation | reconciliations | reconciliation | reconciled accounts | reconcile accounts | account reconciliations | bank statements
Month-End Close | month end close | month end closing | year end close | monthly close | month end | financial close | closing entries | period close | monthly closing | year end closing
Journal Entries | journal entry | adjusting entries
Financial Statements | financial statement | balance sheet | balance sheets | income statement | profit and loss | p&l | financial statement preparation | profit loss
Financial Reporting | financial reports | external reporting | consolidated reporting | statutory reporting
Cost Accounting | cost accountant | standard costing | job costing | product costing | cost analysis | costing
Fixed Assets | fixed asset accounting | depreciation
Inventory Accounting | inventory valuation
GAAP | us gaap | generally accepted accounting principles
IFRS | ind as | ias ifrs
Billing | invoicing | billing and invoicing | invoices | invoice preparation | invoice generation
QuickBooks | quick books | quickbooks pro | intuit quickbooks | quickbooks online
Sage Accounting | sage 50 | peachtree | sage accounting | mas 90 | mas90 | mas 200 | =Sage | peachtree accounting | sage line 50
Xero | =Xero | xero accounting
Tally | tally erp | tally erp 9 | tally prime | =Tally
FreshBooks | wave accounting
Great Plains | microsoft great plains
Petty Cash | petty cash handling

# audit and tax
Auditing | internal audit | external audit | audit | audits | auditor | internal auditing | statutory audit | financial audit | audit procedures | audited | internal auditor | internal audits | external audits
Stock Audit | stock audits | inventory audit | inventory audits | physical inventory | stock taking | stock verification | physical verification | stocktaking | stock take | inventory counts | cycle counts | cycle counting | cycle count > Auditing
Internal Controls | internal control | sox | sarbanes oxley | sox compliance | coso > Auditing
Taxation | tax preparation | income tax | tax returns | tax return | tax compliance | tax planning | tax filing | corporate tax | tax accountant | tax accounting | direct tax | indirect tax | =TDS | tax laws
GST | goods and services tax > Taxation
VAT | value added tax | sales tax | vat returns > Taxation
Regulatory Compliance | compliance | regulatory requirements | compliance management | compliance officer | statutory compliance | regulatory affairs compliance | regulatory reporting | compliance monitoring
Anti-Money Laundering | aml | anti money laundering | kyc | know your customer | bank secrecy act | aml kyc
Fraud Detection | fraud prevention | fraud investigation | fraud analysis | fraud investigations
Forensic Accounting > Accounting

# financial planning
Financial Analysis | financial analyst | ratio analysis | financial analyses | variance analysis | variance analyses
Financial Modeling | financial modelling | financial models | dcf | discounted cash flow | valuation models > Financial Analysis
Budgeting | budget management | budget preparation | budgets | budget | annual budget | budget planning | budget control | budget development | managing budgets | budgeting and forecasting | budget administration
Forecasting | financial forecasting | forecasts | forecast | demand forecasting | sales forecasting | revenue forecasting
Financial Planning | fp&a | financial planning and analysis | financial planner | wealth management | financial advisor | financial advisory | financial planning analysis
Financial Management | finance manager | financial controller | financial operations | chief financial officer | finance management | financial oversight | ~Controller
Cash Flow Management | cash flow | cash management | cashflow | treasury | treasury management | treasury operations | liquidity management
Cost Control | cost reduction | cost management | cost savings | cost containment | cost optimization | expense control
Business Valuation | valuation | valuations | company valuation
Investment Banking | investment banker | capital markets | =IPO
Investment Management | asset management | portfolio management | fund management | investment analysis | ~Investments | mutual funds | equity research | portfolio manager
Trading | equities trading | commodity trading | forex | foreign exchange | derivatives | securities trading | stock trading | trader
Commodities | commodity | commodity markets | commodities market
Fundamental Analysis | fundamentals analysis | technical analysis of stocks | equity analysis
Bloomberg Terminal | bloomberg
Credit Analysis | credit risk | credit analyst | underwriting | credit appraisal | credit management | underwriter | credit underwriting
Lending | loan processing | loans | mortgage | mortgages | loan officer | mortgage lending | loan origination | loan documentation | mortgage loan
Retail Banking | banking | bank teller | teller | banking operations | branch banking | branch operations | personal banker | teller operations | commercial banking
Insurance | insurance claims | claims processing | claims adjuster | claims handling | insurance sales | claims management | insurance policies | claims adjustment
Actuarial Science | actuarial | actuary
Financial Risk Management | market risk | value at risk | basel iii | operational risk > Risk Management
Payroll | payroll processing | payroll management | payroll administration | payroll accounting | process payroll | payroll taxes
Procure to Pay | p2p | purchase to pay
Order to Cash | o2c | order to cash cycle
Revenue Recognition | asc 606
Expense Reports | expense reporting | expense management
Cash Handling | cash register | cash drawer | handling cash | cash transactions | cashier | point of sale | pos system | =POS | cashiering | cash registers
Real Estate | property management | real estate sales | leasing | property manager | realtor | lease administration | commercial real estate | leasing agent | tenant relations
`;
