/*
 * Places people live in: countries, states and provinces, large cities. What is not here is found by its shape
 * ("Ashford, NH 03217") or by where it stands (between the e-mail and the phone).
 */

const COUNTRIES = `
afghanistan|albania|algeria|argentina|armenia|australia|austria|azerbaijan|bahrain|bangladesh|belarus|belgium|bolivia|
bosnia and herzegovina|botswana|brazil|brasil|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|
cyprus|czech republic|czechia|denmark|deutschland|dominican republic|ecuador|egypt|el salvador|england|espana|españa|estonia|ethiopia|
finland|france|georgia|germany|ghana|greece|guatemala|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|
italia|italy|jamaica|japan|jordan|kazakhstan|kenya|korea|kosovo|kuwait|kyrgyzstan|latvia|lebanon|libya|lithuania|luxembourg|macedonia|
malaysia|malta|mauritius|mexico|méxico|moldova|mongolia|montenegro|morocco|mozambique|myanmar|namibia|nepal|netherlands|the netherlands|
new zealand|nicaragua|nigeria|northern ireland|norway|oman|pakistan|palestine|panama|paraguay|peru|philippines|poland|polska|
portugal|puerto rico|qatar|republic of korea|romania|russia|russian federation|rwanda|saudi arabia|scotland|senegal|serbia|singapore|
slovakia|slovenia|somalia|south africa|south korea|spain|sri lanka|sudan|sweden|switzerland|syria|taiwan|tanzania|thailand|
trinidad and tobago|tunisia|turkey|türkiye|uae|uganda|uk|ukraine|united arab emirates|united kingdom|united states|
united states of america|uruguay|us|usa|u.s.|u.s.a.|u.k.|uzbekistan|venezuela|vietnam|wales|yemen|zambia|zimbabwe|
россия|беларусь|украина|казахстан|узбекистан|армения|грузия`;

const REGIONS = `
alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|
louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|
new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|
texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|
ontario|quebec|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|new south wales|queensland|
andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|
madhya pradesh|maharashtra|manipur|meghalaya|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|uttar pradesh|
uttarakhand|west bengal|jammu and kashmir|bavaria|bayern|catalonia|lombardy|sindh|gauteng|lagos state`;

const CITIES = `
abu dhabi|accra|addis ababa|ahmedabad|amman|amsterdam|ankara|ashdod|athens|atlanta|auckland|austin|baghdad|baku|baltimore|bangalore|
bangkok|barcelona|beer sheva|beijing|beirut|belgrade|bengaluru|berlin|bhopal|birmingham|bogota|bogotá|boston|bratislava|brisbane|
bristol|brooklyn|brussels|bucharest|budapest|buenos aires|cairo|calgary|cape town|casablanca|chandigarh|charlotte|chennai|chicago|
cincinnati|cleveland|cologne|colombo|columbus|copenhagen|dallas|delhi|denver|detroit|dhaka|doha|dubai|dublin|durban|edinburgh|
edmonton|faridabad|fort worth|frankfurt|geneva|ghaziabad|glasgow|greater noida|gurgaon|gurugram|guadalajara|hadera|haifa|hamburg|hanoi|
helsinki|ho chi minh city|houston|hyderabad|indianapolis|indore|islamabad|istanbul|jaipur|jakarta|jersey city|jerusalem|johannesburg|
kampala|kansas city|karachi|kathmandu|kazan|kolkata|kochi|krakow|kuala lumpur|kyiv|kiev|lagos|lahore|las vegas|leeds|lima|lisbon|
liverpool|ljubljana|london|los angeles|lucknow|lyon|madrid|manchester|manila|marseille|melbourne|mexico city|miami|milan|milwaukee|
minneapolis|minsk|montreal|montréal|moscow|mumbai|munich|münchen|nagpur|nairobi|naples|nashville|netanya|new delhi|new orleans|
new york city|noida|nyc|oakland|oslo|ottawa|paris|perth|petah tikva|philadelphia|phoenix|pittsburgh|porto|prague|pretoria|
pune|queens|rehovot|riga|rio de janeiro|riyadh|rome|rotterdam|sacramento|saint petersburg|salt lake city|san antonio|san diego|
san francisco|san jose|santiago|sao paulo|são paulo|seattle|seoul|shanghai|shenzhen|sofia|st. louis|st. petersburg|stockholm|
stuttgart|surat|sydney|taipei|tallinn|tampa|tbilisi|tehran|tel aviv|tel-aviv|thane|tokyo|toronto|tunis|turin|vadodara|valencia|
vancouver|vienna|vilnius|warsaw|washington dc|washington d.c.|wellington|wroclaw|yerevan|zagreb|zurich|zürich|
москва|санкт-петербург|новосибирск|екатеринбург|казань|минск|киев|алматы`;

const US_STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|NSW|VIC|QLD";

const listed = (list: string) => new Set(list.replace(/\n/g, "").split("|"));
const wide = new Set([...listed(COUNTRIES), ...listed(REGIONS)]);
const cities = listed(CITIES);
const codes = new Set(US_STATES.split("|"));

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, " ");

/** A country, state or province. */
export const isRegion = (text: string) => wide.has(plain(text));
/** A country, state, province or one of the large cities. */
export const isPlace = (text: string) => wide.has(plain(text)) || cities.has(plain(text));

const CITY = "\\p{Lu}[\\p{L}\\p{M}.'’-]{1,20}(?: \\p{Lu}[\\p{L}\\p{M}.'’-]{1,20}){0,3}";
const CITY_AND_STATE = new RegExp(`^${CITY}, ?([A-Z]{2,3})(?:,? \\d{4,6}(?:-\\d{4})?)?$`, "u");

/** "Ashford, NH 03217", "Pune, India", "Lagos": a place and nothing else. */
export function looksLikePlace(text: string): boolean {
  const trimmed = text.trim().replace(/[.,]$/, "");
  if (trimmed.length > 70) return false;
  if (isPlace(trimmed)) return true;
  const parts = trimmed.split(/\s{0,9},\s{0,9}/);
  if (parts.length > 1 && parts.length < 5 && parts.every((part) => /^\p{Lu}/u.test(part))) {
    const last = (parts.at(-1) ?? "").replace(/\s{0,9}[\d-]{4,10}$/, "");
    if (isPlace(last) || isPlace(parts[0] ?? "")) return true;
  }
  return codes.has(CITY_AND_STATE.exec(trimmed)?.[1] ?? "");
}
