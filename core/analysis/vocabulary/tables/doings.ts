/**
 * What people say they did, by the skill it shows: a verb, and within a few words what it was done to, both in any
 * form. Only pairs that hardly ever mean anything else.
 */
export const DOINGS = `
Inventory Management | count counted counting check checked keep kept control controlled | stock stocks stockroom storeroom inventory inventories
Inventory Management | do did done doing carry carried conduct perform take took | stockcount stocktake stocktakes stocktaking
Calendar Management | keep kept manage managed coordinate coordinated run ran maintain organise organize handle | calendar calendars diary diaries
Team Management | lead led head headed supervise oversee oversaw direct managed managing manage coach coached | team teams crew crews squad gang staff people employees workers labourers technicians apprentices nurses cooks drivers cleaners operatives assistants engineers reports
Team Management | look looked | staff team crew
Customer Service | serve served serving greet greeted help helped assist assisted answer answered advise advised | customer customers guest guests shoppers diners
Customer Service | handle handled resolve resolved settle settled solve solved sort sorted deal dealt | complaint complaints
Cash Handling | work worked operate operated balance balanced run ran count counted cash cashed close closed | till tills register registers drawer takings
Data Entry | key keyed typed type typing enter entered entering input inputted | order orders invoice invoices record records data forms details
Bookkeeping | keep kept keeping | books ledger ledgers
Bank Reconciliation | reconcile reconciled reconciling match matched | bank statement statements
Accounts Payable | pay paid paying process processed settle settled code coded | supplier suppliers vendor vendors creditors bills
Accounts Receivable | chase chased chasing collect collected | debt debts debtors overdue payments receivables arrears
Accounts Receivable | issue issued raise raised send sent bill billed | invoices
Payroll | pay paid paying calculate calculated work worked | wages salaries wage
Budgeting | hold held draw drew set plan planned manage managed control controlled prepare prepared | budget budgets
Recruitment | hire hired hiring recruit recruited recruiting interview interviewed | staff engineers nurses drivers teachers candidates applicants employees people starters cooks cleaners developers
Onboarding | induct inducted onboard onboarded welcome welcomed settle settled | starters starter hires hire joiners recruits
Training and Development | train trained training teach taught coach coached mentor mentored show showed shown | apprentice apprentices starters hires hire colleagues staff trainees employees juniors recruits
Scheduling | draw drew write wrote plan planned make made prepare prepared set arrange arranged | rota rotas roster rosters shifts timetable timetables schedules
Staff Scheduling | draw drew write wrote plan planned make made prepare prepared set arrange arranged | rota rotas roster rosters shifts
Event Management | organise organised organize organized plan planned arrange arranged run ran host hosted | events event conferences conference weddings wedding parties galas fairs receptions banquets festivals
Travel Arrangements | book booked booking arrange arranged | flight flights hotels hotel trips travel trains
Wound Care | change changed changing dress dressed treat treated clean cleaned | dressing dressings wound wounds sores ulcers
Medication Administration | give gave given administer administered hand handed dispense dispensed | medicine medicines medication medications drugs injections insulin tablets
Vital Signs | take took taken check checked measure measured monitor monitored record recorded | pulse vitals bloodpressure
Phlebotomy | draw drew drawn take took taken collect collected | blood bloods
Patient Care | care cared look looked nurse nursed wash washed bathe bathed feed fed | patient patients residents
Geriatrics | care cared look looked wash washed bathe bathed feed fed | elderly seniors pensioners dementia
Policy Development | write wrote draft drafted create created develop developed revise revised | policy policies handbook handbooks
Shipping and Receiving | ship shipped shipping dispatch dispatched | goods freight parcels containers products
Food Cost Control | control controlled controlling | food
Lesson Planning | plan planned planning prepare prepared write wrote develop developed design designed create created | lesson lessons
Classroom Management | teach taught run ran manage managed | class classes classroom
Curriculum Development | write wrote written develop developed design designed build built | curriculum curricula syllabus syllabi
Forklift Operation | drive drove driven operate operated | forklift counterbalance reach-truck
Order Fulfillment | pick picked picking pack packed packing | orders order goods parcels
Shipping and Receiving | unload unloaded load loaded receive received check checked | deliveries lorries lorry trailers shipments
Truck Driving | drive drove driven driving | truck trucks lorry lorries artic trailer hgv tractor-trailer
Route Planning | plan planned planning set | route routes
Preventive Maintenance | service serviced servicing grease greased inspect inspected maintain maintained | machines machine machinery equipment engines pumps
Troubleshooting | trace traced find found diagnose diagnosed fix fixed clear cleared | fault faults defects
Electrical Installation | wire wired wiring rewire rewired | house houses flats building buildings school schools panel panels shop shops offices socket sockets
Plumbing | fit fitted install installed mend mended repair repaired replace replaced | bathroom bathrooms taps toilets boilers leaks sinks radiators pipes pipework
Carpentry | hang hung build built make made fit fitted | doors cupboards cabinets stairs staircases shelves skirting
Blueprint Reading | read work worked build built | drawings blueprints
Bricklaying | lay laid laying build built | bricks brick blocks blockwork brickwork
Scaffolding | put erect erected dismantle dismantled build built | scaffold scaffolds scaffolding
Roofing | tile tiled slate slated felt felted roof roofed repair repaired | roof roofs barns
Painting and Decorating | paint painted painting | wall walls ceilings rooms houses facades doors
Welding | weld welded welding | frames steel pipes beams seams tanks hulls
Concrete Work | pour poured pouring lay laid | concrete foundations slab slabs
Negotiation | negotiate negotiated negotiating | contract contracts terms rates prices
Contract Management | negotiate negotiated negotiating | contract contracts
Procurement | buy bought buying purchase purchased source sourced order ordered | materials parts goods supplies ingredients equipment
Vendor Management | look looked manage managed select selected assess assessed | suppliers supplier vendors
Lead Generation | find found generate generated win won build built bring brought | lead leads prospects
Cold Calling | ring rang rung call called phone phoned | prospects leads strangers households businesses
Account Management | look looked manage managed serve served run ran grow grew | accounts clients
Sales | sell sold selling | insurance cars phones shoes clothes furniture software products machines houses homes tickets policies contracts subscriptions
Upselling | sell sold upsell upsold offer offered | add-ons addons ons extras upgrades warranties
Merchandising | set dress dressed build built arrange arranged lay laid | display displays window windows shelves
Legal Research | research researched search searched | case cases statutes precedents law
Contract Drafting | draft drafted drafting draw drew write wrote | lease leases agreements agreement contracts contract deeds
Discovery (law) | draft drafted answer answered serve served propound propounded review reviewed | interrogatories discovery
Litigation | prepare prepared attend attended | trial trials hearings court depositions
Copywriting | write wrote written writing | copy slogans brochures adverts
Market Research | run ran carry carried conduct conducted do did | surveys survey focus-groups
Presentation Skills | present presented speak spoke give gave | board conferences conference audiences talks presentations
Minute Taking | take took taken taking write wrote | minutes
Filing | file filed filing | letters documents papers contracts records paperwork
Reception | greet greeted welcome welcomed receive received | visitors callers
Housekeeping | clean cleaned cleaning make made service serviced | rooms beds suites
Bartending | mix mixed mixing pour poured pull pulled | drinks cocktails pints
Menu Planning | write wrote plan planned planning design designed create created | menu menus
Catering | cook cooked cater catered | weddings parties banquets events
Child Care | mind minded look looked care cared | child children toddlers babies infants
CCTV Monitoring | watch watched monitor monitored | cameras cctv
Quality Control | check checked inspect inspected measure measured test tested | parts product products goods batches pieces castings
Database Administration | keep kept run ran maintain maintained back backed tune tuned | databases database
Technical Support | help helped support supported assist assisted | users user
Technical Support | close closed solve solved resolve resolved answer answered | tickets
Software Testing | write wrote written find found report reported | bugs testcases
Risk Management | assess assessed assessing weigh weighed | risk risks
`;
