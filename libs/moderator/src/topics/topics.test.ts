import type { CaseFile, ProposalRequest } from '@rostrum/domain';
import { aProposalRequest, aTopic } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { openTopicFinder } from './open-topic-finder.ts';
import { proposeTopics } from './propose-topics.ts';
import { motionLikeness, nearTwin } from './near-twin.ts';
import { partsOf } from './read/subject-of-text.ts';

/** A case file with words that a test needs; the rest is alike. */
function aCase(motion: string, changes: Partial<CaseFile> = {}): CaseFile {
  const argument = (claim: string) => ({
    claim,
    why: 'A reason.',
    so: 'A result.',
    example: 'One case.',
    answer: 'No.',
  });
  return {
    motion,
    kind: 'policy',
    difficulty: 'fair',
    region: 'World',
    terms: [],
    facts: [],
    category: 'cities',
    slug: 'one',
    background: 'The black people of Germany and the disabled pay the same fare, Greta Thunberg said.',
    arguments: { for: [argument('It helps many people.')], against: [argument('It costs a lot of money.')] },
    ...changes,
  };
}

const BANK = [
  aCase('This house would make city buses free', { slug: 'buses' }),
  aCase('This house would close city centres to private cars', { slug: 'cars', difficulty: 'hard' }),
  aCase('This house regrets the rise of the night bus', { slug: 'night', kind: 'value' }),
  aCase('This house would ban zoos', { category: 'animals', slug: 'zoos' }),
];
/** Vectors as of an encoder for which every motion is about something else. */
const axis = (at: number) => Float32Array.from(BANK, (_, index) => (index === at ? 1 : 0));
const vectorsOf = (count: number) => ({
  motions: Array.from({ length: count }, (_, at) => axis(at)),
  backgrounds: Array.from({ length: count }, (_, at) => axis(at)),
});
const finder = openTopicFinder(BANK, undefined, null);
const propose = (
  about: string,
  more: Partial<ProposalRequest> = {},
  community = [] as ReturnType<typeof aTopic>[],
) => proposeTopics(aProposalRequest({ about, ...more }), finder, community);
const motionsFor = async (about: string, more: Partial<ProposalRequest> = {}) =>
  (await propose(about, more)).topics.map(({ motion }) => motion);

describe('motions from the words of an interest', () => {
  it.each([
    ['tourist tax in Kyoto', 'This house would introduce a tourist tax in Kyoto'],
    ['a TOURIST TAX in kyoto please', 'This house would introduce a tourist tax in Kyoto'],
    ['compulsory voting in Belgium', 'This house would end compulsory voting in Belgium'],
    ['compulsory voting in ireland', 'This house would introduce compulsory voting in Ireland'],
    ['voting at 16 in Brazil', 'This house believes that Brazil is right to let people vote at sixteen'],
    ['voting at 16 in Japan', 'This house would let people vote at sixteen in Japan'],
    ['nuclear energy in Germany', 'This house would return to nuclear energy in Germany'],
    ['nuclear energy in france', 'This house would phase out nuclear energy in France'],
    ['conscription in the netherlands', 'This house would introduce conscription in the Netherlands'],
    ['Finnish schools', 'This house would raise taxes to make classes smaller in Finnish schools'],
    ["Quebec's language law", 'This house would abolish the language law in Quebec'],
    ['hospital parking charges', 'This house would introduce a hospital parking charge'],
    ['urban foxes', 'This house would cull urban foxes'],
    ['an MP salary cap', 'This house would introduce an MP salary cap'],
    ['should we ban fireworks?', 'This house would ban fireworks'],
    ['prayer in state schools', 'This house would ban prayer in state schools'],
    ['Latin in schools', 'This house would teach Latin in every school'],
    ['e-scooters in paris', 'This house would ban e-scooters from city centres in Paris'],
    ['Benin bronzes', 'This house would return the Benin bronzes to the place that they came from'],
    ['airport expansion at Heathrow', 'This house supports airport expansion at Heathrow'],
    ['dogs in restaurants', 'This house would require a licence to keep dogs in restaurants'],
    ['trams vs buses', 'This house prefers trams to buses'],
    [
      'the Elgin marbles',
      'This house believes that the Elgin marbles belong to all people rather than to one country',
    ],
  ])('%s → %s', async (interest, motion) => {
    expect(await motionsFor(interest)).toContain(motion);
  });

  it.each([
    ['stolen art', /stolen/],
    ['the chess club of Brabblethwaite', /Brabblethwaite/i],
    ['free buses in Tallinn', /free .* free/],
    ['exporting live sheep', /exporting/],
    ['chess in schools', /would give schools/],
  ])('%s makes none that goes wrong', async (interest, wrong) => {
    expect((await motionsFor(interest)).filter((motion) => wrong.test(motion))).toEqual([]);
  });

  it('come without a case, and say so', async () => {
    const { topics } = await propose('tourist tax in Kyoto');
    expect(topics.every(({ from }) => from === 'words')).toBe(true);
    for (const { background, arguments: sides, terms } of topics) {
      expect([background, sides, terms]).toEqual(['', { for: [], against: [] }, []]);
    }
  });

  it('are others when five more are asked for, until there is nothing more', async () => {
    const first = await motionsFor('tourist tax in Kyoto');
    const more = await propose('tourist tax in Kyoto', { offered: first });
    expect(more).toMatchObject({ topics: [], whyNone: 'nothingMore' });
  });

  it('are of the wished kinds', async () => {
    const { topics } = await propose('tourist tax in Kyoto', { kinds: ['value'] });
    expect(topics.map(({ kind }) => kind)).toEqual(['value']);
  });
});

