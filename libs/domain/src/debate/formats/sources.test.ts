import { describe, expect, it } from 'vitest';
import type { Format } from '../format.ts';
import { formatSource } from './format-abouts.ts';
import { FORMATS } from './index.ts';

/** A step as rule books write it: its name, its kind, the seats that speak, its seconds, and its special rules. */
type SourceStep = [name: string, kind: string, seats: string, seconds: number, ...remarks: string[]];

/** Seconds before the debate, in each side's bank, after each step for the last sentence, and for the last vote. */
type SourceRules = { prep: number; bank: number; grace: number; vote: number; coin: boolean };

/** A format as its source defines it: the teams with their seats in order, the steps, and the rules around them. */
type Source = { teams: Record<string, string>; rules: SourceRules; steps: SourceStep[] };

const RULES: SourceRules = { prep: 0, bank: 0, grace: 15, vote: 60, coin: false };
const ONE_EACH = { For: 'for-1', Against: 'against-1' };
const TWO_EACH = { For: 'for-1 for-2', Against: 'against-1 against-2' };

/** Written from the rule books and from the product's table of formats, not from the code. */
const SOURCES: Record<string, Source> = {
  'quick-clash': {
    teams: ONE_EACH,
    rules: { ...RULES, prep: 120 },
    steps: [
      ['Opening, For', 'speech', 'for-1', 120],
      ['Opening, Against', 'speech', 'against-1', 120],
      ['Cross-examination', 'crossExamination', 'for-1 against-1', 240],
      ['Rebuttal, For', 'rebuttal', 'for-1', 120],
      ['Rebuttal, Against', 'rebuttal', 'against-1', 120],
    ],
  },
  'lincoln-douglas': {
    teams: { Affirmative: 'for-1', Negative: 'against-1' },
    rules: { ...RULES, bank: 240 },
    steps: [
      ['Affirmative constructive', 'speech', 'for-1', 360],
      ['Cross-examination by Negative', 'crossExamination', 'for-1 against-1', 180, 'against-1 asks'],
      ['Negative constructive', 'speech', 'against-1', 420],
      ['Cross-examination by Affirmative', 'crossExamination', 'for-1 against-1', 180, 'for-1 asks'],
      ['First affirmative rebuttal', 'rebuttal', 'for-1', 240],
      ['Negative rebuttal', 'rebuttal', 'against-1', 360],
      ['Second affirmative rebuttal', 'rebuttal', 'for-1', 180],
    ],
  },
  'public-forum': {
    teams: TWO_EACH,
    rules: { ...RULES, bank: 180, coin: true },
    steps: [
      ['First constructive', 'speech', 'for-1', 240],
      ['Second constructive', 'speech', 'against-1', 240],
      ['First crossfire', 'crossfire', 'for-1 against-1', 180],
      ['First rebuttal', 'rebuttal', 'for-2', 240],
      ['Second rebuttal', 'rebuttal', 'against-2', 240],
      ['Second crossfire', 'crossfire', 'for-2 against-2', 180],
      ['First summary', 'rebuttal', 'for-1', 180],
      ['Second summary', 'rebuttal', 'against-1', 180],
      ['Grand crossfire', 'crossfire', 'for-1 for-2 against-1 against-2', 180],
      ['First final focus', 'rebuttal', 'for-2', 120],
      ['Second final focus', 'rebuttal', 'against-2', 120],
    ],
  },
  policy: {
    teams: { Affirmative: 'for-1 for-2', Negative: 'against-1 against-2' },
    rules: { ...RULES, bank: 480 },
    steps: [
      ['First affirmative constructive', 'speech', 'for-1', 480],
      ['Cross-examination by 2N', 'crossExamination', 'against-2 for-1', 180, 'against-2 asks'],
      ['First negative constructive', 'speech', 'against-1', 480],
      ['Cross-examination by 1A', 'crossExamination', 'for-1 against-1', 180, 'for-1 asks'],
      ['Second affirmative constructive', 'speech', 'for-2', 480],
      ['Cross-examination by 1N', 'crossExamination', 'against-1 for-2', 180, 'against-1 asks'],
      ['Second negative constructive', 'speech', 'against-2', 480],
      ['Cross-examination by 2A', 'crossExamination', 'for-2 against-2', 180, 'for-2 asks'],
      ['First negative rebuttal', 'rebuttal', 'against-1', 300],
      ['First affirmative rebuttal', 'rebuttal', 'for-1', 300],
      ['Second negative rebuttal', 'rebuttal', 'against-2', 300],
      ['Second affirmative rebuttal', 'rebuttal', 'for-2', 300],
    ],
  },
  'world-schools': {
    teams: { Proposition: 'for-1 for-2 for-3', Opposition: 'against-1 against-2 against-3' },
    rules: { ...RULES, prep: 3_600 },
    steps: [
      ['First proposition', 'speech', 'for-1', 480, 'points 60–420'],
      ['First opposition', 'speech', 'against-1', 480, 'points 60–420'],
      ['Second proposition', 'speech', 'for-2', 480, 'points 60–420'],
      ['Second opposition', 'speech', 'against-2', 480, 'points 60–420'],
      ['Third proposition', 'speech', 'for-3', 480, 'points 60–420'],
      ['Third opposition', 'speech', 'against-3', 480, 'points 60–420'],
      ['Opposition reply', 'rebuttal', 'against-1', 240],
      ['Proposition reply', 'rebuttal', 'for-1', 240],
    ],
  },
  'british-parliamentary': {
    teams: {
      'Opening government': 'for-1 for-2',
      'Opening opposition': 'against-1 against-2',
      'Closing government': 'for-3 for-4',
      'Closing opposition': 'against-3 against-4',
    },
    rules: { ...RULES, prep: 900 },
    steps: [
      ['Prime minister', 'speech', 'for-1', 420, 'points 60–360'],
      ['Leader of opposition', 'speech', 'against-1', 420, 'points 60–360'],
      ['Deputy prime minister', 'speech', 'for-2', 420, 'points 60–360'],
      ['Deputy leader of opposition', 'speech', 'against-2', 420, 'points 60–360'],
      ['Member of government', 'speech', 'for-3', 420, 'points 60–360'],
      ['Member of opposition', 'speech', 'against-3', 420, 'points 60–360'],
      ['Government whip', 'speech', 'for-4', 420, 'points 60–360'],
      ['Opposition whip', 'speech', 'against-4', 420, 'points 60–360'],
    ],
  },
  oxford: {
    teams: TWO_EACH,
    rules: { ...RULES, vote: 0 },
    steps: [
      ['Vote before', 'vote', 'nobody', 120],
      ['Opening, first For', 'speech', 'for-1', 240],
      ['Opening, first Against', 'speech', 'against-1', 240],
      ['Opening, second For', 'speech', 'for-2', 240],
      ['Opening, second Against', 'speech', 'against-2', 240],
      ['Moderated discussion', 'discussion', 'for-1 against-1 for-2 against-2', 900],
      ['Questions from the audience', 'questions', 'for-1 against-1 for-2 against-2', 600, 'turns of 30'],
      ['Closing, first For', 'rebuttal', 'for-1', 120],
      ['Closing, first Against', 'rebuttal', 'against-1', 120],
      ['Closing, second For', 'rebuttal', 'for-2', 120],
      ['Closing, second Against', 'rebuttal', 'against-2', 120],
      ['Vote after', 'vote', 'nobody', 120],
    ],
  },
  'open-floor': {
    teams: ONE_EACH,
    rules: RULES,
    steps: [
      ['Where we stand', 'openFloor', 'nobody', 600, 'turns of 90'],
      ['What counts against it', 'openFloor', 'nobody', 600, 'turns of 90'],
      ['What follows', 'openFloor', 'nobody', 600, 'turns of 90'],
      ['Summary, For', 'rebuttal', 'for-1', 60],
      ['Summary, Against', 'rebuttal', 'against-1', 60],
    ],
  },
};

