export const ENGINEERING = `
# construction > Construction
Construction | construction industry | construction work | construction projects | building construction | construction worker | construction laborer | civil construction | general labor construction | construction site
Construction Management | construction manager | site management | construction project management | site manager | site engineer | superintendent
Site Inspection | site inspections | field inspection | site visits | field inspections | site survey
Estimating | estimator | takeoffs | estimates | estimation
Carpentry | carpenter
Masonry
Concrete Work | ~concrete | ~Concrete | concrete work
Plumbing | plumber | pipe installation
Electrical Installation | electrician | electrical wiring | wiring | electrical work | electrical maintenance | electrical repairs | electrical systems
HVAC | heating ventilation and air conditioning | hvac systems | hvac technician | heating and cooling
Painting and Decorating | house painting | decorator | interior painting
Roofing | roofer
Flooring | floor laying
Scaffolding | scaffolder
Demolition
Surveying | land surveying | land surveyor | surveyor
Building Codes | building regulations | building code | zoning | building permits
Road Construction | highway construction | highway engineering
Landscaping | landscape maintenance

# mechanical and civil design
Engineering Design | design engineer | product design engineering | design engineering
Civil Engineering | civil engineer | civil works
Structural Engineering | structural design | structural engineer | steel structures | structural steel | structural drawings
Steel Detailing | structural detailing | detailing | rebar detailing | detailer | steel detailer | detail drawings
Fabrication Drawings | fabrication drawing | shop drawings | shop drawing | erection drawings | fabrication drawings
Tekla Structures | tekla | xsteel
STAAD Pro | staad | staad.pro > Structural Engineering
Steel | steel construction | steel industry
Mechanical Engineering | mechanical engineer | mechanical design | mechanical systems
AutoCAD | auto cad | autocad 2d | autocad lt | autodesk autocad > CAD
CAD | computer aided design | cad design | cad drawings | cad software | cad cam
SolidWorks | solid works > CAD
CATIA | catia v5 > CAD
Creo | ptc creo > CAD
Siemens NX | unigraphics | nx cad | ug nx > CAD
Autodesk Inventor | inventor cad > CAD
Revit | autodesk revit | revit architecture > BIM
BIM | building information modeling | building information modelling
SketchUp | sketch up
MicroStation | bentley microstation > CAD
Finite Element Analysis | fea | finite element
CFD | computational fluid dynamics | fluent ansys
Thermodynamics | heat transfer | thermal engineering
Hydraulics | hydraulic systems | hydraulics and pneumatics
Drafting | draftsman | draughtsman | drafter
Architecture (buildings) | architectural design | architect building | architectural drawings | interior architecture | architectural
Urban Planning | town planning | city planning
Environmental Engineering | environmental impact
Geotechnical Engineering | geotechnical
Transportation Engineering
Automotive Repair | auto mechanic | automotive technician | vehicle repair | car mechanic | automotive mechanic | auto repair | mechanic | automotive
Automotive Engineering | automobile engineering | powertrain | automotive engineer
Aerospace Engineering | aeronautical | aerospace
Marine Engineering | ship maintenance

# electrical
Electrical Engineering | electrical engineer | electrical engineering design
Electronics | electronic engineering | electronic circuits | electronics engineer | electronic components | electronic systems | electronics engineering | electronic equipment | electronic technician
PCB Design | printed circuit board | pcb layout > Electronics
VLSI
PLC Programming | plc | plcs | programmable logic controller | siemens plc | rockwell automation > Industrial Automation
SCADA | scada systems > Industrial Automation
Industrial Automation | automation engineering | factory automation | automation engineer | process automation
Instrumentation | instrumentation and control | instrument technician
LabVIEW | lab view
Microcontrollers | microcontroller | microprocessors | =PIC | arm cortex
Signal Processing | dsp | digital signal processing
RF Engineering | radio frequency | rf design
Renewable Energy | solar panels
Power Plant Operations | power generation | turbine
Oil and Gas | petroleum engineering | ~drilling | oil drilling | oilfield | oil field
Mining | mining engineering
Electrical Testing | multimeter | oscilloscope | megger | oscilloscopes

# safety
Occupational Safety | health and safety | workplace safety | ehs | hse | osha | safety management | occupational health and safety | environmental health and safety | safety procedures | osha regulations | safety regulations | safety standards | safety compliance
Fire Safety | fire prevention | fire fighting | fire protection
Hazard Identification | hazard analysis
Hazardous Materials | hazmat | hazardous waste
Security Services | security guard | security officer | access control | surveillance | patrol
Law Enforcement | police officer | policing | investigations
Emergency Response | emergency preparedness | emergency management | emergency procedures
Military Leadership | armed forces | army officer | military operations
`;
