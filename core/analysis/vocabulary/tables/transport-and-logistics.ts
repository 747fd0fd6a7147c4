export const TRANSPORT_AND_LOGISTICS = `
# supply chain > Supply Chain Management
Strategic Sourcing | sourcing strategy | global sourcing | sourcing manager > Procurement
Purchasing | purchase orders | purchase order | purchase order processing | raising purchase orders > Procurement
Category Management (procurement) | category sourcing > Procurement
Supplier Development | supplier quality development | vendor development > Vendor Management
Supplier Quality Management | supplier quality | supplier quality engineer | incoming inspection | incoming quality control
E-Procurement | eprocurement | e sourcing | reverse auctions > Procurement
Indirect Procurement | direct procurement | mro procurement > Procurement
Purchase Negotiation | supplier negotiation | supplier negotiations | price negotiations with suppliers
S&OP | sales and operations planning | sales & operations planning > Demand Planning
Supply Planning | supply planner | replenishment planning
Inventory Optimization | safety stock | inventory planning | economic order quantity | abc analysis
Stock Reconciliation | inventory reconciliation | stock reconciliations
Cycle Counting | cycle counts | cycle count > Inventory Management, Stock Audit
Reverse Logistics | returns management
Third-Party Logistics | 3pl | third party logistics | 4pl > Logistics
Import and Export | import export | import and export operations | import/export > Logistics
Incoterms
Export Documentation | shipping documents | shipping documentation | bill of lading | bills of lading
Export Control | itar | export compliance | ear compliance
Customs Brokerage | customs broker | customs declarations | customs documentation | tariff classification | hts codes > Customs Clearance
Trade Compliance | global trade compliance
Air Freight | air cargo | airfreight > Freight Forwarding
Ocean Freight | sea freight | container shipping | =FCL | =LCL > Freight Forwarding
Rail Freight | intermodal | intermodal transport
Freight Brokerage | freight broker | truck brokerage | load boards > Freight Forwarding
Freight Audit | freight billing | freight rates
Route Planning | route optimization | routing and scheduling > Transportation Management
Load Planning | load optimization | truck loading | trailer loading
Dock Management | dock scheduling | loading dock
Cross-Docking | cross docking
Slotting | warehouse layout | warehouse design
Kitting | kit assembly
Palletizing | palletising | shrink wrapping | shrink wrap
!RFID | =RFID
Voice Picking | pick to light
SAP EWM | sap extended warehouse management > SAP, Warehouse Management Systems, SAP SCM
Manhattan WMS | manhattan associates > Warehouse Management Systems
Blue Yonder | jda software | jda wms | redprairie > Warehouse Management Systems
Oracle Transportation Management | =OTM > Transportation Management
Kinaxis | rapidresponse
Fleet Telematics | telematics | gps tracking | samsara | fleetmatics > Fleet Management
Courier Services | courier delivery | package delivery | parcel delivery | package handler
Moving Services | furniture moving | removals company | house moving
Materials Handling | material handling | material handler | conveyor systems | conveyors
Yard Management | yard jockey | yard driver
Hazardous Goods Transport | dangerous goods | imdg | iata dgr
Cold Chain Management | refrigerated transport | temperature controlled logistics
Pharmaceutical Distribution | good distribution practice
Humanitarian Logistics
Supply Chain Risk | supplier risk management
Kanban Replenishment | vendor managed inventory | =VMI
Inventory Software | fishbowl inventory | inventory management system

# driving and equipment
Truck Driving | truck driver | long haul | otr driving | over the road | tractor trailer | semi truck > Driving
Delivery Driving | delivery driver | van driver | delivery drivers > Driving
Bus Driving | bus driver | school bus driver | coach driver > Driving
Taxi Driving | taxi driver | rideshare driver | chauffeur | uber driver > Driving
Defensive Driving
Tanker Driving | tanker truck | tank trailers | fuel delivery > Driving
Flatbed Hauling | flatbed | load securement
Overhead Crane Operation | overhead crane | gantry crane | bridge crane
Crane Operation | crane operator | mobile crane | tower crane > Heavy Equipment Operation
Rigging | rigger | slinging | rigging and signaling
Excavator Operation | excavator | excavator operator | mini excavator > Heavy Equipment Operation
Bulldozer Operation | bulldozer | dozer operator > Heavy Equipment Operation
Backhoe Operation | backhoe | backhoe loader > Heavy Equipment Operation
Skid Steer | bobcat operator | skid steer loader > Heavy Equipment Operation
Front-End Loaders | front end loader | wheel loader > Heavy Equipment Operation
Aerial Lifts | aerial lift | scissor lift | boom lift | cherry picker | mewp
Reach Truck | reach truck operator | turret truck > Forklift Operation
Pallet Jacks | pallet jack | electric pallet jack | pallet truck
Counterbalance Forklift | counterbalance | sit down forklift > Forklift Operation
DOT Compliance | dot regulations | fmcsa | dot inspections
Electronic Logging | electronic logging device | =ELD

# aviation > Aviation
Aviation | aviation industry | aviation management
Airport Operations | airport management | ramp agent | ramp operations | ground handling | airport ground staff
Aircraft Maintenance | aircraft mechanic | aircraft technician | line maintenance | aircraft repair
Airframe Repair | aircraft structures | sheet metal aircraft | aircraft sheet metal
Avionics | avionics technician
Flight Operations | flight dispatcher | flight dispatch | flight planning
Piloting | commercial pilot | airline pilot | flight instructor | helicopter pilot | private pilot
Air Traffic Control | air traffic controller
Passenger Services | passenger service agent | check in agent | boarding passengers | gate agent
Baggage Handling | baggage handler
Cabin Safety | in flight safety | cabin service
Aviation Safety | icao | faa regulations | aviation security
!Amadeus | =Amadeus | amadeus gds | amadeus altea
Sabre GDS | sabre reservation | =Sabre
Galileo GDS | travelport | galileo reservation | worldspan
Airline Ticketing | air ticketing | ticket reservation | ticketing and reservations

# maritime > Maritime Operations
Maritime Operations | maritime | seafaring | shipping industry | merchant navy | merchant marine
Navigation (marine) | ship navigation | ecdis | celestial navigation | watchkeeping | bridge watchkeeping
Ship Handling | vessel operations | deck officer | ship captain | third mate
Marine Engines | ship engine room | marine diesel engines | engine room watch
Deck Operations | deckhand | able seaman | mooring
Port Operations | port management | terminal operations | stevedoring | container terminal
Ship Agency | ship agent | vessel agency
Chartering | ship chartering | ship broking
Marine Surveying | ship surveyor | hull inspection
Shipbuilding | shipyard | ship repair | naval architecture
!Diving | commercial diving | scuba diving
Maritime Safety | =SOLAS | =MARPOL | ism code
!Fishing | commercial fishing | fishing vessel

# rail
Railway Operations | railway | railroad | train operations | rail operations
Train Driving | train driver | locomotive engineer | locomotive driver
Railway Signalling | railway signaling | rail signalling
Track Maintenance | rail track | permanent way | track inspection
Rolling Stock Maintenance | rolling stock
`;
