export const HOSPITALITY_AND_LEISURE = `
# kitchen > Culinary Arts
Line Cooking | line cook | station chef | chef de partie | demi chef de partie
Kitchen Supervision | sous chef | junior sous chef
Executive Chef Management | executive chef | head chef | chef de cuisine > Kitchen Management
Prep Cooking | prep cook | kitchen prep | mise en place | vegetable preparation > Food Preparation
Knife Skills | knife handling
Pastry Arts | pastry chef | patisserie | pastry > Baking
Bread Baking | bread making | artisan bread > Baking
Cake Decorating | cake decoration | cake making > Baking
Chocolate Making | chocolatier | confectionery > Baking
Garde Manger | cold kitchen | salad preparation
Sauces and Stocks | saucier | sauces and soups
Grill Cooking | grill cook | broiler cook > Grilling
Fry Cooking | fry cook | deep frying
Short-Order Cooking | short order cook
Pizza Making | pizza maker | pizzaiolo
Sushi Preparation | sushi chef | sushi making
Italian Cuisine | pasta making | italian cooking
French Cuisine | french cooking
Asian Cuisine | chinese cuisine | thai cuisine | indian cuisine | japanese cuisine
Mediterranean Cuisine | middle eastern cuisine | mexican cuisine
Vegetarian Cooking | vegan cooking | plant based cooking
Special Diets | food allergies | allergen awareness | allergens | dietary restrictions
Institutional Cooking | cafeteria cook | school kitchen
Banquet Cooking | banquet chef > Catering
Food Plating | food presentation
Recipe Development | recipe creation | recipe standardization > Menu Planning
Food Cost Control | food cost | portion control | food costs > Food Costing
Food Ordering | kitchen inventory | kitchen ordering | ordering food supplies
Temperature Control (food) | food temperature logs | food storage | stock rotation | =FIFO
Kitchen Sanitation | kitchen hygiene | kitchen cleanliness
Kitchen Equipment | commercial kitchen equipment | commercial kitchen
Fast Food | quick service restaurant | quick service | drive thru | drive through | fast food service
Food Truck Operations | food truck | street food
Fish Preparation | fish filleting | seafood preparation

# hospitality > Hospitality
Hotel Management | hotel manager | hotel operations | hotel general manager
Front Office Management | front office manager | front desk manager | front office operations > Front Desk Operations
Night Audit | night auditor > Front Desk Operations
Concierge Services | concierge > Front Desk Operations
Bell Service | bellman | bellhop | valet parking | valet attendant
Guest Relations | guest relations officer | guest satisfaction | guest experience
Check-In and Check-Out | guest check in | check in and check out | checking in guests > Front Desk Operations
Hotel Reservations | room reservations | reservation agent | reservations agent > Reservations
Opera PMS | oracle opera | opera property management | micros opera | ~Opera > Reservations
Fidelio | micros fidelio > Reservations
Online Travel Agencies | booking.com | expedia | channel manager hotel
OpenTable | resy
Property Management Systems (hotel) | cloudbeds | protel hotel | onq hilton
Room Service | in room dining
Housekeeping Supervision | executive housekeeper | housekeeping supervisor | housekeeping manager > Housekeeping
Room Cleaning | room attendant | guest room cleaning | bed making > Housekeeping
Linen Management | linen handling | laundry attendant > Laundry
Resort Operations | resort management
Spa Management | spa manager | spa reception
Casino Operations | casino dealer | blackjack dealer | card dealing | table games | slot machines
Nightclub Operations | nightclub
Vacation Rentals | airbnb | short term rentals
Timeshare Sales
Food and Beverage Management | f&b manager | f&b management | food and beverage manager | beverage management
Restaurant Service | waiting tables | waiter | waitress | restaurant server | serving tables > Food and Beverage Service
Fine Dining Service | fine dining | silver service | michelin > Food and Beverage Service
Hosting (restaurant) | restaurant host | restaurant hostess | seating guests > Food and Beverage Service
Table Setting | table bussing | busser | busboy | bussing tables > Food and Beverage Service
Banquet Service | banquet server | banquets > Catering
Coffee Preparation | barista | latte art | espresso making | coffee brewing | coffee making
Mixology | cocktails | cocktail making | mixologist > Bartending
Bar Management | bar manager | bar supervisor | bar operations > Bartending
Sommelier Service | sommelier | wine service | wine tasting > Wine Knowledge
Beer Knowledge | cicerone | craft beer
Toast POS | aloha pos | micros pos system > Point of Sale Systems
Catering Management | catering manager | event catering > Catering
Upselling Menu Items | suggestive selling > Upselling

# tourism > Tourism
Tour Guiding | tour guide | guided tours | tour leader | tour leading
Tour Planning | tour operator | itinerary planning | tour packages | travel itineraries
Travel Agency Operations | travel agent | travel consultant | travel agency
Corporate Travel | business travel management
Destination Management | destination marketing | tourism marketing
Cruise Operations | cruise ship | cruise line
Ecotourism | sustainable tourism
Ticket Sales | box office | ticket agent

# cleaning > Cleaning
Commercial Cleaning | office cleaning | industrial cleaning
Janitorial Services | janitorial | janitor | custodian | custodial
Floor Care | floor waxing | floor buffing | carpet cleaning | floor polishing
Window Cleaning | window washing
Pressure Washing | power washing | pressure washer
Disinfection | sanitizing surfaces | disinfecting
Waste Collection | garbage collection | refuse collection | trash removal
Hospital Cleaning | environmental services hospital | terminal cleaning
Dry Cleaning | garment pressing | dry cleaner > Laundry

# fitness > Physical Education
Personal Training | personal trainer | fitness trainer | fitness coach
Group Fitness | group exercise | zumba | spinning classes | group fitness instructor
Strength and Conditioning | strength training | weight training | strength coach
Yoga | yoga instructor | yoga teacher
Pilates | pilates instructor
CrossFit
Sports Coaching | football coach | basketball coach | soccer coach | athletic coach | swim coach | coaching sports
Gym Management | gym manager | fitness center | health club
Exercise Physiology | kinesiology | exercise science
Fitness Assessment | fitness assessments | body composition
Refereeing | referee | sports officiating | umpire
Sports Management | athletics administration | sports administration
Recreation Management | leisure management | leisure centre | recreation programs
Golf Operations | golf course | golf instruction
Ski Instruction | ski instructor | snowboarding

# beauty
Hair Styling | hair stylist | hairstylist | hairstyling | blow drying | hair extensions > Hairdressing
Hair Cutting | haircuts | hair cut > Hairdressing
Hair Coloring | hair colouring | hair colour | balayage | highlights hair | colorist > Hairdressing
Barbering | barber | beard trimming > Hairdressing
Makeup Artistry | makeup artist | make up artist | bridal makeup | makeup application | mac makeup > Beauty Therapy
Skin Care | skincare | esthetician | facial treatments | =facials | =Facials > Beauty Therapy
Nail Care | manicure | pedicure | manicures | nail technician | gel nails | nail art > Beauty Therapy
Hair Removal | laser hair removal | body waxing | waxing services > Beauty Therapy
Eyelash Extensions | lash extensions | eyelash | brow lamination | microblading > Beauty Therapy
Spa Treatments | body treatments | spa therapist | body wraps > Beauty Therapy
Aromatherapy | reflexology | hot stone massage > Massage Therapy
Deep Tissue Massage | swedish massage | sports massage > Massage Therapy
Tattooing | tattoo artist | body piercing
Salon Management | salon manager | salon owner | salon reception
Perfume Sales | cosmetics sales | beauty advisor | beauty consultant
Permanent Makeup
Funeral Services | funeral director | embalming | mortuary
`;
