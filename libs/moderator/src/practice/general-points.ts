import type { Side, TopicKind } from '@rostrum/domain';
import { keyPhrases } from '../topics/key-phrases.ts';

/** The place of the subject's name. */
const GAP = 'XXX';

const POINTS: Readonly<Record<TopicKind, Readonly<Record<Side, readonly string[]>>>> = {
  policy: {
    for: [
      'What is left to each person alone is left undone.',
      'A common rule is fair because it asks the same of everybody.',
      'As far as XXX is concerned, the trouble is there today, and waiting has a price of its own.',
      'A rule that turns out badly can be changed; a problem that nobody owns stays.',
      'Those who gain least from how things are have waited longest for a change.',
      'Once the rule is known, everybody can plan for it.',
    ],
    against: [
      'As far as XXX is concerned, a rule for everybody fits few people exactly.',
      'Somebody has to pay for it and to check it, and that effort is missing elsewhere.',
      'People who want to get around the rule will find a way, and the honest carry the load.',
      'The same end can be reached by steps that ask less of people.',
      'What is decided in one place does not suit another.',
      'A change of this size brings effects that nobody planned.',
    ],
  },
  value: {
    for: [
      'As far as XXX is concerned, what people owe each other comes before what is handy.',
      'Most of what we respect elsewhere points the same way.',
      'Anybody at the weaker end would choose this side.',
      'To say so openly helps those who live by it already.',
      'A value that is never put first is only a word.',
      'The other way has become a habit, and a habit is no reason.',
    ],
    against: [
      'As far as XXX is concerned, people of good will weigh things in different ways, and one order does not fit them all.',
      'What is gained here is lost in another value that counts as much.',
      'The motion praises or blames a whole where only parts deserve it.',
      'People who live with it every day see gains that cannot be seen from outside.',
      'A judgement that holds for everybody leaves no room for circumstances.',
      'Such a verdict tells people what to feel and not what to do.',
    ],
  },
  fact: {
    for: [
      'As far as XXX is concerned, the most direct reading of what we see supports the motion.',
      'The causes behind it work slowly and in one direction.',
      'The exceptions are known because they are rare.',
      'No other account explains as much of it with as little.',
      'Those who have a reason to look closely have come to act on it.',
      'The burden is to show what is likelier, and not what is certain.',
    ],
    against: [
      'As far as XXX is concerned, two things that come together need not cause each other.',
      'What we notice is what is told, and quiet cases are not told.',
      'The motion says more than the cases behind it can carry.',
      'Things that seemed settled have turned around before.',
      'Another cause would look the same from here.',
      'A claim about the whole needs more than examples.',
    ],
  },
};

const FRAME = /^this house \p{L}+ (?:that )?/iu;
/** Words for an action are not the name of a subject. */
const VERB =
  /^this house (?:would|should|will)(?: not| rather)? \p{L}+|\b(?:should|would|will|must|can|could|may|did|does|do|has|have)(?: not| never)? \p{L}+/giu;
const NO_NAME = /\b(?:rather|more|most|every|without|than)\b/u;

/** Points that hold for any motion of its kind, with the name of the matter in them. They claim no fact about it. */
export function generalPoints(motion: string, side: Side, name = nameOfMatter(motion)): string[] {
  return POINTS[kindOfMotion(motion)][side].map((point) => point.replaceAll(GAP, () => name));
}

function nameOfMatter(motion: string): string {
  const names = keyPhrases(motion.replace(VERB, ' , ').replace(FRAME, ''), 4);
  return names.find((phrase) => !NO_NAME.test(phrase)) ?? 'the motion';
}

/** Whether a motion calls for an action, weighs values, or states how things are, by its first words. */
function kindOfMotion(motion: string): TopicKind {
  if (/^this house (?:regrets|prefers|opposes|supports|celebrates|welcomes)/iu.test(motion)) return 'value';
  if (/\b(?:believes|thinks|holds) (?:that )?/iu.test(motion)) {
    if (/\bshould\b|\bought to\b/iu.test(motion)) return 'policy';
    return /\b(?:will|did|does|do|has|have|was|were)\b/iu.test(motion) ? 'fact' : 'value';
  }
  return 'policy';
}
