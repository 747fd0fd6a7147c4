export const FINANCE = `
# accounting > Accounting
Accounting | accountancy | accountant | ~Accounts | accounting principles | accounting procedures | general accounting | financial accounting | accounting functions | accounting operations | staff accountant
Bookkeeping | book keeping | bookkeeper | maintaining books | full charge bookkeeper
Accounts Payable | a p | account payable | ap processing | accounts payables | payables | ap ar | invoice processing | processing invoices | vendor invoices | vendor payments | process invoices | ~AP
Accounts Receivable | account receivable | receivables | accounts receivables | ar collections | collection of payments | ~AR | credit and collections | billing and collections | collections specialist | cash collections | collections department
General Ledger | gl accounting | ledgers | gl accounts | ledger accounts | ~GL | general ledgers
Bank Reconciliation | bank reconciliations | account reconciliation | reconciliations | reconciliation | reconciled accounts | reconcile accounts | account reconciliations | bank statements
Month-End Close | month end close | month end closing | year end close | monthly close | month end | financial close | closing entries | period close | monthly closing | year end closing
Journal Entries | journal entry | adjusting entries
Financial Statements | financial statement | balance sheet | balance sheets | income statement | profit and loss | p&l | financial statement preparation | profit loss
Financial Reporting | financial reports | external reporting | consolidated reporting | statutory reporting
Cost Accounting | cost accountant | job costing | cost analysis | costing
Fixed Assets | fixed asset accounting | depreciation
Inventory Accounting | inventory valuation
GAAP | us gaap | generally accepted accounting principles
IFRS | ind as | ias ifrs
Billing | invoicing | billing and invoicing | invoices | invoice preparation | invoice generation
QuickBooks | quick books | quickbooks pro | intuit quickbooks
Sage Accounting | sage 50 | peachtree | sage accounting | mas 90 | mas90 | mas 200 | =Sage | peachtree accounting | sage line 50
Xero | xero accounting
!Tally | tally erp | tally erp 9 | tally prime | =Tally
FreshBooks | wave accounting
Petty Cash | petty cash handling

# audit and tax
Auditing | audit | audits | auditor | audit procedures | audited | internal audit | internal auditor | internal audits | internal auditing | statutory audit | statutory audits | external audit
Stock Audit | stock audits | inventory audit | inventory audits | physical inventory | stock taking | stock verification | physical verification | stocktaking | stock take | inventory counts > Auditing
Internal Controls | internal control | sox > Auditing
Taxation | income tax | tax compliance | tax filing | tax accountant | tax accounting | direct tax | indirect tax
Tax Deducted at Source | =TDS > Taxation
GST | goods and services tax > Taxation
VAT | value added tax | sales tax > Taxation
Regulatory Compliance | compliance | regulatory requirements | compliance management | compliance officer | statutory compliance | regulatory affairs compliance | regulatory reporting | compliance monitoring
Anti-Money Laundering | aml | anti money laundering | aml kyc
Fraud Detection | fraud prevention | fraud investigation | fraud analysis | fraud investigations
Forensic Accounting > Accounting

# financial planning
Financial Analysis | financial analyst | financial analyses
Financial Modeling | financial modelling | financial models | valuation models > Financial Analysis
Budgeting | budget management | budget preparation | budgets | budget | annual budget | budget planning | budget control | budget development | managing budgets | budgeting and forecasting | budget administration
Forecasting | financial forecasting | forecasts | forecast | demand forecasting | revenue forecasting
Financial Planning | fp&a | financial planning and analysis | financial planner | financial planning analysis
Financial Management | finance manager | financial controller | financial operations | chief financial officer | finance management | financial oversight | ~Controller
Cash Flow Management | cash flow | cash management | cashflow
Cost Control | cost management | cost optimization | expense control
Business Valuation | valuation | valuations | company valuation
Investment Banking | investment banker | capital markets
Investment Management | asset management | portfolio management | fund management | investment analysis | ~Investments
Trading | equities trading | securities trading | stock trading | trader
Commodities | commodity | commodity markets | commodities market
Fundamental Analysis | fundamentals analysis | technical analysis of stocks | equity analysis
Bloomberg Terminal | bloomberg
Credit Analysis | credit analyst | underwriting | credit appraisal | credit management | underwriter
Lending | loans | loan officer | loan documentation
Retail Banking | banking | teller | banking operations | branch banking
Insurance | claims management | insurance policies
Actuarial Science | actuarial | actuary
Financial Risk Management > Risk Management
Payroll | payroll management | payroll administration | process payroll
Procure to Pay | p2p | purchase to pay
Order to Cash | o2c | order to cash cycle
Revenue Recognition | asc 606
Expense Reports | expense reporting | expense management
Cash Handling | cash register | cash drawer | handling cash | cash transactions | cashier | cashiering | cash registers
Real Estate
`;
