export const OPERATIONS = `
# supply chain > Supply Chain Management
Supply Chain Management | supply chain | scm | supply chain manager | supply chain operations | supply chain analyst
Logistics | logistics management | logistics coordinator | logistics operations | logistics manager | 3pl | third party logistics | transportation logistics | logistic
Procurement | purchasing | sourcing | strategic sourcing | procurement management | ~Buyer | ~purchase | ~Purchase | purchase orders | purchase order | procurement officer | purchase manager | purchaser | procured | vendor sourcing
Inventory Management | inventory control | stock management | stock control | inventory | stock inventory | stock levels | inventory controller | inventory analyst | inventory manager | stock maintenance | inventories | stock handling
Warehouse Management | warehousing | warehouse operations | warehouse | warehouse manager | warehouse supervisor | warehouse associate | store keeping | storekeeper | storekeeping | stores management
Warehouse Management Systems | =WMS | warehouse management system | wms system
Order Fulfillment | order processing | order picking | order management | pick and pack | picking and packing | picker | order entry | order picker | fulfillment
Shipping and Receiving | shipping | ~receiving | ~Receiving | dispatch | despatch | loading and unloading | shipments | receiving goods | dispatching
Packaging | packing | packer | packaging machine
Freight Forwarding | freight | freight forwarder | air freight | ocean freight | sea freight | cargo | freight broker
Customs Clearance | customs | import export | customs brokerage | incoterms | export documentation | import and export | customs documentation | imports
Fleet Management | fleet manager | vehicle fleet | fleet operations
Transportation Management | transport management | transportation | =TMS | transport planning | route planning | transport coordinator
Demand Planning | demand planner | s&op | sales and operations planning | supply planning
Material Planning | mrp | material requirements planning | material management | materials management | production planning and control | ppc planning
Distribution | distribution center | distribution centre | distribution management
Last-Mile Delivery | last mile | delivery routes | parcel delivery | courier | delivery driver
Cold Chain | cold storage
Barcode Scanning | rf scanner | barcode | rf scanners | handheld scanner

# driving and equipment
Forklift Operation | forklift | fork lift | forklift driver | forklift operator | reach truck | pallet jack | counterbalance | pallet jacks | order picker truck
Driving | truck driving | truck driver | hgv driver | heavy vehicle | delivery driving | ~Driver | tractor trailer | safe driving | bus driver
Heavy Equipment Operation | heavy equipment | excavator | bulldozer | backhoe | crane operator | crane operation | skid steer | loader operator | heavy machinery | heavy equipment operator
Vehicle Inspection | pre trip inspection | vehicle maintenance | pre trip inspections
Tachograph | hours of service | =ELD

# manufacturing > Manufacturing
Manufacturing | manufacturing processes | manufacturing operations | production operations | contract manufacturing | manufacturing engineer | manufacturing engineering | manufacturing environment | manufacturing process | manufacturer
Production Management | production planning | production manager | production supervisor | production control | production scheduling | production supervision | production line | production operator | production worker | ~production | ~Production | production schedule
Assembly | assembly line | assembler | mechanical assembly | electronic assembly | product assembly
Machine Operation | machine operator | operating machines | production machinery | machinery operation | operate machinery | operating machinery | machine setup
CNC Machining | cnc | cnc machine | cnc operator | cnc programming | machinist | lathe | milling machine | turning and milling | cnc machines | fanuc | machining
Welding | welder | mig welding | tig welding | arc welding | stick welding | =MIG | =TIG | soldering | welded
Metal Fabrication | sheet metal | fabrication | steel fabrication | metalworking | fabricator | metal work
Injection Molding | injection moulding | plastic molding | blow molding | molding
3D Printing | additive manufacturing | rapid prototyping
Lean Manufacturing | ~lean | ~Lean | =LEAN | 5s | kaizen | lean management | continuous improvement | value stream mapping | total productive maintenance | just in time | lean principles | lean production
Six Sigma | lean six sigma | dmaic | six-sigma | 6 sigma
Quality Control | qc inspection | quality inspection | quality inspector | qc inspector | inspection | quality checks | product inspection | quality controller | =QC | inspections | inspecting
Quality Assurance | =QA | quality assurance manager | quality management | quality management system | =QMS | tqm | total quality management | quality standards | quality engineer | quality assurance engineer | quality systems | quality manager
Root Cause Analysis | rca analysis | root cause | fmea | failure mode and effects analysis | 8d | capa | corrective and preventive action | fishbone | 5 why | root causes | corrective actions
Statistical Process Control | =SPC | process capability
ISO 9001 | iso 9000 | iso9001 | iso standards | ts 16949 | iatf 16949 | as9100
GMP | good manufacturing practice | good manufacturing practices | cgmp | =GLP | glp
Process Engineering | process engineer | process development | process control | process design
Industrial Engineering | industrial engineer | time and motion study | method study | work study
Tool and Die | tool design | jigs and fixtures | press tool | die casting
Equipment Maintenance | preventive maintenance | preventative maintenance | machine maintenance | maintenance technician | plant maintenance | equipment repair | maintenance engineer | machinery maintenance | predictive maintenance | maintenance management | repair and maintenance | maintenance and repair | maintenance work
Blueprint Reading | blueprints | reading blueprints | technical drawings | engineering drawings | read blueprints | reading drawings | schematics
Precision Measurement | calipers | micrometers | gd&t | gauges | metrology | geometric dimensioning | calibration | cmm
Textile Production | garment production | sewing | knitting | weaving | sewing machine | apparel production | tailoring | pattern making
Food Production | food processing | food manufacturing
Semiconductor Manufacturing | wafer fabrication | cleanroom | clean room | semiconductor | wafers
Quality Audits | quality audit | supplier audits | process audits
`;
