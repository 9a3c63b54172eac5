import { remembering } from '../../base/remembering.ts';
import { answerWords } from './answer-words.ts';
import { withoutHouse } from './read-answer.ts';

/** What a motion wants: the stem of its verb, the stems of the rest, and whether it wants something to end. */
export type MotionDemand = { verb: string; object: ReadonlySet<string>; ends: boolean };

const ENDS = new Set('ban forbid prohibit abolish end stop close scrap remove'.split(' '));
/** Small words that are a motion’s verb all the same. */
const VERBS = new Set(['let', 'keep', 'give', 'make']);

/** Reads a motion of the usual form, “This house would …”. */
export const demandOf = remembering(50, (motion: string): MotionDemand => {
  const [verb, ...rest] = answerWords(withoutHouse(motion)).filter(
    ({ isContent, word }) => isContent || VERBS.has(word),
  );
  return {
    verb: verb?.stem ?? '',
    object: new Set(rest.map(({ stem }) => stem)),
    ends: ENDS.has(verb?.word ?? ''),
  };
});
