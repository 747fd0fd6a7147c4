export const OPERATIONS = `
# supply chain > Supply Chain Management
Supply Chain Management | supply chain | scm | supply chain manager | supply chain operations | supply chain analyst
Logistics | logistics management | logistics coordinator | logistics operations | logistics manager | transportation logistics | logistic
Procurement | sourcing | procurement management | ~Buyer | ~purchase | ~Purchase | procurement officer | purchase manager | purchaser | procured | vendor sourcing
Inventory Management | inventory control | stock management | stock control | inventory | stock inventory | stock levels | inventory controller | inventory analyst | inventory manager | stock maintenance | inventories | stock handling
Warehouse Management | warehousing | warehouse operations | warehouse | warehouse manager | warehouse supervisor | warehouse associate | store keeping | storekeeper | storekeeping
Warehouse Management Systems | =WMS | warehouse management system | wms system
Order Fulfillment | order processing | order picking | order management | pick and pack | picking and packing | picker | order entry | order picker | fulfillment
Shipping and Receiving | shipping | ~receiving | ~Receiving | dispatch | despatch | loading and unloading | shipments | receiving goods
Packaging | packing | packer | packaging machine
Freight Forwarding | freight | freight forwarder | cargo
Customs Clearance | customs | imports
Fleet Management | fleet manager | vehicle fleet | fleet operations
Transportation Management | transport management | transportation | =TMS | transport planning | transport coordinator
Demand Planning | demand planner
Material Planning | mrp | material management | materials management | production planning and control | ppc planning
Distribution | distribution center | distribution centre | distribution management
Last-Mile Delivery | last mile | delivery routes | courier
Cold Chain | cold storage
Barcode Scanning | rf scanner | barcode | rf scanners | handheld scanner

# driving and equipment
Forklift Operation | lift truck | lift trucks | forklift | fork lift | forklift driver | forklift operator | order picker truck
Driving | hgv driver | heavy vehicle | ~Driver | safe driving
Heavy Equipment Operation | heavy equipment | loader operator | heavy machinery | heavy equipment operator
Vehicle Inspection | pre trip inspection | vehicle maintenance | pre trip inspections
Tachograph | hours of service

# manufacturing > Manufacturing
Manufacturing | manufacturing processes | manufacturing operations | production operations | contract manufacturing | manufacturing engineer | manufacturing engineering | manufacturing environment | manufacturing process | manufacturer
Production Management | production manager | production supervisor | production control | production supervision | production line | ~Production
Assembly | assembly line | assembler | product assembly
Machine Operation | machine operator | operating machines | production machinery | machinery operation | operate machinery | operating machinery
CNC Machining | cnc | cnc machine | cnc operator | machinist | turning and milling | cnc machines | fanuc | machining
Welding | welder | welded
Metal Fabrication | fabrication | metalworking | fabricator | metal work
Injection Molding | injection moulding | plastic molding | molding
3D Printing | additive manufacturing | rapid prototyping
Lean Manufacturing | ~lean | ~Lean | =LEAN | lean management | lean principles | lean production
Six Sigma | lean six sigma | six-sigma | 6 sigma
Quality Control | qc inspection | qc inspector | inspection | quality checks | quality controller | =QC | inspections | inspecting
Quality Assurance | =QA | quality assurance manager | quality management | quality standards | quality engineer | quality assurance engineer | quality manager
Root Cause Analysis | rca analysis | root cause | 8d | fishbone | 5 why | root causes | corrective actions
Statistical Process Control | =SPC | process capability
ISO 9001 | iso 9000 | iso9001 | iso standards
GMP | good manufacturing practice | good manufacturing practices | cgmp
Process Engineering | process engineer | process development | process control | process design
Industrial Engineering | industrial engineer | time and motion study | method study | work study
Tool and Die | press tool
Equipment Maintenance | machine maintenance | maintenance technician | plant maintenance | equipment repair | maintenance engineer | machinery maintenance | maintenance management | repair and maintenance | maintenance and repair | maintenance work
Blueprint Reading | blueprints | reading blueprints | read blueprints | reading drawings | schematics
Precision Measurement | gauges | geometric dimensioning
Textile Production | knitting | weaving | sewing machine | apparel production | tailoring
Food Production
Semiconductor Manufacturing | semiconductor | wafers
Quality Audits | quality audit | process audits
`;
