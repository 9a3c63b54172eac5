import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from '../corrections.ts';
import { readMap } from '../map-reader.ts';
import { messagesOf, VOTING } from '../testing.ts';
import { readArgdown } from './argdown-read.ts';
import { renderArgdown } from './argdown-write.ts';
import { graphOfMap, type ArgumentGraph } from './graph.ts';
import { readKialo } from './kialo-read.ts';
import { parseLocated } from './located-json.ts';
import { renderMapSvg } from './svg.ts';
import { readXaif, renderXaif } from './xaif.ts';

const SEED = { seed: 20_261_122, numRuns: 200 };
const map = readMap(messagesOf(VOTING), { hasEnded: true });
const graph = graphOfMap('This house would make voting compulsory', map);

/** Signs that mean something to one of the formats, beside whatever else people write. */
const hostile = fc.constantFrom(
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
const words = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), hostile), { minLength: 1, maxLength: 4 })
  .map((parts) => `word ${parts.join(' ')}`);
const graphs: fc.Arbitrary<ArgumentGraph> = fc
  .tuple(
    words,
    fc.array(
      fc.record({
        kind: fc.constantFrom('claim' as const, 'evidence' as const, 'concession' as const),
        side: fc.constantFrom('for' as const, 'against' as const, null),
        text: words,
      }),
      { minLength: 1, maxLength: 6 },
    ),
    fc.array(
      fc.tuple(
        fc.nat(5),
        fc.nat(5),
        fc.constantFrom('support' as const, 'rebuttal' as const, 'concession' as const),
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
  it('is the same map when it is read again', () => {
    const again = read(render(graph));
    expect(again.ok && again.value.title).toBe(graph.title);
    expect(again.ok && shape(again.value)).toEqual(shape(graph));
  });

  it('is the same map whatever people wrote in it', () => {
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
  it('never throws, whatever text it is given, and names a line where it refuses', () => {
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

describe('bad xAIF', () => {
  const refusal = (text: string) => {
    const read = readXaif(text);
    return read.ok ? undefined : read.refusal;
  };
  it.each([
    ['{\n "AIF": {\n  "nodes": []\n }\n}', 2, 'no list “edges”'],
    ['{"AIF": {"nodes": [\n{"nodeID": 1, "text": "a"}\n], "edges": []}}', 2, 'no “type”'],
    ['{"AIF": {"nodes": [], "edges": [\n\n{"fromID": 1, "toID": 2}]}}', 3, 'No node is called “1”'],
    ['{"AIF":\n{"nodes": [],\n"edges": [],}}', 3, 'comma stands before the end'],
    ['[1,\n2', 2, 'ends too early'],
    ['{"AIF": {"nodes": [{"nodeID": 1, "text": "a", "type": "RA"}], "edges": []}}', 1, 'no statement'],
  ])('is refused with the line: %#', (text, line, says) => {
    expect(refusal(text)).toMatchObject({ line, says: expect.stringContaining(says) });
  });

  it('is read where another program wrote it, with numbers for ids and no speakers', () => {
    const foreign = {
      AIF: {
        nodes: [
          { nodeID: 1, text: 'Fares keep the poor at home', type: 'I' },
          { nodeID: 2, text: 'Free buses help the poor', type: 'I' },
          { nodeID: 3, text: 'Default Inference', type: 'RA' },
        ],
        edges: [
          { edgeID: 0, fromID: 1, toID: 3 },
          { edgeID: 1, fromID: 3, toID: 2 },
        ],
      },
    };
    expect(readXaif(JSON.stringify(foreign))).toMatchObject({
      ok: true,
      value: {
        edges: [{ from: '1', to: '2', relation: 'support' }],
        nodes: [{ side: null }, { side: null }],
      },
    });
  });
});

describe('JSON with lines', () => {
  it('takes what JSON.parse takes and refuses what it refuses', () => {
    const values = fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((text) => text.slice(1)),
    );
    fc.assert(
      fc.property(values, (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(parseLocated(text).ok).toBe(isJson);
      }),
      SEED,
    );
  });
});

describe('Argdown', () => {
  it('is read as people write it: headings, comments, names, indentation and arrows', () => {
    const read = readArgdown(
      [
        '# Voting',
        '',
        '// a note to myself',
        '[Duty]: Voting should be a duty',
        'for every citizen. #for',
        '  - <Freedom>: A right may be left unused. #against {source: "me"}',
        '    - It costs a Saturday only.',
        '  + [Turnout]',
        '',
        '[Turnout]: Turnout rises.',
        '  +> [Duty]',
      ].join('\n'),
    );
    expect(read.ok && read.value.title).toBe('Voting');
    expect(read.ok && read.value.nodes.map(({ id, side, text }) => [id, side, text])).toEqual([
      ['Duty', 'for', 'Voting should be a duty for every citizen.'],
      ['Freedom', 'against', 'A right may be left unused.'],
      ['line 7', null, 'It costs a Saturday only.'],
      ['Turnout', null, 'Turnout rises.'],
    ]);
    expect(read.ok && read.value.edges).toEqual([
      { from: 'Freedom', to: 'Duty', relation: 'rebuttal' },
      { from: 'line 7', to: 'Freedom', relation: 'rebuttal' },
      { from: 'Turnout', to: 'Duty', relation: 'support' },
      { from: 'Turnout', to: 'Duty', relation: 'support' },
    ]);
  });

  it.each([
    ['  - a reply to nothing', 1, 'below no statement'],
    ['[A]: b\n\n(1) All men are mortal.\n----\n(2) So is he.', 3, 'Numbered steps'],
  ])('is refused with the line: %#', (text, line, says) => {
    expect(readArgdown(text)).toMatchObject({ refusal: { line, says: expect.stringContaining(says) } });
  });
});

describe('a debate of Kialo', () => {
  const TEXT = `Discussion Title: Should voting be compulsory?

1. Voting should be compulsory.
1.1. Pro: It lifts [turnout](https://example.org/a_(b)).
1.1.1. Con: Turnout is
not consent.
1.2. Con: A right may be left unused.
1.2.1. Con: -> See 1.1.
Sources
[1] somebody`;

  it('is read with sides that follow from Pro and Con', () => {
    const read = readKialo(TEXT);
    expect(read.ok && read.value.nodes.map(({ id, side, text }) => [id, side, text])).toEqual([
      ['1', 'for', 'Voting should be compulsory.'],
      ['1.1', 'for', 'It lifts turnout.'],
      ['1.1.1', 'against', 'Turnout is not consent.'],
      ['1.2', 'against', 'A right may be left unused.'],
    ]);
    expect(read.ok && read.value.edges.at(-1)).toEqual({ from: '1.1', to: '1.2', relation: 'rebuttal' });
    expect(read.ok && read.value.title).toBe('Should voting be compulsory?');
  });

  it.each([
    ['Hello there', 1, 'no claim of Kialo'],
    ['1. A\n1.1. Maybe so', 2, 'neither “Pro:” nor “Con:”'],
    ['1. A\n\n1.2.1. Pro: B', 3, 'below 1.2, which is missing'],
    ['1. A\n1. B', 2, 'Two statements are called “1”'],
    ['1. A\n1.1. Pro: -> See 4.', 2, '“4” is linked, but nowhere written out'],
    [`1. ${'a'.repeat(1_001)}`, 1, 'longer than 1000'],
  ])('is refused with the line: %#', (text, line, says) => {
    expect(readKialo(text)).toMatchObject({ refusal: { line, says: expect.stringContaining(says) } });
  });
});

describe('a map as a picture', () => {
  const svg = (theme: 'light' | 'dark', changed = map) =>
    renderMapSvg(changed, { motion: graph.title, theme });

  it('shows every claim with its side in words, its fate, and its whole text', () => {
    const picture = svg('dark');
    for (const { text } of map.nodes) expect(picture).toContain(text);
    for (const word of ['For', 'Against', 'Answered', 'Dropped', 'Conceded']) expect(picture).toContain(word);
    expect(picture.match(/<g>/g)).toHaveLength(map.nodes.length);
  });

  it('is another one in the other theme, and the same each time', () => {
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

  it('draws a map that somebody corrected into a circle', () => {
    const [edge] = map.edges.filter(({ relation }) => relation === 'rebuttal');
    const circle = { from: edge!.to, to: edge!.from, relation: 'rebuttal' as const, by: 'ada', atMs: 1 };
    expect(svg('light', applyCorrections(map, [circle]).map)).toContain('</svg>');
  });

  it('draws no statement at all', () => {
    expect(svg('light', { nodes: [], edges: [], removed: [] })).toContain('0 statements');
  });
});

/** Reads XML strictly enough to notice anything that is no element of the picture. */
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
