export const ACCOUNTING_AND_TAX = `
# accounting > Accounting
Management Accounting | managerial accounting | management accounts | management accountant
Fund Accounting | nav calculation | fund accountant
Project Accounting | project accountant
Government Accounting | governmental accounting | gasb | municipal accounting
Nonprofit Accounting | non profit accounting
Construction Accounting | percentage of completion
Trust Accounting | client trust accounts
Intercompany Accounting | intercompany transactions | intercompany reconciliation | inter company
!Consolidation | financial consolidation | consolidated financial statements | account consolidation > Accounting
Accruals | accrual accounting | accruals and prepayments | prepaid expenses | accrued expenses
Trial Balance
Chart of Accounts
Three-Way Match | three way matching | 3 way match
Vendor Reconciliation | vendor statement reconciliation | supplier reconciliation | supplier statements
Invoice Verification | invoice matching | invoice reconciliation | invoice coding
Payment Processing | processing payments | payment runs | bacs payments | check runs | wire transfers | ach payments
Credit Control | credit controller | credit collections | aged debt
Dunning | aging reports | ar aging | aged receivables
Bad Debt | bad debts | allowance for doubtful accounts
Cash Posting | payment posting | cash receipts | cash applications > Accounts Receivable
Bank Deposits | deposit preparation | bank deposit | daily deposits
Inventory Costing | cost of goods sold | cogs analysis | stock valuation
Standard Costing | standard cost > Cost Accounting
Activity-Based Costing | activity based costing > Cost Accounting
Product Costing | product cost analysis > Cost Accounting
Break-Even Analysis | break even analysis | contribution margin
Lease Accounting | asc 842 | ifrs 16
US GAAP Reporting | sec reporting | 10 k | 10 q | sec filings | form 10k
Statutory Accounts | statutory accounting | companies house filings
UK GAAP | frs 102 > GAAP
Purchase Ledger | purchase ledger clerk | bought ledger
Sales Ledger | sales ledger clerk
Nominal Ledger | nominal codes
Subledger Reconciliation | sub ledger | subledger
Balance Sheet Reconciliation | balance sheet reconciliations
Expense Accounting | travel and expense
Accounting Software | computerized accounting | accounting systems | accounting packages
QuickBooks Online | qbo | quickbooks online accountant > QuickBooks
Sage Intacct | intacct
Sage 100 | sage 200 | sage 300 | sage x3 | accpac
FreeAgent
Zoho Books
Bill.com
BlackLine | ~Blackline
OneStream | one stream
HFM | hyperion financial management
Anaplan
Adaptive Insights | adaptive planning | workday adaptive
IBM Planning Analytics | tm1 | cognos tm1
Coupa
Expensify
Quicken
MAS 500
Solomon (accounting) | microsoft dynamics sl
Busy (accounting) | busy accounting software
Marg ERP
CaseWare | caseware ideal
TeamMate (audit) | teammate audit
ACL Analytics | audit command language | galvanize acl
IDEA (audit software) | caseware idea

# tax > Taxation
Tax Preparation | tax returns | tax return | tax return preparation | preparing tax returns | tax preparer
Individual Tax | individual tax returns | form 1040 | 1040 | personal tax returns | personal tax
Corporate Tax | corporate tax returns | corporation tax | corporate income tax | form 1120
Partnership Tax | form 1065 | k 1 schedules | partnership returns
Tax Planning | tax strategy | tax advisory | tax advice
Transfer Pricing
International Tax | international taxation | cross border tax
Sales and Use Tax | sales tax returns | sales and use taxes | use tax
VAT Returns | vat return | vat reporting | mtd vat > VAT
Property Tax | property taxes | real property tax
Payroll Tax | payroll taxes | payroll tax returns | form 941 | paye > Payroll
Tax Audits | tax audit | irs audits | tax assessments | tax examinations
Tax Provision | asc 740 | income tax provision | deferred tax
Withholding Tax | tds returns | tds filing
Excise and Customs Duties | customs duties | excise duty | excise tax
Estate Tax | estate and gift tax | inheritance tax
Nonprofit Tax | form 990
1099 Reporting | 1099s | form 1099
GST Returns | gst filing | gst reconciliation
Tax Software
Lacerte > Tax Software
ProSeries > Tax Software
UltraTax > Tax Software
Drake Tax > Tax Software
TurboTax > Tax Software
CCH Axcess | prosystem fx > Tax Software
ONESOURCE | onesource tax
Vertex (tax) | vertex tax | avalara

# audit > Auditing
Financial Statement Audit | financial audits | financial statement audits
Operational Auditing | operational audit | operational audits
Compliance Audits | compliance audit | regulatory audits
SOX Compliance | sarbanes oxley | sox testing | sox controls | sarbanes oxley compliance > Internal Controls
Risk-Based Auditing | risk based audit | audit risk assessment
Audit Planning | audit plan | audit programs | audit planning and execution
Audit Workpapers | working papers | workpapers | audit work papers
Substantive Testing | test of controls | control testing | walkthroughs audit
COSO Framework | coso > Internal Controls
Concurrent Audit | bank audit | branch audit
Energy Audit | energy audits | energy auditing
Vendor Audits | vendor audit | supplier audit | supplier audits
Investigative Accounting | fraud examination > Forensic Accounting

# financial planning
Variance Analysis | variance reporting | budget variance | variance analyses > Financial Analysis
Ratio Analysis | financial ratios | financial ratio analysis > Financial Analysis
Sensitivity Analysis | scenario analysis > Financial Analysis
Discounted Cash Flow | dcf | discounted cash flows | net present value | =NPV > Financial Modeling
Leveraged Buyouts | leveraged buyout | =LBO > Financial Modeling
Comparable Company Analysis | comps analysis | trading comparables | precedent transactions > Financial Modeling
Capital Budgeting | capital expenditure planning | capex planning | capex budgeting | capital planning
Working Capital Management | working capital
Long-Range Planning | long range planning | strategic financial planning
Rolling Forecasts | rolling forecast
Zero-Based Budgeting | zero based budgeting
Profitability Analysis | margin analysis | gross margin analysis | profitability reporting
Treasury Management | treasury operations | treasury | corporate treasury > Cash Flow Management
Cash Forecasting | cash flow forecasting | cash flow forecasts | cash flow projections
Cash Pooling | liquidity management > Treasury Management
Hedging | fx hedging | foreign currency hedging
Feasibility Analysis (financial) | investment appraisal | return on investment analysis
Project Finance | project financing | infrastructure finance
Corporate Finance | corporate financial management
Fundraising (capital) | capital raising | investor pitch | debt financing | equity financing
Investor Relations | investor presentations | investor reporting | shareholder relations
Cost Reduction | cost savings | cost saving initiatives | cost containment | cost cutting | reducing costs > Cost Control
Grants Accounting | grant accounting | federal grants
Business Finance Partnering | finance business partner | finance business partnering
`;
