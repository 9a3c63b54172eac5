/** Countries and well-known regions, each with `=` and the adjective for what belongs to it. */
const COUNTRIES = `
Afghanistan=Afghan|Albania=Albanian|Algeria=Algerian|Angola=Angolan|Argentina=Argentine|Armenia=Armenian|Australia=Australian
Austria=Austrian|Azerbaijan=Azerbaijani|Bahrain=Bahraini|Bangladesh=Bangladeshi|Belarus=Belarusian|Belgium=Belgian
Benin=Beninese|Bhutan=Bhutanese|Bolivia=Bolivian|Bosnia=Bosnian|Botswana|Brazil=Brazilian|Britain=British|Great Britain
Brunei|Bulgaria=Bulgarian|Burkina Faso|Burundi|Cambodia=Cambodian|Cameroon=Cameroonian|Canada=Canadian|Chad|Chile=Chilean
China=Chinese|Colombia=Colombian|Congo=Congolese|Costa Rica|Croatia=Croatian|Cuba=Cuban|Cyprus=Cypriot|Czechia=Czech
the Czech Republic|Denmark=Danish|the Dominican Republic|East Timor|Ecuador=Ecuadorian|Egypt=Egyptian|El Salvador
England=English|Eritrea=Eritrean|Estonia=Estonian|Eswatini|Ethiopia=Ethiopian|Fiji=Fijian|Finland=Finnish|France=French|Gabon
the Gambia|Georgia=Georgian|Germany=German|Ghana=Ghanaian|Greece=Greek|Greenland|Grenada|Guatemala=Guatemalan|Guinea
Guyana=Guyanese|Haiti=Haitian|Honduras|Hungary=Hungarian|Iceland=Icelandic|India=Indian|Indonesia=Indonesian|Iran=Iranian
Iraq=Iraqi|Ireland=Irish|Northern Ireland|Israel=Israeli|Italy=Italian|Ivory Coast|Jamaica=Jamaican|Japan=Japanese
Jordan=Jordanian|Kazakhstan=Kazakh|Kenya=Kenyan|Kiribati|Kosovo|Kuwait=Kuwaiti|Kyrgyzstan=Kyrgyz|Laos|Latvia=Latvian
Lebanon=Lebanese|Lesotho|Liberia=Liberian|Libya=Libyan|Liechtenstein|Lithuania=Lithuanian|Luxembourg|Madagascar|Malawi
Malaysia=Malaysian|the Maldives|Mali=Malian|Malta=Maltese|Mauritania|Mauritius|Mexico=Mexican|Moldova=Moldovan|Monaco
Mongolia=Mongolian|Montenegro|Morocco=Moroccan|Mozambique|Myanmar|Namibia=Namibian|Nauru|Nepal=Nepalese|the Netherlands=Dutch
New Zealand|Nicaragua|Niger|Nigeria=Nigerian|North Korea|North Macedonia|Norway=Norwegian|Oman=Omani|Pakistan=Pakistani
Palestine=Palestinian|Panama=Panamanian|Papua New Guinea|Paraguay|Peru=Peruvian|the Philippines=Philippine|Poland=Polish
Portugal=Portuguese|Qatar=Qatari|Romania=Romanian|Russia=Russian|Rwanda=Rwandan|Samoa=Samoan|San Marino|Saudi Arabia=Saudi
Scotland=Scottish|Senegal=Senegalese|Serbia=Serbian|the Seychelles|Sierra Leone|Singapore|Slovakia=Slovak|Slovenia=Slovenian
Somalia=Somali|Somaliland|South Africa|South Korea|South Sudan|Spain=Spanish|Sri Lanka|Sudan=Sudanese|Suriname|Sweden=Swedish
Switzerland=Swiss|Syria=Syrian|Taiwan=Taiwanese|Tajikistan|Tanzania=Tanzanian|Thailand=Thai|Togo|Tonga|Tunisia=Tunisian
Turkey=Turkish|Turkmenistan|Tuvalu|Uganda=Ugandan|Ukraine=Ukrainian|the United Arab Emirates|the United Kingdom|the UK
the United States=American|the US|the USA|Uruguay=Uruguayan|Uzbekistan=Uzbek|Vanuatu|Venezuela=Venezuelan|Vietnam=Vietnamese
Wales=Welsh|Yemen|Zambia=Zambian|Zimbabwe|Africa=African|Asia=Asian|Europe=European|Latin America|South America
Central America|North America|the Caribbean|Scandinavia=Scandinavian|the Balkans|the Baltics=Baltic|the Arctic|the Antarctic
Antarctica|the Pacific|the Atlantic|the Mediterranean|the Middle East|the Sahel|the Amazon|the Alps|the Andes=Andean
the Himalayas=Himalayan|the Pyrenees|the Sahara|the Congo Basin|the North Sea|the Black Sea|the Gulf|Siberia=Siberian
California|Texas|Florida|Alaska|Hawaii|New England|Quebec|Ontario|British Columbia|Alberta|Queensland|Tasmania
New South Wales|Victoria|Bavaria=Bavarian|Saxony|Catalonia=Catalan|Andalusia|Galicia|the Basque Country|Brittany|Corsica
Normandy|Sicily=Sicilian|Sardinia|Tuscany|Lombardy|South Tyrol|Flanders=Flemish|Wallonia|Cornwall|Yorkshire|Kent|Devon
the Highlands|the Lake District|Shetland|Orkney|Lapland|Bali|Java|Kalimantan|Borneo|Sumatra|Tamil Nadu|Kerala|Punjab|Bihar
Gujarat|Rajasthan|Assam|Kashmir|Tibet|Xinjiang|Hong Kong|Macau|Crimea|Chechnya|Kurdistan|Patagonia|Zanzibar|Gaza
the European Union|the EU|the Faroe Islands|the Canary Islands|the Balearic Islands|Majorca|Ibiza|Crete|the Galapagos Islands
the Falkland Islands|Gibraltar
`;

