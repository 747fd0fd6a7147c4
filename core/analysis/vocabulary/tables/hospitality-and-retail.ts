export const HOSPITALITY_AND_RETAIL = `
# kitchen > Culinary Arts
Culinary Arts | cooking | chef | cook | culinary | commis chef | kitchen operations
Food Preparation | food prep | preparing food | meal preparation | prepare food | ingredient preparation | prepared food
Kitchen Management | kitchen manager | back of house | kitchen staff
Menu Planning | menu development | menu design | menu creation | menus
Food Safety | servsafe | food hygiene | food handling | food safety standards | food sanitation | food handler
Baking | baker | bakery
Butchery | meat cutting | butcher
Food Costing
Catering | catering services | catering events | buffet
Grilling | saute
Dishwashing | dishwasher | kitchen cleaning | kitchen porter

# hospitality > Hospitality
Hospitality | hospitality management | hospitality industry | hotel | hotels | hospitality services
Food and Beverage Service | food service | table service | serving guests | f&b service | server restaurant | food and beverage | food & beverage | serving food
Restaurant Management | restaurant manager | restaurant operations | restaurant | restaurants
Bartending | bartender | bar service
Front Desk Operations | hotel front desk | front desk agent
Reservations | reservation systems | booking systems | reservation | table reservations
Housekeeping | housekeeper | hotel cleaning
Cleaning | cleaner | sanitizing | sanitation
Tourism | tour operations | ticketing travel
Cabin Crew | flight attendant | in flight service
Laundry | laundry services
Wine Knowledge | wine pairing

# retail > Retail
Retail | retail experience | retail industry | store associate | retail store | retail operations | retail environment | shop assistant | sales floor
Store Management | store manager | retail management | shop manager | retail manager | assistant store manager | store operations | branch manager store
Stock Replenishment | stocking shelves | shelf stacking | replenishment | restocking | stocking | shelving | stocker
Store Opening and Closing | opening and closing procedures | opening and closing the store
Fashion Retail | apparel retail | clothing store | fashion merchandising
Grocery | supermarket | grocery store
Category Management | category manager | assortment planning

# beauty and crafts
Hairdressing | cosmetologist
Beauty Therapy | cosmetology | beautician
Massage Therapy | massage therapist | massage
Fashion Design | fashion designer | garment design | apparel design
Jewelry Making | goldsmith
Photography | photographer | photo shoots
Floristry | florist | floral design
Upholstery | furniture making
`;
