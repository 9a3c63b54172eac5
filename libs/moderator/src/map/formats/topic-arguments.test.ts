import { describe, expect, it } from 'vitest';
import { topicArguments } from './topic-arguments.ts';

describe('a map that begins a topic', () => {
  const node = (id: string, side: 'for' | 'against', text: string) => ({
    id,
    side,
    text,
    kind: 'claim' as const,
  });

  it('gives it the claims of each side nearest to its thesis, without the thesis', () => {
    const started = topicArguments({
      title: '',
      nodes: [
        node('1', 'for', 'Voting should be a duty.'),
        node('1.1.1', 'against', 'Turnout is not consent.'),
        node('1.1', 'for', 'It lifts turnout.'),
        node('1.2', 'against', 'A right may be left unused.'),
        node('1.3', 'for', 'x'.repeat(301)),
      ],
      edges: [
        { from: '1.1', to: '1', relation: 'support' },
        { from: '1.1.1', to: '1.1', relation: 'rebuttal' },
        { from: '1.2', to: '1', relation: 'rebuttal' },
        { from: '1.3', to: '1', relation: 'support' },
      ],
    });
    expect(started).toEqual({
      for: ['It lifts turnout.'],
      against: ['A right may be left unused.', 'Turnout is not consent.'],
    });
  });

  it('gives it no more than it takes, also from a circle', () => {
    const nodes = Array.from({ length: 20 }, (_, at) =>
      node(`n${at}`, at % 2 ? 'for' : 'against', `Claim ${at}`),
    );
    const edges = nodes.map(({ id }, at) => ({
      from: id,
      to: `n${(at + 1) % 20}`,
      relation: 'rebuttal' as const,
    }));
    const started = topicArguments({ title: '', nodes, edges });
    expect([started.for.length, started.against.length]).toEqual([6, 6]);
  });
});
