import { describe, expect, it } from 'vitest';
import type { GraphNode } from './graph.ts';
import { readTopicStart } from './read-topic-start.ts';
import { topicArguments } from './topic-arguments.ts';

const node = (id: string, side: GraphNode['side'], text: string, kind: GraphNode['kind'] = 'claim') => ({
  id,
  side,
  text,
  kind,
});
const NOTHING = { noArgument: 0, noSide: 0, tooLong: 0, twice: 0, noRoom: 0 };

describe('a map as the start of a topic', () => {
  it('gives it the claims of each side nearest to its thesis, without the thesis', () => {
    const started = topicArguments({
      title: '',
      nodes: [
        node('1', 'for', 'Voting should be a duty.'),
        node('1.1.1', 'against', 'Turnout is not consent.'),
        node('1.1', 'for', 'It lifts turnout.'),
        node('1.2', 'against', 'A right may be left unused.'),
      ],
      edges: [
        { from: '1.1', to: '1', relation: 'support' },
        { from: '1.1.1', to: '1.1', relation: 'rebuttal' },
        { from: '1.2', to: '1', relation: 'rebuttal' },
      ],
    });
    expect(started).toEqual({
      arguments: {
        for: ['It lifts turnout.'],
        against: ['A right may be left unused.', 'Turnout is not consent.'],
      },
      leftOut: NOTHING,
      ignoredLinks: 0,
    });
  });

  it('fits the limits of a topic, even from a cycle, and counts the rest', () => {
    const nodes = Array.from({ length: 20 }, (_, at) =>
      node(`n${at}`, at % 2 ? 'for' : 'against', `Claim ${at}`),
    );
    const edges = nodes.map(({ id }, at) => ({
      from: id,
      to: `n${(at + 1) % 20}`,
      relation: 'rebuttal' as const,
    }));
    const { arguments: started, leftOut, ignoredLinks } = topicArguments({ title: '', nodes, edges });
    expect([started.for.length, started.against.length]).toEqual([6, 6]);
    // The last link would close the circle; without it the last claim is the thesis.
    expect([leftOut, ignoredLinks]).toEqual([{ ...NOTHING, noRoom: 7 }, 1]);
  });

  it('reports why it leaves out long, repeated, unrelated or sideless claims', () => {
    const nodes = [
      node('a', 'for', 'x'.repeat(301)),
      node('b', 'for', 'x'.repeat(300)),
      node('c', 'against', 'Twice.'),
      node('d', 'against', 'Twice.'),
      node('e', 'for', 'A source, 2019.', 'evidence'),
      node('f', null, 'Whose is this?'),
    ];
    expect(topicArguments({ title: '', nodes, edges: [] })).toEqual({
      arguments: { for: ['x'.repeat(300)], against: ['Twice.'] },
      leftOut: { ...NOTHING, tooLong: 1, twice: 1, noArgument: 1, noSide: 1 },
      ignoredLinks: 0,
    });
  });

  it.each([
    ['leads back to the thesis', '[Duty]\n  +> [Turnout]', 1, 0],
    ['links a statement with itself', '[Turnout]\n  + [Turnout]', 1, 0],
    ['is a statement by itself', '[Aside]: Lunch is at one.', 0, 1],
  ])('keeps three good arguments beside a line that %s', (_, bad, ignoredLinks, noSide) => {
    const good =
      '[Duty]: Voting should be a duty.\n  + [Turnout]: It lifts turnout.\n  + It is fair.\n  - A right may be left unused.';
    expect(readTopicStart(`${good}\n\n${bad}`)).toMatchObject({
      value: {
        arguments: { for: ['It lifts turnout.', 'It is fair.'], against: ['A right may be left unused.'] },
        leftOut: { ...NOTHING, noSide },
        ignoredLinks,
      },
    });
  });

  it('reads a relation below no statement as a statement on no side', () => {
    expect(readTopicStart('  - Nobody said this.\n\n[Duty]: Vote.\n  + It lifts turnout.')).toMatchObject({
      value: { arguments: { for: ['It lifts turnout.'], against: [] }, leftOut: { ...NOTHING, noSide: 1 } },
    });
  });

  it('infers the sides from support and attack on its thesis if none are given', () => {
    const started = readTopicStart(
      '[Duty]: Voting should be a duty.\n  + It lifts turnout.\n    - Turnout is not consent.\n  - A right may be left unused.',
    );
    expect(started).toMatchObject({
      value: {
        kind: 'argdown',
        arguments: {
          for: ['It lifts turnout.'],
          against: ['A right may be left unused.', 'Turnout is not consent.'],
        },
      },
    });
  });
});

describe('pasted text', () => {
  const KIALO = 'Discussion Title: Buses\n\n1. Buses should be free.\n1.1. Pro: Clean air.\n1.2. Con: Cost.';

  it.each([
    ['kialo', KIALO],
    ['kialo', `\n\n${KIALO.slice(KIALO.indexOf('1.'))}`],
    [
      'argdown',
      '===\ntitle: Buses\n===\n\n[S1]: Buses should be free. #for\n  + <Air>: Clean air.\n  - <Cost>: Cost.',
    ],
    [
      'xaif',
      JSON.stringify({
        AIF: {
          nodes: [
            { nodeID: 1, type: 'I', text: 'Buses should be free.' },
            { nodeID: 2, type: 'I', text: 'Clean air.' },
            { nodeID: 3, type: 'I', text: 'Cost.' },
            { nodeID: 4, type: 'RA', text: '' },
            { nodeID: 5, type: 'CA', text: '' },
          ],
          edges: [
            { edgeID: 1, fromID: 2, toID: 4 },
            { edgeID: 2, fromID: 4, toID: 1 },
            { edgeID: 3, fromID: 3, toID: 5 },
            { edgeID: 4, fromID: 5, toID: 1 },
          ],
        },
      }),
    ],
  ])('is recognised as %s', (kind, text) => {
    expect(readTopicStart(text)).toMatchObject({
      value: { kind, arguments: { for: ['Clean air.'], against: ['Cost.'] } },
    });
  });

  it('gives the topic its title, unless the title is a whole text', () => {
    expect(readTopicStart(KIALO)).toMatchObject({ value: { title: 'Buses' } });
    const long = KIALO.replace('Buses', 'Buses and trains '.repeat(40));
    expect(readTopicStart(long)).toMatchObject({ value: { title: '' } });
  });

  it.each([
    [
      'Buses should be free, because the air would be clean.',
      /^This isn’t an argument map\. Paste a text export from Kialo/,
    ],
    ['1. First of all, cost.\n2. And then, air.', /^This isn’t an argument map/],
    ['{"motion": "This house would ride buses"}', /^Line 1: /],
    ['{"AIF": ', /^Line 1: The JSON ends too early/],
    ['1. A\n1.1. Pro: B\nC\n1.3.1. Con: D', /^Line 4: 1\.3\.1 belongs under 1\.3, which is missing/],
    ['\n'.repeat(1_000_000), /^This isn’t an argument map/],
    ['[\n<\n'.repeat(400_000), /^This isn’t an argument map/],
    ['x'.repeat(2_000_001), /^This is 2,000,001 characters long, and at most 2,000,000 are read/],
  ])('refuses bad input with advice: %#', (text, says) => {
    expect(readTopicStart(text)).toEqual({ ok: false, refusal: expect.stringMatching(says) });
  });
});
