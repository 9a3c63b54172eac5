import * as m from '@rostrum/words/moderator-motions';
import { list } from '../lexicon/inflect.ts';
import type { MotionFinding } from './finding.ts';
import { isAct, type ReadMotion } from './read-motion.ts';

const WEIGHT = 0.7;
/** Acts of a house that are no nouns. */
const VERBS = list(`
  abolish introduce require make give raise lower allow let prohibit replace remove legalise legalize criminalise criminalize
  decriminalise nationalise nationalize privatise privatize subsidise publish elect reduce increase create build stop force forbid
  punish protect provide expand reintroduce withdraw repeal restrict regulate grant assign appoint dismiss deport pardon prefer
  prioritise invest send leave join reopen recognise outlaw scrap keep spend lift impose extend shorten open adopt invade arm
  teach put move bring set reform dissolve cancel forgive erase boycott arrest host declare pay nuke sue hire disband license vaccinate compensate
`).join('|');
/** These are nouns as often as verbs; a following article or noun decides. */
const NOUN_VERBS =
  'ban|tax|fund|cap|limit|cut|fine|charge|end|close|ease|double|halve|pay|support|permit|ration|police|market|fight|change|split|sanction';
const DETERMINERS =
  'the|a|an|all|every|each|any|private|public|no|more|fewer|cars?|zoos?|circuses|plastic|meat|homework';
const MODALS = 'should|would|must|will|ought';
const STANCES =
  'believes?|thinks?|regrets?|opposes?|supports?|prefers?|hopes?|fears?|celebrates?|condemns?|rejects?|welcomes?';
const ING =
  'raising|lowering|cutting|banning|abolishing|introducing|ending|closing|making|giving|reducing|increasing|legalising|allowing|forbidding|opening|scrapping|building|stopping';

/** The joint between two acts of one house. */
const TWO_ACTS: readonly RegExp[] = [
  new RegExp(String.raw`, (?:${VERBS}) (?:the|a|an|all|every|their|\p{L}{4,})`, 'giu'),
  new RegExp(String.raw`,? (?:and|but|or|yet)(?: also| then)? (?:${VERBS})\b`, 'giu'),
  new RegExp(String.raw`,? (?:and|but|or|yet)(?: also| then)? (?:${NOUN_VERBS}) (?:${DETERMINERS})\b`, 'giu'),
  new RegExp(
    String.raw`,? (?:while|whilst|as well as|besides|plus|in addition to)(?: also)? (?:${ING})\b`,
    'giu',
  ),
];
/** The joint between two claims or two houses. */
const TWO_CLAIMS: readonly RegExp[] = [
  new RegExp(
    String.raw`,? (?:and|but|yet)(?: also| that)* (?:(?!that|who|which|whom|whose|where|when|if|because|and)[\p{L}’'-]+ ){1,5}?(?:${MODALS})\b`,
    'giu',
  ),
  new RegExp(
    String.raw`,? (?:and|but|yet) (?:also |it |this house |the house )*(?:${STANCES}|${MODALS})\b `,
    'giu',
  ),
  /,? (?:and|but|yet) that (?=[\p{L}’'-]+ (?:[\p{L}’'-]+ ){0,4}?(?:is|are|should|would|must|has|have|was|were|will)\b)/giu,
  new RegExp(
    String.raw`(?<=\p{Ll}\p{Ll})[.!?;]\s+(?:it (?:also )?(?:would|should|will)|this house|and |also |we )?(?=\p{L})`,
    'giu',
  ),
];
/** The second half leans on the first: one package, not two motions. */
const LEANS =
  /\b(?:it|its|them|they|their|theirs|those|these|such|instead|the (?:money|proceeds|revenue|savings|funds?|land|difference|rest|same|income)|thereby|so that|in return|in exchange|for (?:this|that)|accordingly|by law|to (?:pay|fund|finance) (?:for )?(?:it|this)|him|her|his|himself|themselves|do so|that (?:money|revenue|land|power)|both|each other|one another)\b/iu;
/** A verb before the joint that may govern both: "let pupils leave school and learn a trade". */
const GOVERNS =
  /\b(?:let|lets|make|makes|help|helps|have|to|who|that|which|can|could|may|might|if|when|where|because|between|from|both|whether|than|of|for|in order|follow)\b/iu;

/** Two decisions in one sentence: a person who supports one and opposes the other has no side to take. */
export function findTwoMotions(motion: ReadMotion): MotionFinding[] {
  const either = /\beither\b/iu.exec(motion.claim);
  const acts = isAct(motion) || !motion.isHouse;
  for (const [patterns, isOfActs] of [
    [TWO_ACTS, true],
    [TWO_CLAIMS, false],
  ] as const) {
    if (isOfActs && !acts) continue;
    for (const pattern of patterns) {
      for (const { 0: joint, index } of motion.text.matchAll(pattern)) {
        if (index < motion.claimStart) continue;
        const first = motion.text.slice(motion.claimStart, index);
        const second = motion.text.slice(index + (/^[\s,.;!?]*/u.exec(joint)?.[0].length ?? 0));
        const isOr = /^\W*or\b/iu.test(joint);
        if (isOr && !either) continue;
        if (!standsAlone(motion, first, isOfActs) || LEANS.test(withoutOpening(second))) continue;
        if (shareAWord(first, second)) continue;
        if (
          isOfActs &&
          !/while|whilst|besides|plus|well|addition/iu.test(joint) &&
          GOVERNS.test(first.replace(/^\s*either\b/iu, ''))
        )
          continue;
        if (!isOfActs && /[,(]\s*(?:if|when|where|who|which|because|although|while)\b/iu.test(first))
          continue;
        const start = motion.text.length - second.length;
        return [
          {
            kind: 'doubleBarrelled',
            start,
            end: motion.text.trimEnd().length,
            reason: m.twoMotions(),
            rewrite: firstAlone(motion.text.slice(0, index)),
            weight: WEIGHT,
          },
        ];
      }
    }
  }
  return [];
}

/** Whether the first half says something of its own. */
function standsAlone(motion: ReadMotion, first: string, isOfActs: boolean): boolean {
  const words = first.trim().split(/\s+/);
  if (isOfActs && motion.isHouse) return words.length >= 2;
  return motion.isHouse && motion.stance !== '' && !/^believes?|thinks?$/u.test(motion.stance)
    ? words.length >= 1
    : /\b(?:is|are|was|were|has|have|should|would|must|will|can|ought|does|do|needs?)\b/iu.test(first);
}

function withoutOpening(second: string): string {
  return second.replace(/^(?:and |but |yet |it |that |this house |also )+/iu, '');
}

/** Two halves about one thing are one proposal with its details. */
function shareAWord(first: string, second: string): boolean {
  const words = new Set(contentWords(first));
  return contentWords(second).some((word) => words.has(word));
}

const SMALL = new Set(
  list(
    'should would must this house that with from into than more less have does will also they them when what which over about very people make made introduce lower raise abolish every country countries state states',
  ),
);

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => word.replace(/(?:ies|es|s)$/u, ''));
}

function firstAlone(first: string): string {
  return first.replace(/\beither /iu, '').replace(/[\s,;]+$/u, '');
}
