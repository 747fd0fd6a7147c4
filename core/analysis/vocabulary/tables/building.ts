export const BUILDING = `
# construction > Construction
Residential Construction | home building | house building | homebuilding
Commercial Construction | commercial building projects
Industrial Construction | plant construction
Site Supervision | construction supervision | site supervisor | construction superintendent | construction foreman > Construction Management
General Contracting | general contractor | general contractors > Construction Management
Subcontractor Management | subcontractors | subcontractor coordination | managing subcontractors > Construction Management
Design-Build | design build
Construction Scheduling | construction planning | construction programme
Construction Safety | site safety | construction site safety
Construction Inspection | building inspection | building inspector | construction inspector | resident inspector > Site Inspection
Quantity Surveying | quantity surveyor | quantity takeoff | quantity take off | bill of quantities | boq > Estimating
Cost Estimation | cost estimating | cost estimates | construction estimating > Estimating
Change Orders | change order management | variations and claims | variation orders
Construction Claims | claims management construction | delay analysis
Construction Contracts | fidic | nec3 | nec4 | jct contracts
Punch Lists | punch list | snagging
Submittals | submittals and rfis | construction submittals
Pre-Construction | preconstruction
Framing | house framing | wood framing | ~framing > Carpentry
Finish Carpentry | trim carpentry | finish carpenter > Carpentry
Cabinetmaking | cabinet making | cabinet maker | cabinetry > Carpentry
Joinery | bench joiner > Carpentry
Woodworking | wood working | wood carving > Carpentry
Formwork | shuttering | concrete formwork > Concrete Work
Rebar Installation | rebar | steel fixing | reinforcement steel fixing > Concrete Work
Concrete Finishing | concrete pouring | concrete placement > Concrete Work
Asphalt Paving | paving | asphalt > Road Construction
Bricklaying | bricklayer | brickwork | block laying > Masonry
Stonework | stonemason | stone masonry > Masonry
Drywall | drywall installation | dry lining | drywall finishing
Plastering | plasterer | rendering and plastering | stucco
Tiling | tiler | tile installation | tile setting | floor tiling > Flooring
Carpet Installation | carpet fitting | carpet laying > Flooring
Hardwood Flooring | laminate flooring | vinyl flooring > Flooring
Insulation | insulation installation | thermal insulation
Waterproofing | damp proofing
Glazing | glazier | window installation | curtain wall | window fitting
Cladding | facade installation | siding installation
Structural Steel Erection | steel erection | ironworker | steel erector
Pile Driving | piling | foundation construction
Earthworks | excavation | grading and excavation | earthmoving
Trenching | utility installation | underground utilities
Tunneling | tunnelling | tunnel construction
Bridge Construction | bridge design | bridge inspection
Pipelaying | pipe laying | sewer construction
Demolition Work | selective demolition > Demolition
Asbestos Abatement | asbestos removal | lead abatement | mold remediation
Home Renovation | home improvement | remodeling | home remodeling
Handyman Services | handyman | general maintenance | odd jobs
Locksmithing | locksmith
Fencing Installation | fence installation
Swimming Pool Maintenance | pool maintenance | pool cleaning
Interior Fit-Out | fit out | interior fit out
Building Services | building services engineering | =MEP | mep coordination | mep systems
Building Automation | building management system | building management systems | =BMS | =BAS controls | bacnet
Elevator Maintenance | elevator mechanic | lift engineer | escalator maintenance
Surveying Instruments | total station | theodolite | setting out
Topographic Surveying | topographic survey | topographical survey > Surveying
Construction Surveying | construction layout | setting out engineer > Surveying
Cadastral Surveying | boundary survey | land registration > Surveying

# building services trades
Pipefitting | pipefitter | pipe fitter | pipe fitting | steamfitter > Plumbing
Gas Fitting | gas engineer | gas installation | gas fitter > Plumbing
Drain Cleaning | drain unblocking > Plumbing
Bathroom Fitting | bathroom installation > Plumbing
Water Heaters | water heater installation > Plumbing
Irrigation Systems | sprinkler systems | irrigation installation
Fire Sprinklers | fire sprinkler | sprinkler fitter | fire suppression systems
Residential Wiring | house wiring | residential electrical > Electrical Installation
Commercial Wiring | commercial electrical > Electrical Installation
Industrial Wiring | industrial electrician > Electrical Installation
Conduit Bending | conduit | conduit installation | emt conduit > Electrical Installation
Electrical Panels | panel wiring | panel building | control panel wiring > Electrical Installation
Electrical Code | national electrical code | =NEC code | bs 7671 | wiring regulations
Electrical Inspection | electrical testing and inspection | pat testing > Electrical Testing
Lighting Installation | lighting systems | led lighting installation
Solar Installation | solar panel installation | pv installation | solar installer | solar installation
EV Charging | ev chargers | electric vehicle charging
Cable Pulling | cable laying | cable jointing
Fire Alarm Systems | fire alarm | fire alarms | fire alarm installation
Security Systems Installation | cctv installation | alarm installation | access control systems | burglar alarms
Generator Maintenance | diesel generators | generator repair | generator sets
UPS Systems | uninterruptible power supply
Refrigeration | refrigeration systems | commercial refrigeration | refrigeration technician > HVAC
Air Conditioning | air conditioning installation | ac repair | split ac > HVAC
Heating Systems | furnace repair | heating engineer | central heating | boiler installation > HVAC
Ductwork | duct installation | duct fabrication | sheet metal ductwork > HVAC
HVAC Controls | hvac control systems > HVAC
HVAC Design | heat load calculation | duct design | hvac design engineer > HVAC
Heat Pumps | heat pump > HVAC
Chillers | chiller | cooling towers | chiller plant > HVAC
Ventilation Systems | ventilation | air handling units > HVAC
Brazing | brazing and soldering
Refrigerant Handling | refrigerant recovery

# welding > Welding
MIG Welding | =MIG | gmaw | mig welder
TIG Welding | =TIG | gtaw | tig welder
Arc Welding | smaw | stick welding | shielded metal arc welding
Flux-Cored Welding | fcaw | flux core welding | flux cored arc welding
Pipe Welding | pipe welder | 6g welding
Spot Welding | resistance welding
Submerged Arc Welding
Oxy-Fuel Cutting | oxyacetylene | oxy acetylene | gas cutting | torch cutting
Welding Inspection | weld inspection | welding inspector
Welding Procedures | welding procedure specification | wps pqr | asme section ix
Robotic Welding | welding robots
Aluminum Welding | aluminium welding
Boilermaking | boilermaker | pressure vessels fabrication
Sheet Metal Work | sheet metal | sheet metal worker | sheet metal fabrication > Metal Fabrication
Structural Fabrication | steel fabrication | structural steel fabrication > Metal Fabrication
Pipe Fabrication | spool fabrication > Metal Fabrication

# landscaping > Landscaping
Gardening | gardener | garden maintenance
Lawn Care | lawn mowing | lawn maintenance | turf management
Arboriculture | arborist | tree surgery | tree trimming | tree removal
Hardscaping | paver installation | retaining walls
Groundskeeping | groundskeeper | grounds maintenance | greenkeeping
Snow Removal | snow plowing
Greenhouse Management | greenhouse | nursery plants | plant propagation
`;