const CITIES = `
Amsterdam|Athens|Auckland|Baghdad|Bangkok|Barcelona|Beijing|Beirut|Belfast|Belgrade|Berlin|Berne|Birmingham|Bogotá|Bologna|Bordeaux|Boston|Brasília
Bratislava|Brighton|Bristol|Bruges|Brussels|Bucharest|Budapest|Buenos Aires|Cairo|Cambridge|Cape Town|Caracas|Cardiff|Casablanca|Chennai|Chicago|Cologne
Copenhagen|Cork|Dakar|Delhi|New Delhi|Detroit|Dhaka|Dubai|Dublin|Dubrovnik|Edinburgh|Florence|Frankfurt|Geneva|Ghent|Glasgow|Gothenburg|Hamburg|Hanoi|Havana|Helsinki
Istanbul|Jakarta|Jerusalem|Johannesburg|Kabul|Kampala|Karachi|Kathmandu|Kigali|Kingston|Kolkata|Krakow|Kyiv|Kyoto|La Paz|Lagos|Lahore|Leeds|Leipzig|Lima|Lisbon
Liverpool|Ljubljana|London|Los Angeles|Lyon|Madrid|Manchester|Manila|Marseille|Medellín|Melbourne|Mexico City|Miami|Milan|Minsk|Montreal|Moscow|Mumbai|Munich
Nairobi|Naples|New York|Nice|Osaka|Oslo|Oxford|Palermo|Paris|Perth|Porto|Prague|Quito|Rabat|Reykjavik|Riga|Rio de Janeiro|Rio|Riyadh|Rome|Rotterdam
Salzburg|San Francisco|Santiago|São Paulo|Sarajevo|Seattle|Seoul|Seville|Shanghai|Sheffield|Sofia|Stockholm|Stuttgart|Sydney|Tallinn|Tbilisi|Tehran|Tel Aviv|Tirana
Tokyo|Toronto|Toulouse|Tunis|Turin|Valencia|Vancouver|Venice|Vienna|Vilnius|Warsaw|Washington|Wellington|York|Zagreb|Zürich|Zurich
`;

let names: ReadonlyMap<string, string> | undefined;
let adjectives: ReadonlyMap<string, string> | undefined;

/** Names of places as they are written, by their lower case without "the". */
export function placeNames(): ReadonlyMap<string, string> {
  return (names ??= new Map(entriesOf(`${COUNTRIES}|${CITIES}`).map(([name]) => [plain(name), name])));
}

/** "polish" → "Polish": adjectives of places by their lower case. */
export function placeAdjectives(): ReadonlyMap<string, string> {
  return (adjectives ??= new Map(
    entriesOf(COUNTRIES).flatMap(([, adjective]) =>
      adjective === undefined ? [] : [[adjective.toLowerCase(), adjective] as const],
    ),
  ));
}

function entriesOf(text: string): [name: string, adjective?: string][] {
  return text
    .split(/[|\n]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', adjective] = entry.split('=');
      return adjective === undefined ? [name] : [name, adjective];
    });
}

const plain = (name: string): string =>
  name.replace(/^the /, '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
