import { argumentMapSchema, type MapCorrection } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from './corrections.ts';
import { linesOfArgument } from './lines-of-argument.ts';
import { readMap } from './map-reader.ts';
import { messagesOf, VOTING } from './testing.ts';

const map = readMap(messagesOf(VOTING), { hasEnded: true });
const rebuttal = map.edges.find(({ relation }) => relation === 'rebuttal')!;
const { from, to } = rebuttal;
const correct = (changes: Partial<MapCorrection>): MapCorrection => ({
  from,
  to,
  relation: null,
  by: 'ada',
  atMs: 1,
  ...changes,
});
const fateOf = (id: string, corrected = map) => corrected.nodes.find((node) => node.id === id)?.fate;

describe('a correction of the map', () => {
  it('removes an edge, keeps it as removed, and decides the fate of the claim again', () => {
    const { map: corrected } = applyCorrections(map, [correct({})]);
    expect(corrected.edges).not.toContainEqual(expect.objectContaining({ from, to }));
    expect(corrected.removed).toEqual([{ ...rebuttal, corrected: { by: 'ada', atMs: 1, was: 'rebuttal' } }]);
    expect(fateOf(to)).toBe('answered');
    expect(fateOf(to, corrected)).toBe('dropped');
    expect(argumentMapSchema.parse(corrected)).toEqual(corrected);
  });

  it('changes an edge and records by whom, when, and its earlier value', () => {
    const { map: corrected } = applyCorrections(map, [
      correct({ relation: 'concession', by: 'ben', atMs: 9 }),
    ]);
    expect(corrected.edges).toContainEqual({
      from,
      to,
      relation: 'concession',
      basis: 'person',
      score: 1,
      corrected: { by: 'ben', atMs: 9, was: 'rebuttal' },
    });
    expect(fateOf(to, corrected)).toBe('conceded');
  });

  it('adds an edge that the engine did not see', () => {
    const dropped = map.nodes.find(({ fate }) => fate === 'dropped')!;
    const answer = map.nodes.findLast(({ side, kind }) => kind === 'claim' && side !== dropped.side)!;
    const added = correct({ from: answer.id, to: dropped.id, relation: 'rebuttal' });
    const { map: corrected } = applyCorrections(map, [added]);
    expect(fateOf(dropped.id, corrected)).toBe('answered');
    expect(corrected.edges.at(-1)?.corrected?.was).toBeNull();
  });

  it('counts the latest of several about the same pair, in any order', () => {
    const both = [correct({ atMs: 5, relation: 'support' }), correct({ atMs: 2 })];
    for (const corrections of [both, both.toReversed()]) {
      const { map: corrected } = applyCorrections(map, corrections);
      expect(corrected.edges).toContainEqual(expect.objectContaining({ from, to, relation: 'support' }));
      expect(corrected.removed).toEqual([]);
    }
  });

  it('ignores unknown nodes, and reports them', () => {
    const odd = [correct({ to: 'nowhere' }), correct({ to: from })];
    expect(applyCorrections(map, odd)).toEqual({ map, unplaced: odd });
  });
});

describe('the lines of argument', () => {
  it('have every node once, even if corrections form a cycle', () => {
    const circle = applyCorrections(map, [correct({ from: to, to: from, relation: 'rebuttal' })]).map;
    for (const one of [map, circle]) {
      const ids = linesOfArgument(one).flatMap(({ claim, replies }) => [
        claim.id,
        ...replies.map(({ node }) => node.id),
      ]);
      expect(ids.toSorted()).toEqual(one.nodes.map(({ id }) => id).toSorted());
    }
  });

  it('begin with a claim and continue with the replies', () => {
    const [first] = linesOfArgument(map);
    expect(first?.claim.messageId).toBe('m1');
    expect(first?.replies.map(({ node }) => node.messageId)).toEqual(expect.arrayContaining(['m2', 'm3']));
    expect(first?.replies.find(({ node }) => node.messageId === 'm3' && node.kind === 'claim')?.depth).toBe(
      2,
    );
  });
});
