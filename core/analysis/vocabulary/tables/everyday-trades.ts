/** Work of every day that job ads and resumes call by plain names. */
export const EVERYDAY_TRADES = `
# logistics
Load Securing | securing loads | lashing loads | cargo lashing | load restraint | load security
Vehicle Tracking | fleet tracking | vehicle telematics
Satellite Navigation | sat nav | gps navigation | route navigation systems
Tail Lift Operation | tail lift
Lorry Loader Operation | hiab | lorry loader | loader crane
Parcel Sorting | sorting parcels | parcel hub | parcel depot
Goods In | goods inwards | inbound goods | incoming goods
Price and Product Labelling | labelling goods | product labelling | label printing
Stock Ordering | ordering stock | stock orders | placing stock orders
Aircraft Refuelling | aircraft refueling | into plane fuelling
Navigational Watchkeeping | navigation watch | bridge watch | watchkeeping officer

# construction
Lift Signalling | banksman | slinger signaller | slinging and signalling | slinger banksman
Floor Screeding | screeding | floor screed
Groundworks | groundworker | ground works
Bar Bending | bar bending schedules | rebar bending
Road Marking | line marking
Street Lighting | street lights maintenance
Underfloor Heating | under floor heating
Pipe Insulation | pipe lagging | thermal insulation of pipes | lagger
Lift Maintenance | elevator repair
Method Statements | rams documents
Lone Working | lone worker policy
Power Line Work | power lines | overhead line work | lineworker

# manufacturing
Deburring | deburr | burr removal
Torque Tools | torque wrench | torque wrenches | torque settings
Machine Changeovers | line changeover | changeovers | tool changing | tool changes
Milling Machine Operation | milling operator | cnc milling operator
Waste Sorting | sorting waste | materials recovery facility | recycling sorter
Non-Destructive Testing Methods | ndt inspection | ndt technician

# agriculture
Hedge Cutting | hedge trimming | hedge laying
Fruit Picking | fruit picker | picking fruit | crop picking
Sheep Shearing | sheep shearer | shearing

# kitchen
Dish Washing | dishwasher operation | pot washing | pot wash

# hospitality
Ushering | ushers | front of house usher
Returns and Refunds | customer returns | refunds and exchanges | handling returns
Window Dressing | shop windows

# beauty
Make-Up Artistry
Waxing and Hair Removal | leg waxing | waxing treatments

# nursing
Hoists and Transfers | hoist transfers | patient hoist | hoisting residents | hoisting patients
Physical Intervention | restraint training | safe holding | physical restraint | safe restraint
Medication Rounds | medicine rounds | drug rounds
Hand Hygiene | hand washing protocols | hand hygiene audits
Plaster Casting (medical) | plaster casts | cast application | casting and splinting
CT Scanning | computed tomography scans
Eye Tests | sight tests | eye examinations | vision tests

# teaching
Dyslexia Support | dyslexic pupils | dyslexia
Reading Support | reading recovery | supported readers
School Trips | educational visits | class trips
Marking and Assessment | marking papers | marking homework | exam marking

# childcare
Nappy Changing | diaper changing | changing nappies | changing diapers

# social care
Benefits Advice | benefits adviser | welfare rights
Debt Advice | debt adviser | money advice | debt counselling | debt counseling
Housing Support | housing officer | tenancy support | housing advice

# law
Witness Statements | taking statements
Affidavits
Bates Numbering | bates stamping | bates labelling
Workplace Discipline | disciplinary and grievance

# public safety
Crime Scene Work | crime scene | scene preservation
Traffic Control | traffic management on site | directing traffic | traffic marshal | flagger
Bag Searches | bag search | bag checks
Alarm Response | responding to alarms | key holding | keyholding

# accounting
Year-End Accounts | annual accounts
Credit Checks | creditworthiness checks

# media
Influencer Marketing Work | influencer outreach

# office
Franking and Mailing | franking machine | franking post | outgoing post
Archiving | archived files | archive files | document archiving
Web Browsers | internet explorer | mozilla firefox | microsoft edge | google chrome
Email Software | email client | e-mail software
Management Information Systems

# programming languages
Enterprise JavaBeans | =EJB | =EJB3 > Java
`;