describe('no motion', () => {
  it.each([
    ['', 'empty'],
    ['a', 'empty'],
    ['?!', 'empty'],
    ['blorf snargle wibbet', 'unreadable'],
    ['fnord gleepish of the wug', 'unreadable'],
    ['kjhg zoos kjhg', 'unreadable'],
    ['the of and to in that', 'unreadable'],
    ['la pena de muerte en Estados Unidos', 'unreadable'],
    ['Nucléaire en France', 'unreadable'],
    ['学校制服', 'unreadable'],
    ['налог на туристов', 'unreadable'],
    ['my landlord Costas Georgiou is a crook', 'private'],
    ['why everyone hates Callum Pritchard', 'private'],
    ['is my sister Amira too fat', 'private'],
    ['how to get rid of gypsies', 'unkind'],
    ['poor people are just stupid and lazy', 'unkind'],
    ['the colour of my curtains', 'nothingNear'],
  ] as const)('for “%s”: %s', async (interest, whyNone) => {
    expect(await propose(interest)).toMatchObject({ topics: [], whyNone });
  });

  it('is made about people for what they are', async () => {
    const { topics } = await propose('black people and crime');
    expect(topics.filter(({ from }) => from === 'words')).toEqual([]);
  });

  it('names the nearest categories where nothing is near', async () => {
    const { nearest } = await propose('the colour of my curtains');
    expect(nearest).toContain('Cities');
  });
});

describe('motions of the bank', () => {
  it('are offered for their words, with their claims as arguments', async () => {
    const [first] = (await propose('free city buses')).topics;
    expect(first).toMatchObject({
      motion: 'This house would make city buses free',
      from: 'bank',
      category: 'Cities',
      arguments: { for: ['It helps many people.'], against: ['It costs a lot of money.'] },
    });
  });

  it('are found by their meaning where there is an encoder', async () => {
    const withMeaning = openTopicFinder(BANK, vectorsOf(BANK.length), async (texts) =>
      texts.map(() => axis(3)),
    );
    const { topics } = await proposeTopics(
      aProposalRequest({ about: 'keeping giraffes behind bars' }),
      withMeaning,
      [],
    );
    expect(topics.map(({ motion }) => motion)).toEqual(['This house would ban zoos']);
  });

  it('are found by their words where the encoder fails', async () => {
    const broken = openTopicFinder(BANK, { motions: [], backgrounds: [] }, async () => {
      throw new Error('down');
    });
    const { topics } = await proposeTopics(aProposalRequest({ about: 'free city buses' }), broken, []);
    expect(topics[0]?.motion).toBe('This house would make city buses free');
  });

  it('of a category are its own, the wished difficulty first', async () => {
    const hard = await motionsFor('', { category: 'Cities', difficulty: 'hard' });
    expect(hard).toHaveLength(3);
    expect(hard[0]).toBe('This house would close city centres to private cars');
    expect(await motionsFor('', { category: 'Cities', kinds: ['value'] })).toEqual([
      'This house regrets the rise of the night bus',
    ]);
  });
});

describe('published topics', () => {
  const topic = aTopic({ id: 't7', motion: 'This house would tax tourists in Kyoto' });

  it('on the same thing come first', async () => {
    const { topics } = await propose('tax on tourists in Kyoto', {}, [topic]);
    expect(topics[0]).toMatchObject({ from: 'community', topicId: 't7', motion: topic.motion });
  });

  it('on something else are left out', async () => {
    const { topics } = await propose('tourist tax in Venice', {}, [topic]);
    expect(topics.filter(({ from }) => from === 'community')).toEqual([]);
  });
});

describe('a long text', () => {
  it('is bounded: a whole book takes no longer than its beginning', async () => {
    const read: string[] = [];
    const withMeaning = openTopicFinder(BANK, vectorsOf(BANK.length), async (texts) => {
      read.push(...texts);
      return texts.map(() => axis(0));
    });
    const book = 'The buses of the city are free for all people who live there. '.repeat(20_000);
    const { topics } = await proposeTopics(aProposalRequest({ about: book }), withMeaning, []);
    expect(topics[0]?.motion).toBe('This house would make city buses free');
    expect(read.join('').length).toBeLessThanOrEqual(750);
  });

  it.each([300, 1_000, 4_900, 20_000])(
    'of %i characters has no more to encode, from its beginning to its end',
    (length) => {
      const tale = Array.from(
        { length: 400 },
        (_, at) => `In the year ${at} the buses of the city were free.`,
      );
      const text = tale.join(' ').slice(0, length);
      const parts = partsOf(text);
      expect(parts.join('').length).toBeLessThanOrEqual(750);
      expect(parts.join('').length).toBeGreaterThan(Math.min(length, 600) - 50);
      expect(text.indexOf(parts[0] ?? '-')).toBe(0);
      expect(text.lastIndexOf(parts.at(-1) ?? '-')).toBeGreaterThanOrEqual(length / 2 - 200);
    },
  );

  it('without a sentence is read as one part', () => {
    expect(partsOf('bus '.repeat(2_000))).toEqual(['bus '.repeat(188).slice(0, 750)]);
    expect(partsOf('  ')).toEqual([]);
  });
});

describe('twins', () => {
  it('are motions that differ in punctuation, case or word order', () => {
    expect(
      motionLikeness('This house would ban cars in cities.', 'THIS HOUSE WOULD, in cities, ban cars'),
    ).toBe(1);
  });

  it('are motions that say nearly the same', () => {
    const twin = { motion: 'This house would ban private cars in the cities' };
    expect(
      nearTwin('This house would ban all private cars in cities', [
        { motion: 'This house would tax sugar' },
        twin,
      ]),
    ).toBe(twin);
  });

  it('are no motions of one matter with another act', () => {
    expect(
      nearTwin('This house would close zoos', [{ motion: 'This house would subsidise zoos and aquariums' }]),
    ).toBeUndefined();
  });
});
