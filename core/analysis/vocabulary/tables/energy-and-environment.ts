export const ENERGY_AND_ENVIRONMENT = `
# oil and gas > Oil and Gas
Drilling Engineering | drilling engineer | drilling operations | directional drilling | well drilling
Drilling Fluids | mud engineer | mud logging
Reservoir Engineering | reservoir simulation | reservoir engineer
Production Engineering (oil) | well production | artificial lift
Well Completion | well completions | well intervention | workover | coiled tubing
Wireline Logging | well logging | wireline operations
Hydraulic Fracturing | fracking | frac operations | well stimulation
Petroleum Geology | petroleum geologist | petrophysics
Seismic Interpretation | seismic data | seismic acquisition
Petrel (software) | schlumberger petrel | eclipse reservoir simulator | ~Petrel
GeoGraphix | landmark geographix | starsteer
Offshore Operations | offshore drilling | offshore platform | offshore oil
Pipeline Operations | pipeline construction | pipeline integrity | pipelines engineering
Refinery Operations | refinery | oil refining | petroleum refining
LNG | liquefied natural gas | gas processing
Petrochemicals | petrochemical | petrochemical industry
Rig Floor Operations | roustabout | roughneck | floorhand
Well Control | iwcf | blowout prevention
Upstream Oil and Gas | upstream oil | exploration and production > Oil and Gas
Downstream Oil and Gas > Oil and Gas
Subsea Engineering | subsea
Corrosion Engineering | cathodic protection | corrosion control
Turnaround Planning | shutdown planning | plant shutdown | turnaround shutdown

# energy
Solar Energy | solar power | photovoltaic | photovoltaics | pvsyst | solar pv > Renewable Energy
Wind Energy | wind power | wind turbines | wind turbine technician | wind farm > Renewable Energy
Hydropower | hydroelectric > Renewable Energy
Bioenergy | biogas | biofuels | biomass energy > Renewable Energy
Geothermal Energy > Renewable Energy
Energy Storage | battery energy storage | battery storage
Hydrogen Technology | fuel cells | green hydrogen
Nuclear Engineering | nuclear power | nuclear reactor | nuclear safety | nuclear engineer
Power Plants | power station | thermal power plant | power plant operator > Power Plant Operations
Gas Turbines | gas turbine | steam turbine | turbine maintenance > Power Plant Operations
Combined Cycle | cogeneration | combined heat and power > Power Plant Operations
Energy Efficiency | energy conservation | energy management | energy saving
Energy Modeling | energyplus | building energy modeling | equest
Energy Markets | power markets | electricity markets
Grid Connection | grid integration | grid operations | power grid
Utilities (industry) | utility industry | electric utility | gas utility
Meter Reading | meter installation | smart meter installation
District Heating

# mining > Mining
Underground Mining | longwall mining
Open-Pit Mining | surface mining | open pit | quarry | quarrying
Blasting | explosives handling | drill and blast | blasting operations
Mineral Processing | ore processing | flotation | mineral exploration
Mine Planning | surpac | datamine | vulcan mining | minesight
Mine Safety | msha

# chemical engineering > Chemical Engineering
Process Simulation > Chemical Engineering
Aspen HYSYS | hysys > Process Simulation
Aspen Plus > Process Simulation
CHEMCAD > Process Simulation
Process Safety | process safety management | hazop | layer of protection analysis
Distillation | fractional distillation
Mass Transfer | unit operations
Reaction Engineering | reactor design | catalysis
Polymer Chemistry | polymerization | polymer synthesis
Process Flow Diagrams (plant) | process and instrumentation diagrams | =PFD
Paints and Coatings | coatings formulation | adhesives formulation
!Scale-Up | process scale up | pilot plant > Chemical Engineering
Chemical Plant Operation | chemical operator | chemical plant | process operator
Water Chemistry | boiler water treatment
Cosmetic Chemistry | cosmetic formulation | cosmetics formulation | cosmetics manufacturing
Perfumery | fragrance development

# environment
Environmental Impact Assessment | environmental impact assessments | =EIA > Environmental Science
Environmental Compliance | environmental regulations | environmental permits | environmental permitting > Environmental Science
Environmental Monitoring | air quality monitoring | emissions monitoring > Environmental Science
Environmental Remediation | site remediation | soil remediation | groundwater remediation | phase i environmental
Waste Management | solid waste | waste disposal | hazardous waste management | recycling
Air Quality | air pollution control | emission control
Water Quality | water quality testing | water sampling > Environmental Science
Ecology | ecological surveys | ecologist | field ecology > Environmental Science
Conservation Biology | wildlife conservation | biodiversity | nature conservation
Wildlife Management | wildlife biology | wildlife rehabilitation
Climate Change | climate science | climate policy | greenhouse gas | carbon accounting
Life Cycle Assessment | life cycle analysis | simapro
Circular Economy
Meteorology | weather forecasting | atmospheric science
Oceanography | marine science
Marine Biology | marine biologist | aquaculture | fish farming
Zoology | entomology | ornithology
Botany | plant science | plant biology | plant identification

# agriculture > Agriculture
Crop Production | crop management | crop farming | crop science | agronomist | agronomy
Livestock Management | livestock | cattle farming | animal production | livestock farming
Dairy Farming | milking | dairy cattle
Poultry Farming
Horticulture | horticulturist | fruit growing | vegetable growing
Organic Farming | organic agriculture | permaculture
Precision Agriculture | precision farming
Irrigation Management | drip irrigation | irrigation
Pest Control | pest management | integrated pest management | fumigation | exterminator
Pesticide Application | herbicide application | pesticide applicator
Soil Science | soil fertility | soil management
Plant Breeding | seed production | plant genetics
Farm Management | farm manager | ranch management
Tractor Operation | tractor driving | farm machinery operation | combine harvester
Viticulture | vineyard management
Beekeeping | apiculture
Equine Care | horse care | horse training | equestrian | stable management
Animal Nutrition | feed formulation
Animal Breeding | artificial insemination animals
Agricultural Extension | extension services
Agribusiness
Forest Management | forester | timber harvesting | logging operations | chainsaw operation > Forestry
Dog Training | dog trainer | pet training | dog grooming | pet grooming | dog walking | pet care | pet sitting
Zoo Keeping | animal shelter
`;
