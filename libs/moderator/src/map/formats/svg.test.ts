import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from '../corrections.ts';
import { renderMapSvg } from './svg.ts';
import { graph, map, SEED, words } from './testing.ts';

describe('a map as a picture', () => {
  const svg = (theme: 'light' | 'dark', changed = map) =>
    renderMapSvg(changed, { motion: graph.title, theme });

  it('shows every claim with its side in words, its fate, and its whole text', () => {
    const picture = svg('dark');
    for (const { text } of map.nodes) expect(picture).toContain(text);
    for (const word of ['For', 'Against', 'Answered', 'Dropped', 'Conceded']) expect(picture).toContain(word);
    expect(picture.match(/<g>/g)).toHaveLength(map.nodes.length);
  });

  it('differs between the themes, and is the same each time', () => {
    expect(svg('light')).not.toBe(svg('dark'));
    expect(svg('light')).toBe(svg('light'));
  });

  it('is well-formed whatever people wrote, and their words are never part of it', () => {
    const parser = new XmlCheck();
    fc.assert(
      fc.property(words, (text) => {
        const odd = { ...map, nodes: map.nodes.map((node) => ({ ...node, text })) };
        const picture = renderMapSvg(odd, { motion: text, theme: 'light', nameOf: () => text });
        expect(parser.elementsIn(picture)).toEqual(parser.allowed);
      }),
      SEED,
    );
  });

  it('draws a map that a correction turned into a cycle', () => {
    const [edge] = map.edges.filter(({ relation }) => relation === 'rebuttal');
    const circle = { from: edge!.to, to: edge!.from, relation: 'rebuttal' as const, by: 'ada', atMs: 1 };
    expect(svg('light', applyCorrections(map, [circle]).map)).toContain('</svg>');
  });

  it('draws no statement at all', () => {
    expect(svg('light', { nodes: [], edges: [], removed: [] })).toContain('Statements: 0.');
  });
});

/** Parses XML strictly enough to notice anything that is not part of the picture. */
class XmlCheck {
  readonly allowed = ['circle', 'desc', 'g', 'path', 'rect', 'svg', 'text', 'title', 'tspan'];

  elementsIn(xml: string): string[] {
    const rest = xml.replaceAll(
      /<\/?([a-z]+)(?: [a-zA-Z-]+="[^"<>&]*(?:&(?:amp|lt|gt|quot|#39);[^"<>&]*)*"|xmlns="[^"]*"| )*\/?>/g,
      '',
    );
    if (
      /[<>]|&(?!(?:amp|lt|gt|quot|#39);)|[\ud800-\udfff\ufffe\uffff]/.test(
        rest.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, ''),
      ) ||
      xml.includes('\u0000')
    ) {
      throw new Error(`no XML: ${rest.slice(0, 200)}`);
    }
    return [...new Set([...xml.matchAll(/<([a-z]+)/g)].map(([, name]) => name ?? ''))].toSorted();
  }
}
