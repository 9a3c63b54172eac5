import { list } from '../lexicon/inflect.ts';
import { lexemeOf } from '../lexicon/lexeme.ts';
import { PUBLIC } from './public-people.ts';

const TITLED =
  /\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Coach|Nurse|Pastor|Reverend|Rev|Officer|Constable|Auntie|Uncle|Father|Sister|Brother|Herr|Frau|Señor|Señora)\.? \p{Lu}/u;
const INITIALS = /(?<!\.)\b(?!U\. ?[KSN]\.|E\. ?U\.)\p{Lu}\. ?\p{Lu}\.(?! ?\p{Lu}\.)/u;
/** A given name and a surname. */
const FULL_NAME =
  /(?<!\b[Tt]he )(?<=[\p{Ll},:(] |^)\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? (?:(?:van|de|von|al|bin|da|di) )?(?:O[’']|Mc|Mac)?\p{Lu}\p{Ll}+/gu;
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  list(`aaron abdul adam adrian agnes ahmed aisha alan alex alexander alice ali amanda amina amir amy ana andrea andrew andy angela anita
    ann anna anne anthony antonio arthur ayesha barbara ben benjamin bernd betty bill billy bob brian bruce carl carla carlos carmen
    carol caroline catherine charles charlie charlotte chloe chris christian christina christine claire clara claudia colin connor
    craig daisy dan daniel dave david dean deborah denise dennis diana diego dieter donna doris dorothy dylan ed edith eddie edward
    elena eli elizabeth ella ellen emily emma eric erik esther ethan eva evelyn fatima felix fernando fiona florian frances francis
    frank fred freddie gabriel gary gavin geoff george gerald gita gordon graham greg greta hannah hans harold harriet harry
    hassan heather heidi helen helga henry hugh ian ibrahim imran ines ingrid isaac isabel ivan jack jackie jacob jake james
    jamie jan jane janet jason javier jean jeff jen jenny jeremy jerry jess jessica jill jim jimmy joan joanna joe joel john
    johnny jonas jonathan jordan jorge jose joseph josh joshua joyce juan judith julia julie justin karen karl kate katherine
    kathy katie keith kelly ken kerry kevin kim klaus kumar kyle lars laura lauren laurence lena leo leon lewis liam lily linda
    lisa louis louise lucas lucy luis luke lukas lydia magda maggie malik manuel marco margaret maria marie mario marion mark
    markus martha martin mary matt matthew max maya megan mehmet melanie mia michael michelle miguel mike mohamed mohammed molly
    monica mustafa nadia nancy naomi natalie natasha nathan neil nick nicola nicole nigel nina noah nora norman oliver olivia
    omar oscar pablo pam pamela pat patricia patrick paul paula pedro peggy penny pete peter phil philip phoebe pierre priya
    rachel rafael raj ralph rashid ravi ray rebecca richard rita rob robert roberto robin roger ron rosa rose ross roy ruby ruth
    ryan said sally sam samantha samir samuel sandra sanjay sarah sasha scott sean sergio shane sharon sheila shirley simon
    sofia sophia sophie stacey stan stefan stella stephen steve steven stuart sue susan suzanne sven sylvia tamara tanya tara ted
    teresa terry theo theresa thomas tim tina toby todd tom tomas tommy tony tracy trevor uwe vera veronica victor victoria
    vikram vincent wayne wendy will william wolfgang yasmin yusuf zahra zoe`),
);
/** A given name alone, which does something or is at a place: "Lena from year ten". */
const GIVEN_NAME =
  /(?<!\b[Tt]he )(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?=(?:[’']s (?:house|home|face|family|mother|mum|father|dad|boy|son|wife|daughter|weight|clothes)| (?:from|in|of|at) (?:year|class|form|grade|number|room|our|my|the|accounts|number)\b| (?:opens|smells|looks|is|was|has|should|must|deserves|needs|leaves|belongs)\b))/gu;
const NEAR =
  /\b(?:my|our|your|his|her|their|that|this|the|a) (?:\p{L}+ ){0,2}?(?:neighbou?r|teacher|headteacher|head|headmaster|headmistress|boss|manager|landlady|caretaker|janitor|ex|classmate|colleague|coach|dentist|vicar|cousin|uncle|aunt|brother|sister|stepfather|stepmother|flatmate|roommate|supervisor|babysitter|cleaner|tutor|librarian|cook|postman|shopkeeper|baker|butcher|girl|boy|woman|man|lady|guy|lad|kid|child|couple|family|daughter|son|mother|father|widow|tenant|lodger|secretary|trainer|warden|driver|cashier|barber|receptionist|pupil|student|player|owner|treasurer|chairman|mayor)(?:[’']s)? (?:in|at|of|from|on|who|above|below|next|upstairs|downstairs|with|is|was|has|should|must|sacked|out|until|before|for|belongs|boy|son|daughter|down|opposite|across|to|a|and)\b|\b(?:my|our) (?:\p{L}+ ){0,2}?(?:neighbou?r|teacher|headteacher|boss|manager|landlord|landlady|caretaker|janitor|ex|classmate|colleague|coach|dentist|doctor|vicar|priest|cousin|uncle|aunt|brother|sister|flatmate|roommate|supervisor|cleaner|tutor|librarian|cook)\b|\b(?:number|flat|room|class|year|form) (?:\d+|\p{L}+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b\d{1,2}(?!D\b)\p{Lu}\b/u;

/** Whether a motion names or describes a person who holds no public office. */
export function namesPrivatePerson(text: string): boolean {
  if ([TITLED, INITIALS, NEAR].some((pattern) => pattern.test(text))) return true;
  const claim = claimOf(text);
  return [...claim.matchAll(FULL_NAME), ...claim.matchAll(GIVEN_NAME)].some(([name]) => isOfAPerson(name));
}

/** Not a country, an office, or words with capitals: "Grand Inga Dam", "Public Transport". */
function isOfAPerson(name: string): boolean {
  if ([PUBLIC, KNOWN_NAME, PLACES].some((pattern) => pattern.test(name))) return false;
  const words = name.toLowerCase().split(' ');
  return words.some((word) => GIVEN_NAMES.has(word)) || words.every((word) => lexemeOf(word).level === 0);
}

function claimOf(text: string): string {
  return text.replace(/^.*?\b(?:[Hh]ouse|TH\p{Lu}{0,3})\b(?:, as [^,]*,)?/u, '');
}

/** Whether a claim has a name that no list knows: it may be that of a people. */
export function hasUnknownName(text: string): boolean {
  const names = claimOf(text).match(/(?<=[\p{Ll},’'] )\p{Lu}[\p{Ll}á]+/gu) ?? [];
  return names.some(
    (name) =>
      ![PUBLIC, KNOWN_NAME, PLACES].some((pattern) => pattern.test(name)) &&
      lexemeOf(name.toLowerCase()).level === 0,
  );
}

/** The names of all countries, and of their continents. */
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const PLACES = new RegExp(
  `\\b(?:${LETTERS.flatMap((one) => LETTERS.map((other) => COUNTRIES.of(one + other)))
    .filter((name) => name !== undefined)
    .flatMap((name) => name.split(/ (?:& |and )?/u))
    .filter((word) => /^\p{Lu}\p{L}{2,}$/u.test(word))
    .join('|')})\\b`,
  'u',
);

/** Names of two words that belong to no person. */
const KNOWN_NAME =
  /\b(?:This|The|That|House|United|South|North|East|West|New|Old|Great|Saudi|Sri|Hong|Costa|Puerto|Latin|Central|Middle|Far|Eastern|Western|Northern|Southern|Supreme|High|World|European|African|American|Asian|International|National|Federal|Security|General|Human|Civil|Cold|Nobel|Premier|Champions|Super|Olympic|Summer|Winter|Youth|Prime|First|Second|Third|Black|Green|Red|White|Blue|Golden|Big|Silicon|Wall|Fair|Free|Open|Climate|Paris|Geneva|Kyoto|Benin|Ivory|Burkina|El|San|Santa|Los|Las|Rio|Buenos|Papua|Bosnia|Trinidad|Czech|Dominican|Elgin|Parthenon|Assam|Universal|Social|Medicare|Medicaid|Wikipedia|Resolved|Motion|Should|Would|Will|Is|Are|Do|Does|Can|Could|Bill|Law|Act|Court|Union|States?|Nations?|Bank|Fund|League|Cup|Games|Party|Government|Parliament|University|Republic|Kingdom|Islands?|Sea|Ocean|River|Canal|Valley|City|Street|Day|Week|Year|War|Treaty|Agreement|Convention|Prize|Award|Movement|Front|Army|Forces|Service|Council|Commission|Committee|Church|Catholic|Orthodox|Muslim|Islamic|Jewish|Hindu|Arab|Persian|Korea|Africa|America|Asia|Europe|Zealand|Leone|Lanka|Kong|Arabia|Emirates|Rica|Rico|Faso|Guinea|Salvador|Coast|Bay|Island|Territory|Territories|Strip|Bank|Wing|Right|Left|Rights|Class|School|Schools|Academy|Institute|Press|Times|Post|News|Media|Network|Inc|Corp|Ltd|Airlines|Airways|Space|Station|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Christmas|Eve|Year|Everest|Kong|Jazeera|Mars|Moon|Moons?)\b/u;
