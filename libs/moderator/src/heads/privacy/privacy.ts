import type { Reason } from '../../said/reasons.ts';
import type { Span } from '@rostrum/domain';
import type { Analysis } from '../../text/analysis.ts';
import { bandOf, outermost, type Finding } from '../finding.ts';
import { isOfOrganisation } from './organisation.ts';
import { isFreephone, looksLikePhone } from './phone.ts';

/** A private detail: its kind, certainty (0 … 1) and place. `isPublic`: words around it speak of an office, a shop or a helpline. */
export type Detail = { label: string; weight: number; span: Span; isPublic: boolean };

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
/** "ada (at) example (dot) org" */
const SPELLED_EMAIL =
  /(?<![\w.+-])[\w.+-]{2,64} ?[[({] ?at ?[\])}] ?[\w-]{2,63}(?: ?(?:[[({] ?dot ?[\])}]|\.) ?[a-z]{2,12}){1,3}/gi;
const DIGITS = /(?<![\w.,/-])(?:\+|00)?\(?\d[\d ().\u00a0/-]{5,22}\d(?![\w/-]|[.,]\d)/g;
const STREETS =
  'street|avenue|road|lane|boulevard|terrace|crescent|close|gardens|drive|court|square|place|way|highway|parkway|row|hill|quay';
const ADDRESS = new RegExp(
  `(?<![\\w.,-])\\d{1,5}[a-z]?,? (?:[\\p{L}.'-]{2,24} ){1,3}(?:${STREETS}|st|ave|rd|ln|blvd|dr|ct|sq)\\b\\.?`,
  'giu',
);
/** "ada at example dot org" */
const SPOKEN_EMAIL = /(?<![\w.+-])[\w.+-]{2,64} at [\w-]{2,63}(?: dot [a-z]{2,12}){1,3}(?![a-z])/gi;
const ROMANCE_ADDRESS =
  /(?<![\w.,-])\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|quai|impasse|via|viale|piazza|corso|calle|avenida|plaza|rua)(?: [\p{L}'’.-]{1,20}){1,4}/giu;
const GERMAN_ADDRESS =
  /(?<![\p{L}])[\p{L}-]{2,30}(?:stra(?:ß|ss)e|str\.|platz|weg|gasse|allee) \d{1,4}[a-z]?(?!\d)/giu;
/** Beside letters it is a piece of an identifier, as links have them. */
const CARD = /(?<!\w)(?:\d{4}[ -]?){3}\d{1,7}(?!\w|-\w)/g;
const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/g;
const SOCIAL_SECURITY = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
/** A number as short as it is dialled at home counts beside a word for calling somebody: "text him on 555-0142". */
const LOCAL_NUMBER =
  /(?<=\b(?:(?:call|ring|text|txt|phone|whatsapp|message|msg) (?:me|us|him|her|them|this|that|my|the)\b|dial|mobile|mob|cell(?:phone)?|(?:phone|home|work|private|direct) number|tel|landline)\b[^.!?\n]{0,40}?)(?<![\w.,/$£€-])\d{3}[ -]\d{4}(?![\w/%-]|[.,]\d)/giu;
/** "plate XX00 ABC", "reg ZZ99 ZZZ": a word for a plate, and then letters and digits in capitals. */
const PLATE =
  /\b(?:plates?|number ?plate|licen[cs]e(?: plate)?|reg(?:istration)?(?: number| plate)?)(?: (?:is|was|number|no|reads))?[:,]? (?=[A-Z0-9 -]{5})(?=[A-Z0-9 -]{0,8}\d)(?=[\d -]{0,6}[A-Z])[A-Z0-9]{2,4}(?:[ -][A-Z0-9]{1,4}){0,2}\b/gu;
const IP_ADDRESS = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g;
/** Words for the owner of a detail, who may not want it published. */
const OF_SOMEBODY =
  /\b(?:(?:mobile|number|phone|address|e-?mail|house) of (?:my|our|the|that|this) \p{L}{2,20}|(?:he|she|they|you|who|[\p{L}]{2,20}) (?:lives?|works?|stays?|sleeps?|parks?) (?:at|in|on|near)|(?:his|her|their|your|'s|my opponent's) (?:home |real |phone |mobile |cell |house |private )?(?:address|number|phone|e-?mail|house|name is)|(?:call|text|phone|visit|find|mail|message|contact|ring|go to) (?:him|her|them|this|that)\b)/iu;
const LONGEST_CARD = 19;
const SHORTEST_CARD = 13;

const AT = /@/;
const BRACKETED_AT = /[[({] ?at ?[\])}]/i;
const SPOKEN_DOT = / dot /i;
const DIGIT = /\d/;

/** Shops, offices and monuments have one too, so it takes a second reader to tell whether it is somebody's home. */
const STREET_ADDRESS = 'a street address';
const A_PHONE = 'a phone number';
const AN_EMAIL = 'an e-mail address';

/** `needs`: a substring of every match, which is quicker to find. */
const FINDERS: readonly {
  label: string;
  weight: number;
  needs: RegExp;
  pattern: RegExp;
  holds?: (found: string) => boolean;
}[] = [
  {
    label: AN_EMAIL,
    weight: 0.95,
    needs: AT,
    pattern: EMAIL,
    holds: (found) => !/@user\b/.test(found),
  },
  { label: AN_EMAIL, weight: 0.85, needs: BRACKETED_AT, pattern: SPELLED_EMAIL },
  { label: AN_EMAIL, weight: 0.8, needs: SPOKEN_DOT, pattern: SPOKEN_EMAIL },
  { label: STREET_ADDRESS, weight: 0.75, needs: DIGIT, pattern: ROMANCE_ADDRESS },
  { label: A_PHONE, weight: 0.85, needs: DIGIT, pattern: DIGITS, holds: isSomebodysPhone },
  { label: STREET_ADDRESS, weight: 0.8, needs: DIGIT, pattern: ADDRESS, holds: isNamedStreet },
  { label: STREET_ADDRESS, weight: 0.8, needs: DIGIT, pattern: GERMAN_ADDRESS },
  { label: 'a card number', weight: 0.95, needs: DIGIT, pattern: CARD, holds: isCard },
  {
    label: 'an account number',
    weight: 0.9,
    needs: DIGIT,
    pattern: IBAN,
    holds: (found) => /\d{4}/.test(found),
  },
  { label: 'a social security number', weight: 0.9, needs: DIGIT, pattern: SOCIAL_SECURITY },
  { label: A_PHONE, weight: 0.75, needs: DIGIT, pattern: LOCAL_NUMBER },
  { label: 'the plate of a car', weight: 0.7, needs: DIGIT, pattern: PLATE },
  { label: 'an internet address of a computer', weight: 0.6, needs: DIGIT, pattern: IP_ADDRESS },
];

/** "1969 Germany's Federal Court": a court of law, and a year before somebody's square. */
const COURT_OF_LAW =
  /\b(?:supreme|constitutional|high|federal|district|county|crown|superior|appeals?|criminal|magistrates['’]?|international|rights) court\b/i;
const YEAR_OF_SOMEBODY = /^(?:1\d|20)\d\d \p{L}+['’]s /u;

const THRESHOLD = 0.5;

/** E-mail and street addresses, phone, card and account numbers in a text. */
export function detectPrivacy(details: readonly Detail[]): Finding<'privacy'> {
  return asFinding('privacy', details, 'privateDetails');
}

/** Private details attributed to a person: where they live, how to reach them. */
export function detectDoxxing({ original }: Analysis, details: readonly Detail[]): Finding<'doxxing'> {
  const told = details.filter(({ span }) =>
    OF_SOMEBODY.test(original.slice(Math.max(0, span.start - 80), span.start)),
  );
  return asFinding('doxxing', told, 'reveals');
}

function asFinding<Kind extends string>(
  kind: Kind,
  details: readonly Detail[],
  found: Reason,
): Finding<Kind> {
  const strongest = details.toSorted((one, other) => other.weight - one.weight);
  const score = strongest[0]?.weight ?? 0;
  return {
    kind,
    score,
    flag: score >= THRESHOLD,
    band: bandOf(score),
    spans: outermost(details.map(({ span }) => span)),
    reason: score >= THRESHOLD ? found : 'noPrivateDetails',
    ...(strongest.some(({ label, isPublic }) => label !== STREET_ADDRESS && !isPublic)
      ? { isExplicit: true }
      : {}),
    features: strongest.slice(0, 3).map(({ label, span }) => ({
      label: 'found',
      value: label,
      at: span,
    })),
  };
}

/** Words for whom anybody may call or visit. They make a detail one that a second reader has to see. */
const PUBLIC =
  /\b(?:help ?lines?|hot ?lines?|switchboard|press|enquir(?:y|ies)|reception|council|town hall|civic centre|library|museum|embassy|consulate|ministry|department|office|clinic|surgery|hospital|newsroom|tip line|box office|tickets?|bookings?|desk|charity|university|parliament|police station|company|shop|store|bakery|salon|studio|venue|society|foi|licensing|environmental health|waste line|samaritans|nspcc|childline|customer service|support team|sign up|objections|transcript|livestream)\b/iu;
const AROUND = 80;

function detailAt(text: string, label: string, weight: number, start: number, end: number): Detail {
  const around = `${text.slice(Math.max(0, start - AROUND), start)} ${text.slice(start, end + AROUND)}`;
  return { label, weight, span: { start, end }, isPublic: PUBLIC.test(around) };
}

/** Everything in a text that is, or looks like, a person's private detail. */
export function detailsIn({ original }: Analysis): Detail[] {
  return FINDERS.filter(({ needs }) => needs.test(original)).flatMap(({ label, weight, pattern, holds }) =>
    Array.from(original.matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const end = index + found.length;
      if ((holds && !holds(found)) || (isReach(label) && isOfOrganisation(original, index, end))) return [];
      return [detailAt(original, label, weight, index, end)];
    }),
  );
}

/** Cards, accounts and plates are nobody's way to be reached. */
function isReach(label: string): boolean {
  return label === STREET_ADDRESS || label === A_PHONE || label === AN_EMAIL;
}

function isSomebodysPhone(found: string): boolean {
  return looksLikePhone(found) && !isFreephone(found);
}

/** "12 Oak Street" is an address, "3 more street lamps" and "in 2 short way" are not. */
function isNamedStreet(found: string): boolean {
  if (COURT_OF_LAW.test(found) || YEAR_OF_SOMEBODY.test(found)) return false;
  const words = found.split(' ').slice(1);
  return (
    words.every((word) => /^[\p{Lu}]/u.test(word)) ||
    (/\b(?:street|avenue|road|boulevard|lane)\.?$/i.test(found) &&
      words.length <= 3 &&
      /^\d{1,4}[a-z]?,? \p{L}/iu.test(found) &&
      !/\b(?:the|of|a|per|main|more|other|each|every|new|old|open|busy|dirt|toll|miles?|lane)\b/i.test(
        words.slice(0, -1).join(' '),
      ))
  );
}

/** The check digit of card numbers. */
function isCard(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  if (digits.length < SHORTEST_CARD || digits.length > LONGEST_CARD) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
