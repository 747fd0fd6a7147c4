export const ENGINEERING = `
# construction > Construction
Construction | construction industry | construction work | construction projects | building construction | commercial construction | residential construction | construction worker | construction laborer | civil construction | general labor construction | construction site
Construction Management | construction manager | site management | construction project management | construction supervision | site supervisor | site manager | construction superintendent | site engineer | site supervision | general contractor | superintendent | subcontractor management | subcontractors
Site Inspection | site inspections | field inspection | building inspection | construction inspection | site visits | field inspections | construction inspector | site survey | building inspector | resident inspector
Estimating | cost estimation | quantity surveying | quantity surveyor | bill of quantities | cost estimating | estimator | quantity take off | takeoffs | boq | estimates | estimation | quantity takeoff | cost estimates
Carpentry | carpenter | joinery | ~framing | woodworking | cabinet making | finish carpentry
Masonry | bricklaying | bricklayer | brickwork | stonemason | block laying
Concrete Work | ~concrete | ~Concrete | concrete work | concrete pouring | formwork | rebar | concrete finishing
Plumbing | plumber | pipe fitting | pipefitter | pipefitting | pipe installation
Electrical Installation | electrician | electrical wiring | wiring | electrical work | electrical maintenance | conduit | electrical repairs | electrical systems
HVAC | heating ventilation and air conditioning | air conditioning | refrigeration | hvac systems | hvac technician | heating and cooling
Painting and Decorating | house painting | decorator | plastering | drywall | interior painting
Roofing | roofer
Flooring | tiling | tile installation | floor laying
Scaffolding | scaffolder
Demolition
Surveying | land surveying | land surveyor | total station | surveyor | topographic survey
Building Codes | building regulations | building code | zoning | building permits
Road Construction | highway construction | paving | asphalt | bridge construction | highway engineering
Landscaping | groundskeeping | gardening | lawn care | landscape maintenance | horticulture

# mechanical and civil design
Engineering Design | design engineer | product design engineering | design engineering
Civil Engineering | civil engineer | civil works
Structural Engineering | structural design | structural engineer | structural analysis | steel design | reinforced concrete design | steel structures | structural steel | structural drawings
Steel Detailing | structural detailing | detailing | rebar detailing | detailer | steel detailer | detail drawings
Fabrication Drawings | fabrication drawing | shop drawings | shop drawing | erection drawings | fabrication drawings
Tekla Structures | tekla | xsteel
STAAD Pro | staad | etabs | sap2000 | staad.pro > Structural Engineering
Steel | steel construction | steel industry
Mechanical Engineering | mechanical engineer | machine design | mechanical design | mechanical systems
AutoCAD | auto cad | autocad 2d | autocad lt | autodesk autocad > CAD
CAD | computer aided design | 3d modeling | 3d modelling | cad design | cad drawings | cad software | cad cam
SolidWorks | solid works > CAD
CATIA | catia v5 > CAD
Creo | pro e | pro engineer | ptc creo > CAD
Siemens NX | unigraphics | nx cad | ug nx > CAD
Autodesk Inventor | inventor cad > CAD
Revit | autodesk revit | revit architecture > BIM
BIM | building information modeling | building information modelling | navisworks
SketchUp | sketch up
MicroStation | civil 3d | bentley microstation > CAD
Finite Element Analysis | fea | ansys | abaqus | nastran | hypermesh | finite element
CFD | computational fluid dynamics | fluent ansys
Thermodynamics | heat transfer | thermal engineering
Hydraulics | pneumatics | hydraulic systems | hydraulics and pneumatics
Drafting | technical drawing | draftsman | draughtsman | drafter | engineering drawing
Architecture (buildings) | architectural design | architect building | architectural drawings | interior architecture | architectural
Urban Planning | town planning | city planning
Environmental Engineering | waste water treatment | wastewater | water treatment | environmental impact | environmental impact assessment
Geotechnical Engineering | soil mechanics | geotechnical | soil testing
Transportation Engineering | traffic engineering
Automotive Repair | auto mechanic | automotive technician | vehicle repair | car mechanic | automotive mechanic | engine repair | auto repair | mechanic | vehicle diagnostics | automotive
Automotive Engineering | automobile engineering | vehicle dynamics | powertrain | automotive engineer
Aerospace Engineering | aircraft maintenance | avionics | aeronautical | aerospace | aircraft mechanic
Marine Engineering | naval architecture | ship maintenance

# electrical
Electrical Engineering | electrical engineer | power systems | power distribution | electrical design | high voltage | power electronics | electrical engineering design
Electronics | electronic engineering | electronic circuits | circuit design | analog design | digital electronics | electronics engineer | electronic components | electronic systems | electronics engineering | electronic equipment | electronic technician
PCB Design | altium | printed circuit board | eagle pcb | orcad | kicad | pcb layout > Electronics
VLSI | verilog | vhdl | fpga | systemverilog | asic | rtl design
PLC Programming | plc | plcs | programmable logic controller | siemens plc | allen bradley | ladder logic | rockwell automation | rslogix > Industrial Automation
SCADA | scada systems | =HMI | =DCS > Industrial Automation
Industrial Automation | automation engineering | factory automation | automation engineer | process automation
Instrumentation | instrumentation and control | control systems | control engineering | instrument technician
LabVIEW | lab view
Microcontrollers | microcontroller | microprocessors | =PIC | stm32 | arm cortex
Signal Processing | dsp | digital signal processing
RF Engineering | radio frequency | antenna design | rf design
Renewable Energy | solar energy | wind energy | photovoltaic | solar panels | solar power | wind turbines
Power Plant Operations | power plant | power generation | turbine | boiler operation | boilers
Oil and Gas | petroleum engineering | ~drilling | oil drilling | oilfield | offshore drilling | upstream oil | refinery | oil field
Mining | mining engineering | mine safety | mineral processing
Electrical Testing | multimeter | oscilloscope | megger | oscilloscopes

# safety
Occupational Safety | health and safety | workplace safety | ehs | hse | osha | safety management | occupational health and safety | safety officer | environmental health and safety | safety procedures | osha regulations | safety regulations | safety standards | safety inspections | safety compliance
Fire Safety | fire prevention | fire fighting | firefighting | fire protection | firefighter
Hazard Identification | hazard analysis | hazop | job safety analysis | toolbox talks
Hazardous Materials | hazmat | hazardous waste
Security Services | security guard | security officer | access control | cctv | surveillance | patrol | loss prevention | security patrols | asset protection
Law Enforcement | police officer | policing | criminal investigation | investigations | corrections officer
Emergency Response | emergency preparedness | emergency management | crisis management | emergency procedures
Military Leadership | armed forces | army officer | military operations
`;
