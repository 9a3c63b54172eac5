import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArgdown } from './argdown-read.ts';
import { renderArgdown } from './argdown-write.ts';
import { graphOfMap, type ArgumentGraph } from './graph.ts';
import { readKialo } from './kialo-read.ts';
import { graph, graphs, hostile, map, SEED, words } from './testing.ts';
import { readXaif, renderXaif } from './xaif.ts';

/** A map by its words and the places of its nodes, however they are called; words as every reader tidies them. */
function shape({ nodes, edges }: ArgumentGraph) {
  const places = new Map(nodes.map(({ id }, at) => [id, at]));
  return {
    nodes: nodes.map(({ kind, side, text }) => ({ kind, side, text: tidy(text) })),
    edges: edges
      .map(({ from, to, relation }) => `${places.get(from)} ${relation} ${places.get(to)}`)
      .toSorted(),
  };
}
const tidy = (text: string) =>
  graphOfMap('', { nodes: [{ ...map.nodes[0]!, text }], edges: [], removed: [] }).nodes[0]!.text;

const FORMATS = [
  ['xAIF', renderXaif, readXaif],
  ['Argdown', renderArgdown, readArgdown],
] as const;

describe.each(FORMATS)('a map as %s', (_, render, read) => {
  it('reads back as the same map', () => {
    const again = read(render(graph));
    expect(again.ok && again.value.title).toBe(graph.title);
    expect(again.ok && shape(again.value)).toEqual(shape(graph));
  });

  it('survives any text in a map', () => {
    fc.assert(
      fc.property(graphs, (any) => {
        const again = read(render(any));
        expect(again).toMatchObject({ ok: true });
        expect(again.ok && shape(again.value)).toEqual(shape(any));
      }),
      SEED,
    );
  });
});

describe.each([
  ['xAIF', readXaif],
  ['Argdown', readArgdown],
  ['Kialo', readKialo],
])('reading %s', (_, read) => {
  it('never throws for any text, and a refusal names a line', () => {
    const lines = fc
      .array(
        fc.oneof(
          words,
          hostile,
          fc.constantFrom('1. Thesis', '1.1. Con: No', '[A]: yes', '  - [B]', '{"AIF":', '['),
        ),
      )
      .map((all) => all.join('\n'));
    fc.assert(
      fc.property(lines, (text) => {
        const result = read(text);
        const { line, says } = result.ok ? { line: 1, says: '.' } : result.refusal;
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
        expect(says).toMatch(/[.:]/);
      }),
      SEED,
    );
  });

  it.each([
    ['nothing', ''],
    ['brackets without end', '['.repeat(500_000)],
    ['braces without end', '{"a":'.repeat(300_000)],
    ['links without end', `1. ${'[a]('.repeat(400_000)}`],
    ['one endless statement', `[a]: ${'x #(y '.repeat(300_000)}`],
    ['one endless text', `"${'x'.repeat(1_900_000)}`],
    ['too much', 'x'.repeat(2_000_001)],
    [
      'as many statements as it likes',
      Array.from({ length: 60_000 }, (__, at) => `[s${at}]: a b c\n`).join('\n'),
    ],
  ])('refuses %s', (__, text) => {
    expect(read(text)).toMatchObject({ ok: false });
  });
});
