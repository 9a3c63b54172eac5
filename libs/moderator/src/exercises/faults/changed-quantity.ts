import * as m from '@rostrum/words/moderator-exercises';
import type { Span } from '@rostrum/domain';
import type { AnswerWord } from '../reading/answer-words.ts';
import { countedTimes, everyNth, frequenciesIn, quantitiesIn, type Quantity } from '../reading/quantities.ts';
import { demandOf } from '../reading/motion-demand.ts';
import { wordsOfPart, type ReadAnswer, type WritingTask } from '../reading/read-answer.ts';
import type { Fault } from './fault.ts';
import { isAttributed, takesPlaceOf, type Numbered, type NumberedPrompt } from './takes-place.ts';

/** A number of the answer that stands where the exercise has another, or that the other side is said to have given. */
type Change = { span: Span; instead?: string };

const RISES = [
  'rise',
  'rises',
  'rose',
  'risen',
  'rising',
  'increase',
  'increased',
  'grew',
  'grown',
  'grow',
  'up',
  'climbed',
  'doubled',
];
const FALLS = [
  'fall',
  'falls',
  'fell',
  'fallen',
  'falling',
  'drop',
  'dropped',
  'decrease',
  'decreased',
  'shrank',
  'sank',
  'down',
  'halved',
];

/** A number, a share, a year or a rhythm of the exercise that the answer has changed. */
export function findChangedQuantity({ text, words, task }: ReadAnswer): Fault | undefined {
  if (task.figures === 'free') return undefined;
  const answer = { text, words, said: quantitiesIn(words) };
  const prompt = promptOf(task);
  const change =
    changedNumber(answer, prompt) ??
    changedRhythm(words, prompt) ??
    changedEvery(words, prompt) ??
    changedTimes(words, prompt) ??
    turnedDirection(answer, prompt) ??
    severalOfOne(answer, prompt);
  if (!change) return undefined;
  const changed = text.slice(change.span.start, change.span.end);
  return {
    kind: 'changedQuantity',
    isSure: true,
    spans: [change.span],
    say:
      change.instead === undefined
        ? m.figureUnsaid({ changed })
        : m.figureChanged({ changed, instead: change.instead }),
    next: m.figureNext(),
  };
}

function promptOf({ ask, motion, given }: WritingTask): NumberedPrompt {
  const text = [motion ?? '', given ?? '', ask].join('\n');
  const words = wordsOfPart(text);
  const said = quantitiesIn(words).filter((one) => !isLimit(one, text));
  return { text, words, said, verb: demandOf(motion ?? '').verb };
}

/** “At most forty words”, “one or two sentences”: a limit of the answer, and no figure of the matter. */
function isLimit({ units, start }: Quantity, text: string): boolean {
  return (
    units.some((unit) => ['word', 'sentenc', 'part', 'layer', 'reason'].includes(unit)) ||
    /(?:at most|one or) $/i.test(text.slice(0, start))
  );
}

function changedNumber(answer: Numbered, prompt: NumberedPrompt): Change | undefined {
  for (const one of answer.said) {
    const likeness = ({ kind, units }: Quantity) =>
      Number(kind === one.kind) + Number(units[0] === one.units[0]);
    const original = prompt.said
      .toSorted((a, b) => likeness(b) - likeness(a))
      .find((other) => takesPlaceOf(one, other, answer, prompt));
    const span = withUnit(one, answer.words);
    if (original) {
      const { start, end } = withUnit(original, prompt.words);
      return { span, instead: prompt.text.slice(start, end) };
    }
    if (isAttributed(one, answer, prompt)) return { span };
  }
  return undefined;
}

function withUnit({ start, end, clause, units, kind }: Quantity, words: readonly AnswerWord[]): Span {
  const after = words.filter((word) => word.start >= end && word.clause === clause);
  if (kind === 'year' || after[0] === undefined) return { start, end };
  if (kind === 'share' && after[0].word === 'per') return { start, end: after[1]?.end ?? end };
  return { start, end: after[0].stem === units[0] ? after[0].end : end };
}

/** “once in ten years” for “once a year” */
function changedRhythm(words: readonly AnswerWord[], { text, words: asked }: Numbered): Change | undefined {
  const [original] = frequenciesIn(asked);
  const said = frequenciesIn(words);
  const [other] = said;
  if (!original || !other || said.some(({ every }) => every === original.every)) return undefined;
  return { span: other, instead: text.slice(original.start, original.end) };
}

/** “twice” for “once” */
function changedTimes(words: readonly AnswerWord[], { text, words: asked }: Numbered): Change | undefined {
  const [original] = countedTimes(asked);
  const said = countedTimes(words);
  const [other] = said;
  if (!original || !other || said.some(({ times }) => times === original.times)) return undefined;
  return { span: other, instead: text.slice(original.start, original.end) };
}

/** “fell by 200 per cent” for “rose by 200 per cent” */
function turnedDirection(
  { said, words }: Numbered,
  { said: asked, words: askedWords }: Numbered,
): Change | undefined {
  const original = asked.find(({ kind }) => kind === 'share');
  const one = said.find(({ kind, value }) => kind === 'share' && value === original?.value);
  if (!original || !one) return undefined;
  const [from, to] = RISES.some((word) => hasWord(askedWords, word)) ? [RISES, FALLS] : [FALLS, RISES];
  const turned = words.find(({ word, clause }) => clause === one.clause && to.includes(word));
  const kept = from.find((word) => hasWord(askedWords, word));
  if (!turned || kept === undefined || from.some((word) => hasWord(words, word))) return undefined;
  return { span: turned, instead: kept };
}

const hasWord = (words: readonly AnswerWord[], wanted: string) => words.some(({ word }) => word === wanted);

/** “every third pupil” for “every pupil” */
function changedEvery(words: readonly AnswerWord[], { words: asked }: Numbered): Change | undefined {
  const [nth] = everyNth(words);
  const all = asked.find(
    ({ stem }, at) => stem === nth?.stem && ['every', 'each'].includes(asked[at - 1]?.word ?? ''),
  );
  return nth && all && { span: nth, instead: `every ${all.word}` };
}

/** “ten garden beds” for “a garden bed” */
function severalOfOne({ said, words }: Numbered, { words: asked }: Numbered): Change | undefined {
  for (const one of said) {
    const [first, second] = one.units;
    const at = asked.findIndex(
      ({ stem, word }, place) =>
        ['a', 'an'].includes(word) &&
        stem !== first &&
        asked[place + 1]?.stem === first &&
        asked[place + 2]?.stem === second,
    );
    if (at >= 0 && second !== undefined && one.value > 1) {
      const instead = asked
        .slice(at, at + 3)
        .map(({ word }) => word)
        .join(' ');
      return { span: withUnit(one, words), instead };
    }
  }
  return undefined;
}
