/** Mailboxes of a post or a desk, which stay when the person changes. */
const ROLE_MAILBOX =
  /^(?:info(?:rmation)?|hello|hi|contact|mail|post|enquir(?:y|ies)|inquiries|questions?|office|reception|desk|front\.?desk|secretar(?:y|iat)|clerk|registrar|registry|treasurer|chair|committee|board|council|orders?|bookings?|reservations?|tickets?|box\.?office|planning|licensing|archives?|records|library|museum|advice|help|helpline|helpdesk|support|service|customer\.?service|press|media|news|newsdesk|editor|letters|admin|administration|safeguarding|entries|events|members?|membership|volunteers?|donations?|shop|sales|returns|complaints|feedback|comments|jobs|careers|recruitment|privacy|legal|data\.?protection|dpo|foi|security|it|webmaster|postmaster|team|club|school|allotments?|parks|housing|transport|health|clinic|surgery|pharmacy|kitchen|catering|bakery)@/iu;
/** A government's mailbox that has no person's name in it. */
const GOVERNMENT_MAILBOX = /^[a-z-]{2,30}@[\w.-]*\b(?:gov|gouv|gob|gub|govt|parliament|nhs|mil)\b[\w.-]*$/iu;

const DAY = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:days?)?';
const HOUR = '\\d{1,2}(?:[.:]\\d{2})? ?(?:am|pm)?';
/** When a place is open, or who may come. Nobody says so of a home. */
const HOURS = new RegExp(
  '\\b(?:' +
    [
      `open(?:s|ing hours)? (?:from|at|till|until|to all|every|daily|match|dawn|${DAY}|\\d)`,
      'weekdays|weekends|(?:office|opening|out of) hours|24 hours|24/7|all hours|day (?:and|or) night|term time',
      '(?:no )?appointments?|walk in|drop in',
      `${DAY} (?:to|till|-|–) ${DAY}`,
      `every (?:first |second |third |last )?${DAY}`,
      `${HOUR} (?:to|till|until|-|–) ?(?:${HOUR}|noon|midnight|late)`,
    ].join('|') +
    ')(?![\\w])',
  'iu',
);

/** Words that tie a detail to a person: then hours are those of somebody who can be met there. */
const OF_A_PERSON =
  /\b(?:he|she|him|her|his|hers|himself|herself|lives?|living|sleeps?|home|house|flat|mobile|cell|landline|walks (?:home|to|past|the dog)|parks?|shift|school run|alone|find|catch|wait for|waits?|visit|follow|knock|(?:my|your|their|our) (?:own )?(?:number|phone|e-?mail|address|place|door|car))\b/iu;
const AROUND = 90;

/**
 * Whether a detail is how an organisation asks to be reached: a mailbox of a post, or an address or a number with opening
 * hours beside it, where nothing nearby ties it to a person.
 */
export function isOfOrganisation(text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  if (ROLE_MAILBOX.test(found) || GOVERNMENT_MAILBOX.test(found)) return true;
  // One word before the @ may name a desk, and then hours have to say so. Two names or a year are a person's.
  if (found.includes('@') && !/^[a-z]{2,12}@/i.test(found)) return false;
  const around = `${text.slice(Math.max(0, start - AROUND), start)} ${text.slice(end, end + AROUND)}`;
  return HOURS.test(around) && !OF_A_PERSON.test(around);
}
