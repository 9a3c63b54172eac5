import { argumentMapSchema, type ArgumentMap, type MapNode } from '@rostrum/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMapHeads } from './heads.ts';
import type { MapMessage } from './link.ts';
import { createMapReader, readMap } from './map-reader.ts';
import { messagesOf, VOTING, type Line } from './testing.ts';

const heads = createMapHeads();
const read = (lines: readonly Line[], hasEnded = true) => readMap(messagesOf(lines), { hasEnded }, heads);
const nodesIn = ({ nodes }: ArgumentMap, messageId: string) =>
  nodes.filter((node) => node.messageId === messageId);
const fateIn = (map: ArgumentMap, messageId: string) =>
  nodesIn(map, messageId).find(({ kind }) => kind === 'claim')?.fate;
const edges = ({ edges }: ArgumentMap) =>
  edges
    .filter(({ basis }) => basis !== 'message')
    .map(({ from, to, relation }) => `${from.split('.')[0]} ${relation} ${to.split('.')[0]}`);

describe('the argument map', () => {
  const map = read(VOTING);

  it('links every node to the very words it was said with', () => {
    const texts = new Map(messagesOf(VOTING).map(({ id, text }) => [id, text]));
    expect(map.nodes.length).toBeGreaterThanOrEqual(6);
    for (const { messageId, start, end, text } of map.nodes) {
      expect(texts.get(messageId)?.slice(start, end)).toBe(text);
    }
    expect(argumentMapSchema.parse(map)).toEqual(map);
  });

  it('finds which message answers which', () => {
    expect(edges(map)).toEqual(expect.arrayContaining(['m2 rebuttal m1', 'm3 rebuttal m2']));
  });

  it('tells answered, conceded and dropped claims apart', () => {
    expect(fateIn(map, 'm1')).toBe('answered');
    expect(fateIn(map, 'm4')).toBe('dropped');
    expect(nodesIn(map, 'm5').map(({ fate }) => fate)).toContain('conceded');
    expect(edges(map)).toContain('m6 concession m5');
  });

  it('calls no claim dropped before the other side has had a turn to answer', () => {
    const alone = read(VOTING.slice(0, 1));
    expect(fateIn(alone, 'm1')).toBe('open');
    expect(fateIn(read(VOTING.slice(0, 4)), 'm4')).toBe('open');
  });

  it('waits for two turns while the debate continues', () => {
    const lines: Line[] = [
      ...VOTING.slice(3, 4),
      ['against', 'Thank you, I will think about it.'],
      ['for', 'Please do so now.'],
    ];
    expect(fateIn(read(lines, false), 'm1')).toBe('open');
    expect(fateIn(read(lines, true), 'm1')).toBe('dropped');
    expect(fateIn(read([...lines, ['against', 'I still think about it.']], false), 'm1')).toBe('dropped');
  });

  it('attaches a citation to the claim that it supports', () => {
    const cited = read([
      ['for', 'Free buses fill up. According to the city of Tallinn, ridership rose by 14 percent in 2013.'],
    ]);
    const evidence = cited.nodes.filter(({ kind }) => kind === 'evidence');
    expect(evidence.length).toBeGreaterThan(0);
    for (const { id } of evidence) {
      expect(cited.edges).toContainEqual(expect.objectContaining({ from: id, relation: 'support' }));
    }
  });

  it.each([
    'Smoking fell by 18 per cent in Ireland (2014), and so the tax on cigarettes should stay.',
    'A tax on sugar works (Mexico, 2014), because sales of sweet drinks fell by 7.6 per cent.',
    'Prisons do not deter anybody, and Nagin (2013) reviewed the evidence for it.',
    'A higher minimum wage costs workers no jobs at all (Card, 1994).',
  ])('leaves a figure, a year or a name inside the claim that has it: %s', (text) => {
    const [claim, ...others] = read([['for', text]]).nodes;
    expect(claim).toMatchObject({ kind: 'claim', text: text.replace(/\.$/, '') });
    expect(others).toEqual([]);
  });

  it.each([
    ['a link', 'A higher minimum wage costs no jobs. https://www.nber.org/papers/w4509'],
    [
      'a named source',
      'Free buses fill up. According to the city of Tallinn, ridership rose by 14 percent in 2013.',
    ],
  ])('shows %s as a citation of its own', (_, text) => {
    const evidence = read([['for', text]]).nodes.filter(({ kind }) => kind === 'evidence');
    expect(evidence).toHaveLength(1);
  });

  it('believes a quote more than any words', () => {
    const quote = { messageId: 'm2', authorName: 'Ada', text: 'parties ignore rents' };
    const quoting = read([
      VOTING[0]!,
      VOTING[3]!,
      ['against', 'That is simply wrong, and it is unfair to the parties.', { quote }],
    ]);
    expect(quoting.edges).toContainEqual(
      expect.objectContaining({ relation: 'rebuttal', basis: 'quote', score: 1 }),
    );
    expect(edges(quoting)).toEqual(['m3 rebuttal m2']);
  });

  it('reports a language that it cannot judge, and links only quotations', () => {
    const german: Line[] = [
      ['for', 'Die Wahlpflicht bringt alle Menschen an die Urne, und das ist gut für die Demokratie.'],
      ['against', 'Eine Pflicht ist keine Freiheit, und wir wollen nicht gezwungen werden.'],
    ];
    const unread = read(german);
    expect(unread.nodes.map(({ kind, fate }) => [kind, fate])).toEqual([
      ['unread', 'unjudged'],
      ['unread', 'unjudged'],
    ]);
    expect(unread.edges).toEqual([]);
    const quote = { messageId: 'm1', authorName: 'Ada', text: 'das ist gut' };
    expect(edges(read([german[0]!, [german[1]![0], german[1]![1], { quote }]]))).toEqual(['m2 rebuttal m1']);
  });

  it.each([
    ['no message', []],
    ['one message', VOTING.slice(0, 1)],
    ['one side alone', VOTING.filter(([side]) => side === 'for')],
    ['signs only', [['for', '?!… 🚲'] as Line, ['against', ''] as Line]],
    ['a message of one endless word', [['for', 'a'.repeat(6_000)] as Line]],
  ])('reads a debate of %s', (_, lines) => {
    const odd = read(lines);
    expect(odd.edges.filter(({ relation }) => relation === 'rebuttal')).toEqual([]);
    expect(odd.nodes.every(({ text }) => text.length <= 400)).toBe(true);
  });
});

