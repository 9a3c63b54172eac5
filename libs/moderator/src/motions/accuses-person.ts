import * as m from '@rostrum/words/moderator-motions';
import { foundAt, type MotionFinding } from './finding.ts';
import { PUBLIC } from './public-people.ts';
import type { ReadMotion } from './read-motion.ts';

const TITLE =
  "(?:Mr|Mrs|Ms|Miss|Mx|Dr|Doctor|Prof|Professor|Coach|Nurse|Sister|Brother|Father|Pastor|Reverend|Rev|Officer|Constable|PC|Sergeant|Headteacher|Principal|Auntie|Uncle|Sir|Madam|Master)\\.? \\p{Lu}[\\p{L}’'-]+";
const NAME =
  "\\p{Lu}[\\p{Ll}’']+(?:-\\p{Lu}\\p{Ll}+)? (?:(?:van|de|von|al|bin|O[’']|Mc|Mac|della|da|di) ?)?\\p{Lu}[\\p{L}’'-]+";
/** People near the author, whom a reader could find. */
const NEAR =
  '(?:my|our|your|the|his|her) (?:\\p{Ll}+ ){0,2}?(?:neighbou?r|teacher|headteacher|head teacher|boss|manager|landlord|landlady|caretaker|janitor|bus driver|ex|ex-(?:wife|husband|boyfriend|girlfriend)|classmate|colleague|coach|dentist|doctor|vicar|priest|cousin|uncle|aunt|brother|sister|stepfather|flatmate|team leader|supervisor|babysitter|cleaner|tutor|librarian|cook)';
const WRONG =
  "(?:is|are|was|has been|[’']s)(?: \\p{L}+)? (?:an? |always |often |secretly |a complete |really )*(?:drunk\\p{L}*|(?:drug )?dealer|thief|liar|cheat|racist|sexist|bully|crook|criminal|paedophile|pedophile|pervert|creep|predator|fraud|addict|abuser|rapist|murderer|corrupt|lazy|incompetent|dangerous|violent|stealing|lying|cheating|dealing|sleeping with|always late|never sober|having an affair|on drugs|crazy|ugly|stupid|idiot|fat|a waste|useless|rude|mad|evil|disgusting|guilty)|(?:sleeps? with|pulls? (?:out )?(?:healthy|good)|steals?|stole|stolen|poison(?:s|ed)?|beats?|hits?|hit|touch(?:es|ed)?|grop(?:es|ed)|molest(?:s|ed)?|abus(?:es|ed)|bull(?:ies|ied)|harass(?:es|ed)?|cheat(?:s|ed)?|lies|lied|takes bribes|took bribes|bribes|sells? (?:drugs|alcohol|weed|cigarettes|fake|false|stolen)|deals? (?:drugs|in)|reads? (?:pupils|our|my|other|people|private|the)|spies on|spied on|stalk(?:s|ed)?|spread(?:s)? (?:the |a )?(?:rumou?rs?|lies)|gave out (?:false|fake)|forg(?:es|ed)|fak(?:es|ed)|kick(?:s|ed)?|slap(?:s|ped)?|threaten(?:s|ed)?|drinks|drank|kill(?:s|ed)|set fire|vandalis(?:es|ed)|neglect(?:s|ed)?|embezzl(?:es|ed)|pockets|pocketed|fiddl(?:es|ed)|groom(?:s|ed)?|film(?:s|ed) (?:girls|women|children|boys|people)|watches (?:girls|women|children|boys)|copied|plagiari[sz]ed|attack(?:s|ed)|raped?|assault(?:s|ed)|smells?|stinks?|ruin(?:s|ed)|can[’']t (?:teach|drive|cook))\\b";
const PUNISH =
  '(?:vote out|sack|fire|dismiss|expel|suspend|ban|exclude|punish|arrest|jail|report|sue|prosecute|evict|remove|shame|name|cancel|boycott|investigate|throw out|kick out|deport|strip|fine|unmask|expose|avoid|shun|hit|slap)';
const BECAUSE =
  '(?:because|for (?:\\p{L}+ )?(?:\\p{L}+ing|theft|fraud|racism|abuse|fighting|drugs|plagiarism)|from|to the police|who|, the|, who|, our|, my|of (?:class|year|form|number|no)|at the|as)';

const PUBLIC_ROLE =
  /\b(?:president|prime minister|minister|senator|congress\p{L}*|MP|MPs|governor|mayor|chancellor|king|queen|prince|princess|pope|archbishop|bishop|ambassador|general|dictator|CEO|founder of|leader of|party|parliament|government|war crimes|film|album|novel|band|Nobel|election|campaign|regime|administration|empire|company|Court|Church|Union|United|Street|University|Bank|State|Party|Movement|Council|League|War|Act|River|Islands?|National|International|Republic|House|East|West|North|South|New|Great|Big|World|Supreme|American|European|British|Central|Security|Organi[sz]ation|Agency|Inc|Ltd|Corporation|Media|Post|Times|Tower|Airport|Games|Cup|Studios|Age|Day|Revolution)\b/u;

