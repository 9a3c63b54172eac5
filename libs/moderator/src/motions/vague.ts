import * as m from '@rostrum/words/moderator-motions';
import { foundAt, type MotionFinding } from './finding.ts';

type Vague = { pattern: RegExp; kind: 'ambiguous' | 'noStandard'; reason: () => string; weight: number };

/** Acts that name an aim without a means. */
const AIMS =
  'improve|tackle|address|fix|solve|help|respect|care about|take care of|look after|deal with|modernise|rethink|change|boost|strengthen';
const MEANS =
  /\b(?:by|through|with|from|instead|rather|if|when|even|over|unless|until|below|above|into|for|against|in all|at|to|as|than|where|who|after|before|without)\b/iu;
const VAGUE_NOUN =
  '(?:things?|stuff|issues?|matters?|aspects?|areas?|improvements?|changes?|measures?|steps?|actions?|ways?|people|groups?|foods?|books?|weapons?|drugs?|products?|activities|policies|rules|laws|crimes|content|words|practices|countries|technologies|sports?|subjects|cases|kinds?|types?|problems|reforms|solutions|punishments?)';

const VAGUE: readonly Vague[] = [
  {
    kind: 'ambiguous',
    weight: 0.6,
    reason: m.nothingNamed,
    pattern:
      /\bit is time for (?:something new|change|a change|action|reform|a new start|new ideas)\s*[.!]?$|\bthat that is\b|\bimprove (?:the |our )?(?:situation|state of affairs)\b/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.6,
    reason: m.nothingNamed,
    pattern:
      /\b(?:supports?|opposes?|welcomes?|wants?|would (?:support|make|bring|welcome|oppose)|THS|THO) (?:change|changes|progress|reform|reforms|action|improvements?|development|measures|innovation|something new)\s*[.!]?$/iu,
  },
  {
    kind: 'noStandard',
    weight: 0.6,
    reason: m.nothingBettered,
    pattern:
      /\bmake (?:it|this|that|them|things|everything) (?:better|good|great|fairer|work|nicer|right)\s*[.!]?$/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.5,
    reason: m.nothingNamed,
    pattern:
      /\bthings (?:are|were|have been|used to be) (?:\p{L}+ )?(?:better|worse|good|bad|different|fine)\b/iu,
  },
  {
    kind: 'noStandard',
    weight: 0.7,
    reason: m.noAct,
    pattern:
      /\bdo(?:es|ing)? (?:something|more|anything|better|enough|things)\b(?! (?:harm|good|damage|than|to))(?![^.;]*\bthan\b)/iu,
  },
  {
    kind: 'noStandard',
    weight: 0.7,
    reason: m.noAct,
    pattern: /\bsomething (?:must|should|has to|needs to|ought to|will|would) (?:be done|change|happen)\b/iu,
  },
  {
    kind: 'noStandard',
    weight: 0.7,
    reason: m.whichAction,
    pattern:
      /\btak(?:e|es|ing) (?:(?:more|some|serious|urgent|strong(?:er)?|appropriate|decisive|immediate|further) )*(?:action|steps|measures)\b(?! (?:against|to|by|through))/iu,
  },
  {
    kind: 'noStandard',
    weight: 0.6,
    reason: m.bareAim,
    pattern:
      /\bmake (?:(?!more|it|sure|[a-z]+ing)\S+ ){1,3}?(?:better|great|greater|fairer|good|nicer|stronger|happier|safer|work|right)\s*[.!]?$/iu,
  },
  {
    kind: 'noStandard',
    weight: 0.6,
    reason: m.cannotTell,
    pattern: /\braise awareness\b|\btake \S+ (?:more )?seriously\b|\bcare more\b|\bpay more attention\b/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.6,
    reason: m.eachAsItLikes,
    pattern: new RegExp(
      String.raw`\b(?:certain|various|several|some|different|numerous|multiple|particular|specific|many|a few|a number of|all sorts of|all kinds of|miscellaneous) (?:\p{L}+ )?(?:things?|stuff|issues?|matters?|aspects?|improvements|changes|measures|steps|actions|ways|problems|reforms|solutions|policies|methods|options)\b(?! (?:that|which|who|by which|in which|such as|like|money))`,
      'iu',
    ),
  },
  {
    kind: 'ambiguous',
    weight: 0.5,
    reason: m.eachAsItLikes,
    pattern: new RegExp(String.raw`\bcertain ${VAGUE_NOUN}\b(?! (?:that|which|who|such as|at a|to))`, 'iu'),
  },
  {
    kind: 'ambiguous',
    weight: 0.5,
    reason: m.eachAsItLikes,
    pattern: new RegExp(
      String.raw`\b(?:appropriate|adequate|suitable|proper|sensible|reasonable|necessary|sufficient|meaningful|effective|relevant) (?:measures?|steps?|action|actions|rules?|limits?|punishments?|means|ways?|laws|policies|solutions?|regulations?|levels?|amounts?|treatment|consequences)\b`,
      'iu',
    ),
  },
  {
    kind: 'ambiguous',
    weight: 0.6,
    reason: m.nothingNamed,
    pattern:
      /\b(?:change|do|improve|fix|ban|stop|have|support|oppose|regret|like|hate|about|make|consider|discuss)(?:s|es)? (?:some |all |the |more |many |those |these |any |other )?(?:things|stuff)\b(?! (?:that|which|who|like|such|for|to|of|we\b|they\b|you\b|people\b|i\b|money|in \p{L}+ (?:should|are|is)|\p{L}+ (?:can|buy|make|buys|makes)))/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.6,
    reason: m.nothingNamed,
    pattern:
      /\b(?:that )?(?:stuff|things) (?:should|must|need to|have to|are|is|would|will|could|has to|in general|in \p{L}+ (?:should|must|are|need))\b|\bis a thing\b|\bthe stuff\b|\bthings (?:differently|better)\b/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.6,
    reason: m.nobodyNamed,
    pattern:
      /\b(?:house (?:\p{L}+ )?(?:believes?|thinks?|regrets?|supports?|opposes?|hopes?)|THBT|THB|THS|THR|THO)(?: that)? (?:they|he|she|them|it (?:is|was|should|has|will|would)(?! (?:\p{L}+ )?(?:\p{L}+ )?(?:to|that|for|when|if|not|wrong|right|better to|a|the|acceptable|justified|legitimate|moral\p{L}*|in|time|unfair|possible|impossible|permissible|\p{L}+ing)\b)|(?:this|these|those)(?= (?:should|is|are|was|were|must|will|would|has|have)\b)|everything|something|anything|someone|somebody)\b(?! (?:who|that|which|is the|house|in|from|of|\p{L}+ (?:movement|generation|century|party|policy|law|trend|practice|deal|decision|war|act|treaty)))/u,
  },
  {
    kind: 'ambiguous',
    weight: 0.6,
    reason: m.nothingNamed,
    pattern:
      /\b(?:stop|start|keep|continue|allow|ban|support|oppose|end|regret|do|abolish|legalise|against|about)(?:s|ed|ing)? (?:doing )?(?:it|this|that|them|everything|something|anything|someone|somebody|whatever)\s*[.!]?$/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.45,
    reason: m.tooMuchOfWhat,
    pattern: /\bthere (?:is|are) too (?:much|many|little|few)\b/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.5,
    reason: m.leftOpen,
    pattern:
      /\bor something\b|\band so on\b|\bthings like (?:that|this)\b|\band stuff\b|\bor whatever\b|\band all that\b|\bblah\b|\betc\.?\s*$/iu,
  },
  {
    kind: 'ambiguous',
    weight: 0.5,
    reason: m.comparedWithWhat,
    pattern:
      /\bit (?:is|was) (?:better|worse) than (?:before|that|this|it)\b|\b(?:is|are) (?:better|worse|different)\s*[.!]?$/iu,
  },
];

