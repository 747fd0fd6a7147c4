export const HOSPITALITY_AND_RETAIL = `
# kitchen > Culinary Arts
Culinary Arts | cooking | chef | cook | culinary | line cook | sous chef | executive chef | head chef | commis chef | kitchen operations | chef de partie | prep cook | pastry chef
Food Preparation | food prep | preparing food | meal preparation | prepare food | ingredient preparation | prepared food
Kitchen Management | kitchen manager | kitchen supervision | back of house | kitchen staff
Menu Planning | menu development | menu design | recipe development | menu creation | menus
Food Safety | haccp | servsafe | food hygiene | food handling | food safety standards | food sanitation | food handler
Baking | baker | pastry | bakery | cake decorating | confectionery
Butchery | meat cutting | butcher
Food Costing | food cost | food cost control | portion control | food costs
Catering | banquet | banquets | catering services | catering events | buffet
Grilling | grill cook | fry cook | saute
Dishwashing | dishwasher | kitchen cleaning | kitchen porter

# hospitality > Hospitality
Hospitality | hospitality management | hospitality industry | hotel operations | hotel management | hotel | hotels | hospitality services
Food and Beverage Service | food service | waiter | waitress | table service | serving guests | f&b service | fine dining | server restaurant | food and beverage | waiting tables | food & beverage | serving food
Restaurant Management | restaurant manager | restaurant operations | restaurant | restaurants
Bartending | bartender | mixology | barista | cocktails | coffee making | bar service
Front Desk Operations | hotel front desk | front office operations | guest check in | guest relations | check in and check out | front desk agent | night auditor | concierge
Reservations | reservation systems | booking systems | opera pms | reservation | table reservations
Housekeeping | room attendant | room cleaning | housekeeper | hotel cleaning
Cleaning | janitorial | cleaner | custodian | commercial cleaning | sanitizing | sanitation | janitor | custodial
Tourism | travel agency | tour guide | tour operations | travel agent | tour packages | amadeus gds | ticketing travel | travel consultant
Cabin Crew | flight attendant | in flight service
Laundry | laundry services | dry cleaning
Wine Knowledge | sommelier | wine pairing

# retail > Retail
Retail | retail experience | retail industry | store associate | retail store | retail operations | retail environment | shop assistant | sales floor
Store Management | store manager | retail management | shop manager | retail manager | assistant store manager | store operations | branch manager store
Stock Replenishment | stocking shelves | shelf stacking | replenishment | restocking | stocking | shelving | stocker
Store Opening and Closing | opening and closing procedures | opening and closing the store
Fashion Retail | apparel retail | clothing store | fashion merchandising
Grocery | supermarket | grocery store
Category Management | category manager | assortment planning
Buying (retail) | retail buying | retail buyer | fashion buyer

# beauty and crafts
Hairdressing | hair stylist | hairstylist | barber | hair cutting | hair coloring | cosmetologist | hairstyling
Beauty Therapy | cosmetology | makeup artist | esthetician | skin care | facials | manicure | waxing | beautician | make up artist
Massage Therapy | massage therapist | spa therapist | massage
Fashion Design | fashion designer | garment design | apparel design | textile design
Jewelry Making | jewellery design | goldsmith
Photography | photographer | photo shoots | photo editing | lightroom | adobe lightroom
Floristry | florist | floral design
Upholstery | furniture making
`;
