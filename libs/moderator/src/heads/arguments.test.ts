import { describe, expect, it } from 'vitest';
import { readText } from '../testing/read-text.ts';
import { findAnswered } from './answers.ts';
import { FALLACIES } from './fallacy/cues.ts';
import { detectFallacy } from './fallacy/fallacy.ts';
import { matchKeyPoints } from './key-points.ts';
import { readMarks } from './quality/marks.ts';
import { rateQuality } from './quality/quality.ts';
import { detectRelevance } from './relevance.ts';
import { detectRestatement } from './restatement.ts';
import { nameOf, readMotion, whatIsSaid } from './stance/features.ts';
import { detectStance } from './stance/stance.ts';
import { chooseSummary } from './summary.ts';
import { countKinds, lexemeOf } from '../lexicon/lexeme.ts';
import { WORD_KINDS } from '../lexicon/word-kinds.ts';

const MOTION = 'We should ban zoos';
const SAID = [
  'Zoos keep animals in cages that are far too small.',
  'Zoos save species that would die out in the wild.',
  'Children learn about animals when they visit a zoo.',
];

describe('relevance', () => {
  const relevance = (text: string, said: string[] = SAID) => detectRelevance(readText(text), MOTION, said);

  it('is higher for words about the motion than for words about something else', () => {
    const on = relevance('Animals in zoos suffer from stress and boredom.');
    const off = relevance('The central bank raised interest rates by half a point yesterday.');
    expect(on?.score).toBeGreaterThan(off?.score ?? 1);
    expect(on?.flag).toBe(false);
    expect(off?.flag).toBe(true);
  });

  it('never calls a short answer off topic', () => {
    expect(relevance('I disagree completely.')?.flag).toBe(false);
  });

  it('has no opinion without words or without a motion', () => {
    expect(relevance('…')).toBeUndefined();
    expect(detectRelevance(readText('Zoos are cruel.'), ' ')).toBeUndefined();
  });

  it('names what decided', () => {
    expect(relevance('Animals in zoos suffer.')?.features.length).toBeGreaterThan(0);
  });
});

describe('stance', () => {
  it.each([
    ['We should ban zoos', 'Zoos are cruel and harm animals. They should be banned.', 'for'],
    ['We should ban zoos', 'Zoos are good for science and should not be banned.', 'against'],
    ['We should subsidize zoos', 'Zoos benefit society and deserve more support.', 'for'],
    ['We should subsidize zoos', 'Zoos are a waste of money and harm animals.', 'against'],
  ])('towards "%s" of "%s" is %s', (motion, text, label) => {
    expect(detectStance(readText(text), motion).label).toBe(label);
  });

  it('turns round with the motion', () => {
    const text = readText('Zoos are cruel, dangerous and harmful to animals.');
    const ban = detectStance(text, 'We should ban zoos').score;
    const support = detectStance(text, 'We should support zoos').score;
    expect(Math.sign(ban)).toBe(1);
    expect(Math.sign(support)).toBe(-1);
  });

  it('names the words, pairs and triples that moved it', () => {
    const words = ['we', 'should', 'ban', 'cars', 'now'].map(lexemeOf);
    const said = whatIsSaid(words, readMotion(['we', 'love', 'cars'].map(lexemeOf)));
    expect(Array.from(said.hashes, (_, place) => nameOf(said, place, words)).join(', ')).toBe(
      'we, should, we should, ban, should ban, we should ban, cars, ban cars, should ban cars, now, cars now, ban cars now, ' +
        'speaks well of things, says the demand of the motion itself, negates, every text, we',
    );
  });

  it('is unclear for an empty text', () => {
    expect(detectStance(readText(''), MOTION)).toMatchObject({ label: 'unclear', score: 0 });
  });
});

describe('the answered message', () => {
  it('is the one with the rare words of the answer', () => {
    const { best, scores } = findAnswered(
      readText('Species that die out in the wild can be bred elsewhere.'),
      SAID,
    );
    expect(best).toBe(1);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
  });

  it('is undefined without messages', () => {
    expect(findAnswered(readText('Yes.'), [])).toMatchObject({ best: undefined, scores: [], flag: false });
  });
});

describe('key points', () => {
  it('match by content, not by the words of the motion', () => {
    const points = ['Zoos teach children about animals', 'Zoos are cruel to animals', 'Zoos cost too much'];
    const scores = matchKeyPoints(
      'In a zoo, pupils and other children are taught how animals live.',
      points,
      MOTION,
    );
    expect(scores.indexOf(Math.max(...scores))).toBe(0);
  });
});

describe('restating fairly', () => {
  const claim = 'Zoos protect endangered species from extinction.';
  const score = (text: string) => detectRestatement(readText(text), claim).score;

  it('takes another wording for fairer than a caricature or something else', () => {
    const fair = score('So you are saying that zoos save endangered species from dying out.');
    expect(fair).toBeGreaterThan(score('So you just want to lock up every single animal for fun.'));
    expect(fair).toBeGreaterThan(score('You say that visitors spend a lot of money in zoos.'));
  });

  it('takes the opposite for less fair', () => {
    expect(score('You say that zoos protect endangered species.')).toBeGreaterThan(
      score('You say that zoos do not protect endangered species.'),
    );
  });
});