/** A longer motion gives the means in its details. */
const LONG_WORDS = 10;
const AIM = new RegExp(String.raw`\b(?:would|should|must)(?: \p{L}+ly)? (?:${AIMS})\b`, 'iu');

/** Words that each side can read as it likes, and aims without an act. */
export function findVague(motion: string): MotionFinding[] {
  const question = findQuestion(motion);
  if (question) return [question];
  for (const { pattern, kind, reason, weight } of VAGUE) {
    const match = pattern.exec(motion);
    if (match)
      return [
        foundAt(kind, match, {
          reason: m.quotedReason({ words: match[0].trim(), reason: reason() }),
          weight,
        }),
      ];
  }
  return findBareAim(motion);
}

function findBareAim(motion: string): MotionFinding[] {
  const match = AIM.exec(motion);
  if (!match) return [];
  const after = motion.slice(match.index + match[0].length);
  const words = after.trim().split(/\s+/).length;
  if (MEANS.test(after) || words > 3 || motion.split(/\s+/).length >= LONG_WORDS) return [];
  return [
    {
      kind: 'noStandard',
      start: match.index,
      end: motion.trimEnd().length,
      reason: m.bareAim(),
      rewrite: null,
      weight: 0.5,
    },
  ];
}

/** "Should voting be compulsory?" → "This house believes that voting should be compulsory" */
const ASKED = /^(should|must) (.+?) (be|have|get|stay|become|remain) (.+?)\s*\?+$/iu;

function findQuestion(motion: string): MotionFinding | undefined {
  const trimmed = motion.trimEnd();
  if (!/[?？؟]$/u.test(trimmed)) return undefined;
  const [, modal, subject, verb, rest] = ASKED.exec(trimmed) ?? [];
  const rewrite =
    modal && subject && verb && rest
      ? // eslint-disable-next-line words/visible -- What was asked in English becomes an English motion.
        `This house believes that ${lowerFirst(subject)} ${modal.toLowerCase()} ${verb} ${rest}`
      : null;
  return {
    kind: 'noStandard',
    start: 0,
    end: trimmed.length,
    reason: m.question(),
    rewrite,
    weight: 0.6,
  };
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
