export const ENGINEERING_PRACTICE = `
# mechanical and civil design
AutoCAD Civil 3D | civil 3d | autocad civil > CAD
AutoCAD Electrical > CAD
AutoCAD Plant 3D | plant 3d > CAD
Autodesk Fusion 360 | fusion 360 > CAD
Solid Edge | solidedge > CAD
Pro/ENGINEER | pro e | pro engineer | proengineer > CAD
Onshape > CAD
FreeCAD | librecad | draftsight > CAD
CADWorx > CAD
KOMPAS-3D | компас 3d | kompas 3d > CAD
AVEVA PDMS | pdms | aveva e3d
SmartPlant 3D | smartplant | intergraph smartplant
Navisworks | autodesk navisworks > BIM
Solibri > BIM
Dynamo (Revit) | revit dynamo > BIM
Revit MEP > Revit
Revit Structure > Revit
Clash Detection > BIM
ETABS > Structural Engineering
SAP2000 > Structural Engineering
SAFE (slab design) | csi safe > Structural Engineering
RISA | risa 3d > Structural Engineering
Robot Structural Analysis | autodesk robot > Structural Engineering
LIRA-SAPR | lira sapr | scad office | лира сапр > Structural Engineering
PLAXIS
Advance Steel > Steel Detailing
SDS/2 | sds 2 detailing > Steel Detailing
Reinforced Concrete Design | rcc design | concrete design | prestressed concrete > Structural Engineering
Steel Design | steel structure design | connection design > Structural Engineering
Seismic Design | earthquake engineering > Structural Engineering
Foundation Design | foundation engineering > Structural Engineering
Structural Analysis | structural calculations > Structural Engineering
Bridge Engineering | bridge engineer
Highway Design | roadway design | road design | geometric design of roads
Traffic Engineering | traffic studies | traffic signals | traffic impact | synchro traffic
Hydrology | hydrologic modeling | hec ras | hec hms | stormwater | storm water management
Hydraulic Engineering | hydraulic modeling | dam engineering
Drainage Design | sewer design | storm drainage
Water Resources Engineering | water resources | water supply engineering | epanet
Wastewater Treatment | wastewater | waste water treatment | sewage treatment > Environmental Engineering
Water Treatment | water treatment plant | drinking water treatment | reverse osmosis > Environmental Engineering
Soil Mechanics | soil testing | soil investigation > Geotechnical Engineering
Slope Stability > Geotechnical Engineering
Materials Testing | concrete testing | asphalt testing | soil and concrete testing
Master Planning | urban design | land use planning | zoning and land use
Machine Design | design of machine elements | mechanical design engineer > Mechanical Engineering
Tolerance Analysis | tolerance stack up | stack up analysis
Plastic Part Design | mold design | injection mold design
Tool Design | jigs and fixtures | fixture design | die design
Piping Engineering | piping design | pipe stress analysis | caesar ii | p&id | piping and instrumentation
Pressure Vessels | pressure vessel design | asme section viii | pv elite
Rotating Equipment | turbomachinery | turbines and compressors
Heat Exchangers | heat exchanger design | heat transfer analysis
Fluid Mechanics | fluid dynamics
Pneumatics | pneumatic systems
Vibration Engineering | modal analysis | noise vibration harshness | =NVH
Fatigue Analysis | fracture mechanics | stress analysis
ANSYS | ansys workbench > Finite Element Analysis
ANSYS Fluent | fluent cfd > CFD
Abaqus > Finite Element Analysis
Nastran | msc nastran | patran > Finite Element Analysis
HyperMesh | altair hypermesh | hyperworks > Finite Element Analysis
LS-DYNA > Finite Element Analysis
COMSOL | comsol multiphysics > Finite Element Analysis
OpenFOAM > CFD
STAR-CCM+ | star ccm > CFD
Simulink | matlab simulink > MATLAB
dSPACE | hardware in the loop | =HIL testing
Systems Engineering | mbse | model based systems engineering
!DOORS | =DOORS | ibm doors | rational doors
Technical Drawings | technical drawing | engineering drawings | engineering drawing | mechanical drawings > Blueprint Reading
As-Built Drawings | red line drawings
Design Review | design reviews | design verification
Value Engineering
Acoustics | acoustic engineering | noise control
Failure Analysis
Industrial Design Engineering | product design engineer
Product Testing | product validation testing | prototype validation
Ergonomics | human factors | human factors engineering

# automotive > Automotive Repair
Engine Diagnostics | engine repair | engine overhaul | engine rebuild
Brake Repair | brake systems | brakes and suspension | brake service
Transmission Repair | transmissions repair
Auto Electrical Systems | auto electrician | vehicle electrical systems
Diesel Mechanics | diesel mechanic | diesel technician | diesel engine repair | diesel engines
Auto Body Repair | auto body | collision repair | panel beating | paint and body
Tire Service | tyre fitting | wheel alignment | tire changing | tire rotation
Oil Changes | oil change | lube technician
Auto Detailing | car detailing | car wash | vehicle detailing
Motorcycle Repair | motorcycle mechanic
Heavy Vehicle Repair | heavy equipment mechanic | heavy duty mechanic | truck mechanic | truck repair
Small Engine Repair | small engines
Vehicle Diagnostics | diagnostic scanners | obd ii | obd2 | diagnostic scan tools
Vehicle Testing (roadworthiness) | mot testing | mot inspections | state vehicle inspection
Service Advising | service advisor | automotive service advisor
Auto Parts | auto parts sales | parts counter | parts advisor
Hybrid and Electric Vehicles | electric vehicles | hybrid vehicles | ev technology
Agricultural Machinery Repair | tractor repair | farm machinery repair
Bicycle Repair | bike mechanic | bicycle mechanic
Powertrain Engineering | engine calibration | powertrain development
Vehicle Dynamics > Automotive Engineering
Automotive Design | vehicle design | automotive styling

# electrical
Power Systems | power system analysis | power systems engineer | etap | load flow > Electrical Engineering
Power Distribution | electrical distribution | power transmission | transmission and distribution > Electrical Engineering
Power Electronics | dc dc converters | power supplies design > Electrical Engineering
Protection Relays | relay protection | protective relays | relay testing > Electrical Engineering
Substations | substation design | substation maintenance | electrical substations > Electrical Engineering
Transformers (electrical) | power transformers | transformer maintenance > Electrical Engineering
Switchgear | switchgears | =MCC panels > Electrical Engineering
Electric Motors | motor control | motor rewinding | motor controls | vfd | variable frequency drives
High Voltage | high voltage systems | hv systems | medium voltage > Electrical Engineering
Power Line Maintenance | lineman | power line technician | overhead lines
Electrical Design | electrical drawings | electrical schematics | eplan | electrical design engineer > Electrical Engineering
Electrical Safety | nfpa 70e | arc flash
Earthing | grounding systems | lightning protection
Smart Grid | smart grids | smart metering
Circuit Design | analog design | analog circuit design | circuit board design > Electronics
Digital Electronics | digital circuits | digital design > Electronics
Analog Electronics | analog circuits | mixed signal design > Electronics
Electronics Repair | board level repair | electronics troubleshooting | electronic repair > Electronics
Altium Designer | altium > PCB Design
OrCAD | cadence allegro > PCB Design
KiCad > PCB Design
Eagle PCB | eagle cad > PCB Design
PSpice | ltspice | spice simulation | multisim | proteus simulation > Electronics
FPGA | fpga design | xilinx | vivado | altera | quartus > VLSI
VHDL > VLSI
Verilog | verilog hdl > VLSI
SystemVerilog | =UVM | system verilog > VLSI
ASIC Design | asic | asic verification > VLSI
RTL Design | rtl coding > VLSI
Physical Design (chips) | static timing analysis | place and route > VLSI
Cadence Virtuoso | cadence tools > VLSI
Synopsys | synopsys design compiler > VLSI
SoC Design | system on chip > VLSI
EMC Testing | electromagnetic compatibility | emc emi | emi emc
Antenna Design | antennas > RF Engineering
HFSS | ansys hfss | cst microwave > RF Engineering
Radar Systems | radar engineering | radar signal processing
Photonics | laser systems | optoelectronics
Optical Engineering | optical design | zemax
Sensor Technology | sensor integration | sensor systems
Siemens TIA Portal | tia portal | simatic step 7 | s7 1200 | simatic > PLC Programming
Allen-Bradley | rslogix | studio 5000 | rslogix 5000 | controllogix > PLC Programming
Ladder Logic | ladder diagram > PLC Programming
Mitsubishi PLC | omron plc | schneider plc > PLC Programming
CODESYS > PLC Programming
!HMI | =HMI | wonderware | factorytalk | wincc | ignition scada > SCADA
!DCS | =DCS | distributed control system | distributed control systems | deltav | honeywell experion > Industrial Automation
Control Systems | control system design | control engineering | control theory | pid control
Servo Drives | servo motors | motion control
Instrument Calibration | transmitter calibration | instrumentation technician > Instrumentation
Test Engineering | test engineer | test fixtures | automated test equipment
TestStand | ni teststand
Biomedical Engineering | biomedical engineer | biomedical technician | clinical engineering
`;