describe('a map of anything at all', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      ...VOTING.map(([, text]) => text),
      'I agree.',
      'You are right, you are right; you are right!',
      '<script>alert("Taxes hurt the poor")</script>',
      '\u202eTaxes should be lower because they hurt the poor\u202c',
      'ﷺ ﷺ taxes are bad for everyone',
      '\ud800 broken \udc00 taxes are always harmful',
    ),
  );
  const lines = fc.array(
    fc.tuple(
      fc.constantFrom('for' as const, 'against' as const, null),
      fc.array(texts, { maxLength: 3 }).map((parts) => parts.join(' ')),
    ),
    { maxLength: 12 },
  );

  it('has nodes that are words of their messages, edges between its nodes, and a fate for each claim', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const messages = messagesOf(all);
        const { nodes, edges } = readMap(messages, { hasEnded: true }, heads);
        const said = new Map(messages.map(({ id, text }) => [id, text]));
        const ids = new Set(nodes.map(({ id }) => id));
        expect(ids.size).toBe(nodes.length);
        for (const { messageId, start, end, text } of nodes) {
          expect(said.get(messageId)?.slice(start, end)).toBe(text);
        }
        expect(edges.every(({ from, to }) => from !== to && ids.has(from) && ids.has(to))).toBe(true);
        expect(
          nodes.every(({ kind, fate }) => (fate === null) === ['evidence', 'concession'].includes(kind)),
        ).toBe(true);
      }),
      { seed: 20_261_122, numRuns: 150 },
    );
  });
});

describe('a reader that is called again', () => {
  const messages = messagesOf(VOTING);
  const whole = readMap(messages, {}, heads);

  it('draws the same map message by message as all at once', () => {
    const reader = createMapReader(heads);
    const steps = messages.map((_, at) => reader.read(messages.slice(0, at + 1)));
    expect(steps.at(-1)).toEqual(whole);
  });

  it('reads only new messages', () => {
    let asked = 0;
    const counting = { ...heads, analyse: (text: string) => ((asked += 1), heads.analyse(text)) };
    const reader = createMapReader(counting);
    for (let at = 1; at <= messages.length; at += 1) reader.read(messages.slice(0, at));
    expect(asked).toBe(messages.length);
  });

  it('follows an edit and a message taken back', () => {
    const reader = createMapReader(heads);
    reader.read(messages);
    const edited = messages.map((message) =>
      message.id === 'm2' ? { ...message, text: 'I have nothing to say to that.' } : message,
    );
    expect(reader.read(edited)).toEqual(readMap(edited, {}, heads));
    expect(reader.read(messages.slice(0, 2))).toEqual(readMap(messages.slice(0, 2), {}, heads));
  });
});

describe('the map is blind', () => {
  const plain = ({ nodes, edges }: ArgumentMap) => ({
    nodes: nodes.map((node: MapNode) => ({ ...node, authorId: '', side: null })),
    edges,
  });
  const messages = messagesOf(VOTING);
  const other = { for: 'against', against: 'for' } as const;

  it.each<[string, (message: MapMessage) => MapMessage]>([
    ['which side is which', (message) => ({ ...message, side: message.side && other[message.side] })],
    ['who people are', (message) => ({ ...message, authorId: message.authorId === 'ada' ? 'zoe' : 'ann' })],
  ])('to %s', (_, change) => {
    expect(plain(readMap(messages.map(change), { hasEnded: true }, heads))).toEqual(
      plain(readMap(messages, { hasEnded: true }, heads)),
    );
  });
});