function asInSource(format: Format): Source {
  const { preparationSeconds: prep, prepBankSeconds: bank, graceSeconds: grace, coinFlip: coin } = format;
  const teams: Record<string, string> = {};
  for (const { id, team } of format.seats) teams[team] = teams[team] ? `${teams[team]} ${id}` : id;
  return {
    teams,
    rules: { prep, bank, grace, vote: format.verdictVoteSeconds, coin },
    steps: stepsOf(format),
  };
}

function stepsOf({ steps }: Format): SourceStep[] {
  return steps.map(({ name, kind, seatIds, seconds, askingSeatIds, poi, turnSeconds }) => [
    name,
    kind,
    seatIds.join(' ') || 'nobody',
    seconds,
    ...askingSeatIds.map((id) => `${id} asks`),
    ...(poi ? [`points ${poi.fromSeconds}–${poi.toSeconds}`] : []),
    ...(turnSeconds === null ? [] : [`turns of ${turnSeconds}`]),
  ]);
}

describe('the formats', () => {
  it('are the eight of the table, Quick clash first', () => {
    expect([...FORMATS.keys()]).toEqual(Object.keys(SOURCES));
  });

  it.each(Object.entries(SOURCES))('follow their sources step by step: %s', (id, source) => {
    expect(asInSource(FORMATS.get(id)!)).toEqual(source);
  });

  it.each([
    ['lincoln-douglas', /National Speech & Debate Association/],
    ['public-forum', /National Speech & Debate Association/],
    ['policy', /National Speech & Debate Association.*common practice.*300 s/],
    ['world-schools', /World Schools Debating Championships/],
    ['british-parliamentary', /World Universities Debating Championships/],
    ['oxford', /Open to Debate .*ours/],
    ['quick-clash', /SPAR/],
  ])('name the source of their rules and our deviations from it: %s', (id, words) => {
    expect(formatSource(FORMATS.get(id)!)).toMatch(words);
  });
});
