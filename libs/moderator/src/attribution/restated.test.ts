import { describe, expect, it } from 'vitest';
import { readText } from '../testing/read-text.ts';
import { spanOf } from '../text/analysis.ts';
import { restatedIn, type SaidBefore } from './restated.ts';

const ADA = { uid: 'ada', names: ['Ada Okoro', 'Ada', 'Okoro'] };
const BEFORE: readonly SaidBefore[] = [
  {
    messageId: 'm1',
    uid: 'ada',
    text: 'Nuclear power is safe, and nobody in France lies awake because of it.',
  },
];

function restated(text: string, others = [ADA], before = BEFORE) {
  const analysis = readText(text);
  const sentences = analysis.sentences.map(({ from, to }) => spanOf(analysis, from, to));
  return restatedIn(text, sentences, { others, before }).map(({ words, uid }) => [
    text.slice(words.start, words.end),
    uid,
  ]);
}

describe('a claim in the name of the other side is credited to its holder', () => {
  it.each([
    ['Ada claims that nuclear is safe; she is wrong.', 'nuclear is safe'],
    ['Ada thinks a list would do it.', 'a list would do it'],
    ['But Ada has just told us that rails can’t move.', 'rails can’t move'],
    ['Ada’s figure says that workers will be few.', 'workers will be few'],
    ['According to Ada, the plant pays for itself.', 'the plant pays for itself'],
    ['Ada would have you believe that waste is no problem, but it leaks.', 'waste is no problem'],
    ['They will tell you that it is cheap.', 'it is cheap'],
    ['My opponent believes that the sea is endless, which is nonsense.', 'the sea is endless'],
    ['The other side says that we can wait.', 'we can wait'],
    ['Supporters of the plan argue that it pays.', 'it pays'],
    ['You say that nobody is harmed. Ask the miners.', 'nobody is harmed'],
    ['Your point is that coal is worse.', 'coal is worse'],
    ['So we’re told that it was the clinics. Then build clinics.', 'it was the clinics'],
    ['So the court says that we must.', 'we must'],
    ['Hello. So they say it is about the platforms.', 'it is about the platforms'],
    ['According to Ms Okoro, it is either this or that.', 'it is either this or that'],
    ['Mrs Ada Okoro says that Scotland caps its places.', 'Scotland caps its places'],
    [
      '“Nobody in France lies awake because of it”: that is no argument.',
      'Nobody in France lies awake because of it',
    ],
    ['Ada says "nobody in France lies awake". I do.', 'nobody in France lies awake'],
  ])('%s', (text, words) => {
    expect(restated(text)).toEqual([[words, 'ada']]);
  });

  it('to the other side alone if several people are on it', () => {
    const eva = { uid: 'eva', names: ['Eva'] };
    expect(restated('They will tell you that it is cheap.', [ADA, eva])).toEqual([['it is cheap', null]]);
    expect(restated('Eva fears that it is too cheap.', [ADA, eva])).toEqual([['it is too cheap', 'eva']]);
  });

  it('before anybody has said it', () => {
    expect(restated('Ada will tell you that nuclear is safe.', [ADA], [])).toEqual([
      ['nuclear is safe', 'ada'],
    ]);
  });
});

describe('words that are their author’s own', () => {
  it.each([
    'A study by Oxford says that reactors are safe.',
    'The WHO says that tobacco kills.',
    'Professor Lund studied this for years. She says that prices rise.',
    'Doctors see this daily. They say that children sleep less.',
    'I say that nuclear is safe.',
    'Ada forgets that waste lasts.',
    'Ada’s figure is an average.',
    'Ada has never said that waste is safe.',
    'Ada doesn’t say that it is cheap.',
    'The point is that coal is worse.',
    'You think twice before you cross that road.',
    'Teachers tell pupils that they can do it.',
    'The minister wrote “we shall never need it” in the margin.',
    'Ada is here, and so am I.',
    'Coal is worse because it burns.',
  ])('%s', (text) => {
    expect(restated(text)).toEqual([]);
  });
});

it('reads its text in linear time', () => {
  const took = (count: number) => {
    const text = 'so they will tell you that Ada says "the point is that and but so '.repeat(count);
    const startedAtMs = performance.now();
    restated(text);
    return performance.now() - startedAtMs;
  };
  took(20);
  const [short, long] = [took(20), took(160)];
  expect(long / Math.max(short, 1)).toBeLessThan(60);
});