describe('quality', () => {
  it('is higher for an argument with reasons than for a shout', () => {
    const argued = rateQuality(
      readText(
        'Zoos should remain open because they protect endangered species. For example, breeding programmes have brought several of them back into the wild.',
      ),
    );
    const shouted = rateQuality(readText('ZOOS SUCK!!! u dont even know lol'));
    expect(argued.score).toBeGreaterThan(shouted.score);
  });

  it('is higher for the same argument without mistakes', () => {
    const clean = 'Uniforms help poor families, because nobody has to buy expensive clothes for school.';
    const careless = 'uniforms halp poor familys,becuase nobody hav to buy expensiv clothes for skool';
    expect(rateQuality(readText(clean)).score).toBeGreaterThan(rateQuality(readText(careless)).score);
  });
});

describe('quality in another style', () => {
  const PLAIN =
    'Ferries should run at night. Nurses finish their shifts at two and wait four hours on the quay. A night boat costs less than the taxis that the hospital pays today.';
  /** Half of the published bar for two styles of one argument. */
  const WIDEST = 0.1;
  const gainOf = (text: string) => rateQuality(readText(text)).score - rateQuality(readText(PLAIN)).score;

  it('is not raised by words that say nothing', () => {
    const padded = `It has to be said, and I say it gladly, that ${PLAIN} That, when all is said and done, is what I wanted to say here today, and I thank you all for listening to what I had to say.`;
    expect(gainOf(padded)).toBeLessThan(WIDEST);
  });

  it('is not raised by saying everything twice', () => {
    expect(gainOf(`${PLAIN} ${PLAIN}`)).toBeLessThan(WIDEST);
  });

  it('is much the same as bullet points', () => {
    const bullets = PLAIN.split('. ').map((sentence) => `- ${sentence.replace(/\.$/, '')}`);
    expect(Math.abs(gainOf(bullets.join('\n')))).toBeLessThan(WIDEST);
  });
});

describe('one look at the characters of a text', () => {
  it('counts punctuation, sentences and misplaced marks', () => {
    expect(readMarks('Well ,no.  yes!! 12 of 30 are (sooo) small,right?')).toMatchObject({
      capitals: 1,
      exclamations: 2,
      questions: 1,
      figures: 2,
      brackets: 1,
      gaps: 1,
      misplaced: 3,
      joinedByComma: 2,
      repeated: 1,
      stretched: 1,
      smallStarts: 2,
      sentences: 3,
    });
  });

  it('finds nothing in nothing', () => {
    expect(readMarks('')).toMatchObject({ letters: 0, sentences: 0 });
  });
});

describe('words by subject', () => {
  const countOf = (kind: string, ...words: string[]) =>
    countKinds(words.map(lexemeOf))[WORD_KINDS.indexOf(kind)];

  it('counts each word for every kind that it is of', () => {
    expect(countOf('how it always was', 'always', 'a', 'tradition')).toBe(2);
    expect(countOf('all and never', 'always', 'a', 'tradition')).toBe(1);
  });

  it('knows no word of another kind, nor the materials of objects', () => {
    expect(countKinds(['constructor', 'toString', 'xyzzy'].map(lexemeOf)).every((count) => count === 0)).toBe(
      true,
    );
  });
});

describe('a possible fallacy', () => {
  it('names one of eight kinds, as a hint', () => {
    const finding = detectFallacy(
      readText('We have always kept animals; it has been our tradition for centuries.'),
    );
    expect(FALLACIES).toContain(finding.label);
    expect(finding.label).toBe('tradition');
    expect(finding.reason).not.toMatch(/you are|wrong/i);
  });

  it('is not seen in a plain argument', () => {
    expect(detectFallacy(readText('Zoos protect endangered species.')).flag).toBe(false);
  });
});

describe('a summary', () => {
  const messages = [
    { id: 'a', side: 'for', text: 'Zoos keep animals in small cages, and cages harm animals.' },
    { id: 'b', side: 'for', text: 'Small cages harm animals.' },
    { id: 'c', side: 'for', text: 'Visitors pay for cruelty when they pay for tickets of a zoo with cages.' },
    { id: 'd', side: 'against', text: 'Zoos save species, and species need breeding programmes.' },
    { id: 'e', side: 'against', text: 'Breeding programmes save species.' },
  ];

  it('has equally many messages of each side, while there are any', () => {
    expect(chooseSummary(messages, MOTION, 2).toSorted()).toEqual(['a', 'd']);
    expect(chooseSummary(messages, MOTION, 4)).toHaveLength(4);
    expect(chooseSummary(messages, MOTION, 9).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is the same for the same messages, whatever the sides are called', () => {
    const renamed = messages.map((message) => ({ ...message, side: message.side === 'for' ? 'x' : 'y' }));
    expect(chooseSummary(renamed, MOTION, 4)).toEqual(chooseSummary(messages, MOTION, 4));
  });

  it('does not choose the same words twice while others are left', () => {
    const twice = [
      { id: '1', text: 'Small cages harm animals in every zoo.' },
      { id: '2', text: 'Small cages harm animals in every zoo.' },
      { id: '3', text: 'Breeding programmes save endangered species.' },
      { id: '4', text: 'Endangered species need breeding programmes.' },
    ];
    const chosen = chooseSummary(twice, MOTION, 2);
    expect(chosen.filter((id) => id === '1' || id === '2')).toHaveLength(1);
  });

  it('is empty for an empty debate', () => {
    expect(chooseSummary([], MOTION, 5)).toEqual([]);
  });
});
