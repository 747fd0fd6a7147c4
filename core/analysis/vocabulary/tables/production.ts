export const PRODUCTION = `
# manufacturing > Manufacturing
Production Planning | production scheduling | production planner | production schedules | master production schedule > Production Management
Production Line Operation | production operator | production worker | production operative | assembly line worker | line operator
Shop Floor Management | shop floor
Mechanical Assembly | mechanical assembler > Assembly
Electronic Assembly | smt | surface mount technology | electronics assembly | through hole > Assembly
Wire Harness Assembly | wire harness | cable assembly | cable harness
Soldering | smt soldering | hand soldering | reflow soldering
IPC-A-610 | ipc 610 | j std 001
CNC Programming | g code | m code | mastercam | g codes | cnc programmer > CNC Machining
CNC Turning | cnc lathe | turning center | cnc turning > CNC Machining
CNC Milling | cnc mill | milling machines | machining center | milling machine > CNC Machining
Manual Machining | manual lathe | engine lathe | bridgeport mill | lathe machine | lathe
Grinding | surface grinding | grinding machine | cylindrical grinding
!EDM | wire edm | electrical discharge machining | edm machining > Manufacturing
Laser Cutting | laser cutter | plasma cutting | waterjet cutting
Press Brake Operation | press brake | metal bending | sheet metal bending
Stamping | metal stamping | punch press | stamping dies
Forging | blacksmithing | forge press
!Foundry | foundry work | metal casting | sand casting | investment casting | ~Foundry
Die Casting | die caster
Heat Treatment | annealing | heat treating
Powder Coating | electroplating | metal finishing | anodizing | surface finishing
Industrial Painting | spray painting | spray painter | sandblasting | sand blasting
Extrusion | plastic extrusion | extruder
Blow Molding | blow moulding | thermoforming | rotomolding
Composite Manufacturing | fiberglass | carbon fiber | composite layup
Rubber Processing | rubber molding
Glass Manufacturing | glass blowing | glass processing
Ceramics Manufacturing | ceramic processing
Paper Manufacturing | pulp and paper | paper machine
Printing Press Operation | printing press | press operator | flexographic printing | flexo printing
Packaging Machine Operation | packaging machinery | packaging line | bottling line | filling machines
Woodworking Machinery | wood machining | cnc router | sawmill
Furniture Manufacturing | furniture assembly
Textile Manufacturing | spinning mill | dyeing | textile dyeing | yarn manufacturing
Sewing | sewing machine operation | industrial sewing | sewing machine operator > Textile Production
Garment Manufacturing | garment production | apparel manufacturing > Textile Production
Food Manufacturing | food processing | food packaging > Food Production
Brewing | brewery | brewmaster | beer brewing
Winemaking | enology | wine production
Dairy Processing | dairy production | milk processing
Meat Processing | meat packing | poultry processing | fish processing
Bottling | beverage production
Pharmaceutical Production | tablet compression | aseptic processing | sterile manufacturing
Cleanroom Operations | clean room | cleanroom | clean rooms
Semiconductor Fabrication | photolithography | wafer fabrication | wafer processing | plasma etching > Semiconductor Manufacturing
Medical Device Manufacturing | medical device assembly
Automotive Manufacturing | automotive assembly | automotive production
Aerospace Manufacturing | aircraft assembly
Battery Manufacturing | lithium ion battery | battery technology
Industrial Maintenance | maintenance mechanic | industrial mechanic | millwright | maintenance fitter | industrial mechanics
Preventive Maintenance | preventative maintenance | planned maintenance | scheduled maintenance > Equipment Maintenance
Predictive Maintenance | vibration analysis | condition monitoring | thermography > Equipment Maintenance
Reliability Engineering | reliability centered maintenance | rcm maintenance | mtbf
Total Productive Maintenance | tpm lean
Equipment Installation | machine installation | machinery installation | equipment commissioning
Commissioning | commissioning engineer | testing and commissioning | start up and commissioning
Machine Setup | setup operator | set up machines | tool changeover | smed | machine setting > Machine Operation
Process Validation | iq oq pq | validation protocols | equipment qualification | process qualification
Production Reporting | oee | overall equipment effectiveness
Pump Maintenance | pump repair | pumps and compressors | centrifugal pumps
Bearing Maintenance | gearboxes | bearings and gearboxes
Boiler Operation | boiler operator | steam boilers | boilers | boiler maintenance
Compressor Maintenance | air compressors
Lubrication | tribology
Lockout/Tagout | lockout tagout | lock out tag out | =LOTO
Hand Tools | power tools | hand and power tools | hand tools and power tools
Waste Reduction | scrap reduction | waste elimination
Material Requirements Planning | material requirement planning | mrp planning > Material Planning
Bill of Materials | bills of materials | bill of material | =BOM
Engineering Change Management | engineering change orders | engineering change order | =ECN | =ECO process
Prototype Development | prototype build | prototype testing
Design for Manufacturing | design for manufacturability | =DFM | =DFMA | design for assembly
Reverse Engineering (mechanical) | 3d scanning

# quality
Quality Inspection | quality inspector | quality inspections | product inspection | visual inspection | final inspection | in process inspection > Quality Control
Quality Management Systems | quality management system | =QMS | quality system > Quality Assurance
Total Quality Management | =TQM | tqm > Quality Assurance
Quality Planning | quality plans | control plans | control plan
FMEA | failure mode and effects analysis | =PFMEA | =DFMEA | pfmea > Root Cause Analysis
8D Problem Solving | 8d reports | 8d report | 8d methodology > Root Cause Analysis
CAPA | corrective and preventive action | corrective and preventive actions | =CAPAs > Root Cause Analysis
Non-Conformance Management | non conformance | nonconformance | non conformities | nonconformities
PPAP | production part approval process
APQP | advanced product quality planning
Measurement System Analysis | gage r&r | gauge r&r
GD&T | geometric dimensioning and tolerancing | gd & t
!CMM | coordinate measuring machine | coordinate measuring machines | cmm programming | cmm machine | cmm inspection
Calibration | calibration of instruments | calibrating
Metrology | dimensional inspection | dimensional metrology > Precision Measurement
Non-Destructive Testing | non destructive testing | nondestructive testing | =NDT | ultrasonic testing | magnetic particle testing | dye penetrant
Destructive Testing | tensile testing | hardness testing
IATF 16949 | ts 16949 | iso ts 16949
AS9100
ISO 13485
ISO 14001 | iso14001
ISO 45001 | ohsas 18001
ISO 17025 | iso iec 17025
ISO 22000 | fssc 22000 | brc food
HACCP | hazard analysis critical control point > Food Safety
DMAIC > Six Sigma
Value Stream Mapping | vsm mapping > Lean Manufacturing
Kaizen | kaizen events | kaizen event > Lean Manufacturing
5S | 5s methodology | 5s implementation > Lean Manufacturing
Just in Time | just in time manufacturing | jit manufacturing > Lean Manufacturing
Poka-Yoke | poka yoke | mistake proofing > Lean Manufacturing
Gemba | gemba walks > Lean Manufacturing
Design of Experiments | ~DOE | taguchi methods > Six Sigma
Document Control (quality) | quality documentation | quality records
Validation Engineering | computer system validation | =CSV validation | gamp 5
21 CFR Part 11 | part 11 compliance
Good Documentation Practice | good documentation practices | =ALCOA
!GLP | =GLP | good laboratory practice | good laboratory practices
Batch Records | batch record review | batch manufacturing records | batch record
Customer Complaint Investigation | complaint investigation | customer returns analysis
Textile Testing | fabric inspection | garment inspection
Gauging | go no go gauges | gauges and micrometers
Micrometers and Calipers | calipers | micrometers | vernier caliper | micrometer > Precision Measurement
`;