const PATTERNS: { pattern: RegExp; isNear: boolean }[] = [
  {
    isNear: true,
    pattern: new RegExp(
      `\\b${NEAR}(?:,? (?:${TITLE}|${NAME}|\\p{Lu}\\p{Ll}+))?[^.;]{0,40}?\\b(?:${WRONG})`,
      'u',
    ),
  },
  { isNear: true, pattern: new RegExp(`(?:${TITLE})(?:[^.;]{0,50}?)(?:\\b|(?=[’']))(?:${WRONG})`, 'u') },
  {
    isNear: true,
    pattern: new RegExp(
      `\\b${PUNISH} (?:${TITLE}|${NEAR}(?:,? \\p{Lu}[\\p{L}’'-]+)*)[^.;]{0,40}?\\b${BECAUSE}`,
      'u',
    ),
  },
  { isNear: false, pattern: new RegExp(`(?<!\\b[Tt]he )${NAME}[^.;]{0,40}?\\b(?:${WRONG})`, 'u') },
  {
    isNear: false,
    pattern: new RegExp(`\\b${PUNISH} (?!the )${NAME}(?:\\b|(?=,))[^.;]{0,40}?${BECAUSE}`, 'u'),
  },
];
/** A trade with a name behind it: "the baker Franz Huber". */
const TRADES =
  'baker|butcher|plumber|builder|grocer|barber|hairdresser|shopkeeper|farmer|postman|postwoman|vicar|priest|imam|rabbi|teacher|headteacher|caretaker|cleaner|nurse|dentist|doctor|coach|treasurer|secretary|waiter|cook|driver|mechanic|lifeguard|scout leader|landlord|neighbour|student|pupil|classmate';
PATTERNS.push(
  {
    isNear: true,
    pattern: new RegExp(
      `\\b(?:[Yy]ear|[Cc]lass|[Ff]orm|[Gg]rade) \\p{L}*\\d*\\p{L}* (?:pupil|student|boy|girl|teacher) ${NAME}`,
      'u',
    ),
  },
  {
    isNear: true,
    pattern: new RegExp(
      `\\b(?:the|our|my) (?:${TRADES}) (?:on|at|in|of|from) (?:\\p{Lu}\\p{L}+ )?\\p{Lu}\\p{L}+ [^.;]{0,20}?\\b(?:${WRONG})`,
      'u',
    ),
  },
  {
    isNear: true,
    pattern: new RegExp(
      `\\b(?:the|our|my|this) (?:\\p{Ll}+ )?(?:${TRADES}),? (?:${NAME}|${TITLE})[^.;]{0,20}?\\b(?!would|should|will)\\p{Ll}+(?:s|ed)\\b`,
      'u',
    ),
  },
  {
    isNear: true,
    pattern: /\bthe \p{Lu}\p{Ll}+ family (?:at|in|of|from|next door) (?:number|no|flat|house|our|the|my)/u,
  },
  {
    isNear: true,
    pattern: new RegExp(
      `\\b\\p{Lu}\\p{Ll}+ (?:from|at|of|in) (?:the|our|my|number|class|year|form) (?:[\\p{Ll}\\d]+ ?){1,3}(?:${WRONG}|\\b(?:spits|spat|pees|pisses|puts|sets|overcharges|waters down)\\b)`,
      'u',
    ),
  },
  {
    isNear: false,
    pattern: new RegExp(
      `(?<!\\b[Tt]he )${NAME} (?:has |had )?(?:set|sets|put|puts) (?:\\p{L}+ ){1,4}(?:on fire|alight|in (?:his|her|the) )|(?<!\\b[Tt]he )${NAME} (?:has )?(?:copied|plagiarised|faked|forged|stole|fiddled)`,
      'u',
    ),
  },
);
/** A private person who is accused or to be punished by name, or so described that neighbours would know. */
export function findAccusation({ text, claimStart }: ReadMotion): MotionFinding[] {
  const claim = text.slice(claimStart);
  for (const { pattern, isNear } of PATTERNS) {
    const match = pattern.exec(claim);
    if (!match || PUBLIC.test(match[0])) continue;
    if (!isNear && PUBLIC_ROLE.test(claim)) continue;
    if (
      isNear &&
      /\b(?:the|The) (?:\p{Ll}+ )?(?:teacher|doctor|boss|manager|coach|priest|landlord|cook|vicar)s?\b/u.test(
        match[0],
      ) &&
      !/\p{Lu}\p{Ll}+ \p{Lu}|\b(?:Mr|Mrs|Ms|Dr|Miss)\b|\b(?:my|our|your)\b/u.test(match[0])
    )
      continue;
    match.index += claimStart;
    return [foundAt('accusesPerson', match, { reason: m.accusesPerson(), weight: 0.9 })];
  }
  return [];
}
