import fc from 'fast-check';
import { readMap } from '../map-reader.ts';
import { messagesOf, VOTING } from '../testing.ts';
import { graphOfMap, type ArgumentGraph } from './graph.ts';

export const SEED = { seed: 20_261_122, numRuns: 200 };
export const map = readMap(messagesOf(VOTING), { hasEnded: true });
export const graph = graphOfMap('This house would make voting compulsory', map);

/** Characters that are special in one of the formats, plus whatever else people write. */
export const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '"]}',
  '\\',
  '[S1]: ',
  '- ',
  '+> <x>',
  '#for ',
  ']]>',
  '&amp;',
  '===',
  '1.1. Pro: ',
  '{side: "for"}',
  '// not a comment',
  '/* nor this */',
  '\u202e',
  '\u0000',
  '\ud800',
  'ﷺ',
  '👩‍👩‍👧',
  "' onload='x",
);
/** A statement with such signs in it. */
export const words = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), hostile), { minLength: 1, maxLength: 4 })
  .map((parts) => `word ${parts.join(' ')}`);
/** Any map, its words hostile too. */
export const graphs: fc.Arbitrary<ArgumentGraph> = fc
  .tuple(
    words,
    fc.array(
      fc.record({
        kind: fc.constantFrom(
          'claim' as const,
          'evidence' as const,
          'concession' as const,
          'restatement' as const,
        ),
        side: fc.constantFrom('for' as const, 'against' as const, null),
        text: words,
      }),
      { minLength: 1, maxLength: 6 },
    ),
    fc.array(
      fc.tuple(
        fc.nat(5),
        fc.nat(5),
        fc.constantFrom(
          'support' as const,
          'rebuttal' as const,
          'concession' as const,
          'restatement' as const,
        ),
      ),
      { maxLength: 8 },
    ),
  )
  .map(([title, nodes, links]) => {
    const all = nodes.map((node, at) => ({ id: `n${at}`, ...node }));
    const inside = links.filter(([from, to]) => from !== to && from < all.length && to < all.length);
    const once = new Map(inside.map(([from, to, relation]) => [`${from}>${to}`, { from, to, relation }]));
    return {
      title,
      nodes: all,
      edges: [...once.values()].map(({ from, to, relation }) => ({
        from: `n${from}`,
        to: `n${to}`,
        relation,
      })),
    };
  });
