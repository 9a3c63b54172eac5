import { refuse, type Relation, type Result, type Side } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-map';
import {
  graphOfDraft,
  GRAPH_LIMITS,
  nodeText,
  shown,
  titleText,
  type ArgumentGraph,
  type Draft,
  type GraphNode,
  type UnreadableGraph,
} from './graph.ts';
import { parseLocated, type Located } from './located-json.ts';

type Kind = GraphNode['kind'];

/** The Argument Interchange Format's names for parts of a map: speech acts and links. */
const SAYING: Readonly<Record<Kind, string>> = {
  claim: 'Asserting',
  evidence: 'Citing',
  concession: 'Agreeing',
  restatement: 'Restating',
};
const KINDS: readonly Kind[] = ['claim', 'evidence', 'concession', 'restatement'];
/* eslint-disable words/visible -- The format's own names, which programs read. */
const LINKS: Readonly<Record<Relation, { type: 'RA' | 'CA' | 'MA'; text: string }>> = {
  support: { type: 'RA', text: 'Default Inference' },
  rebuttal: { type: 'CA', text: 'Default Conflict' },
  concession: { type: 'MA', text: 'Agreement' },
  restatement: { type: 'MA', text: 'Default Rephrase' },
};
/* eslint-enable words/visible */
const SIDES: Readonly<Record<Side, string>> = { for: 'For', against: 'Against' };
const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  ['RA', 'support'],
  ['CA', 'rebuttal'],
  ['MA', 'concession'],
]);

/**
 * A map as xAIF JSON. Each statement is an I-node, said (YA) by an L-node whose participant is the side; each link an S-node:
 * RA, CA, or MA for a concession or a restatement. Nobody is named.
 */
export function renderXaif({ title, nodes, edges }: ArgumentGraph): string {
  const ids = new Map(nodes.map(({ id }, at) => [id, at + 1]));
  const sides = (['for', 'against'] as const).filter((side) => nodes.some((node) => node.side === side));
  const links = edges.map((edge, at) => ({ ...edge, nodeID: `s${at + 1}` }));
  const joined = [
    ...nodes.flatMap((_, at) => [
      [`l${at + 1}`, `y${at + 1}`],
      [`y${at + 1}`, `i${at + 1}`],
    ]),
    ...links.flatMap(({ from, to, nodeID }) => [
      [`i${ids.get(from)}`, nodeID],
      [nodeID, `i${ids.get(to)}`],
    ]),
  ];
  const aif = {
    nodes: [
      ...nodes.flatMap(({ text, kind }, at) => [
        { nodeID: `i${at + 1}`, text, type: 'I' },
        { nodeID: `l${at + 1}`, text, type: 'L' },
        { nodeID: `y${at + 1}`, text: SAYING[kind], type: 'YA' },
      ]),
      ...links.map(({ nodeID, relation }) => ({ nodeID, ...LINKS[relation] })),
    ],
    edges: joined.map(([fromID, toID], at) => ({ edgeID: at + 1, fromID, toID })),
    schemefulfillments: [],
    descriptorfulfillments: [],
    locutions: nodes.flatMap(({ side }, at) => (side ? [{ nodeID: `l${at + 1}`, personID: side }] : [])),
    participants: sides.map((side) => ({ participantID: side, firstname: SIDES[side], surname: '' })),
  };
  return `${JSON.stringify({ AIF: aif, text: { txt: title }, dialog: true, ova: {} }, null, 2)}\n`;
}

/** Reads xAIF from any program: I-nodes and their links, and the speaker if a participant is a side. */
export function readXaif(source: string): Result<ArgumentGraph, UnreadableGraph> {
  if (source.length > GRAPH_LIMITS.fileLength) return refuse({ line: 1, says: m.fileTooLarge() });
  const parsed = parseLocated(source);
  if (!parsed.ok) return parsed;
  const aif = field(parsed.value, 'AIF') ?? field(parsed.value, 'aif') ?? parsed.value;
  const flaw = flawOfShape(aif);
  if (flaw) return refuse(flaw);
  const draft = draftOf(aif, field(field(parsed.value, 'text'), 'txt'));
  return graphOfDraft(draft);
}

function flawOfShape(aif: Located): UnreadableGraph | undefined {
  const missing = ['nodes', 'edges'].find((name) => field(aif, name)?.type !== 'array');
  if (missing) return { line: aif.line, says: m.listMissing({ name: missing }) };
  for (const node of items(aif, 'nodes')) {
    const lacks = ['nodeID', 'text', 'type'].find((name) => textIn(node, name) === undefined);
    if (lacks) return { line: node.line, says: m.nodeLacks({ name: lacks }) };
  }
  const known = new Set(items(aif, 'nodes').map((node) => textIn(node, 'nodeID')));
  for (const edge of items(aif, 'edges')) {
    const id = ['fromID', 'toID'].map((name) => textIn(edge, name)).find((end) => !known.has(end));
    const ends = [textIn(edge, 'fromID'), textIn(edge, 'toID')];
    if (ends.includes(undefined)) return { line: edge.line, says: m.edgeLacks() };
    if (id !== undefined) return { line: edge.line, says: m.noSuchNode({ name: shown(id) }) };
  }
  return undefined;
}

function draftOf(aif: Located, title: Located | undefined): Draft {
  const nodes = items(aif, 'nodes');
  const types = new Map(nodes.map((node) => [textIn(node, 'nodeID') ?? '', textIn(node, 'type') ?? '']));
  const words = new Map(nodes.map((node) => [textIn(node, 'nodeID') ?? '', textIn(node, 'text') ?? '']));
  const [into, outOf] = joints(aif);
  const speakers = new Map(
    items(aif, 'locutions').map((one) => [textIn(one, 'nodeID'), textIn(one, 'personID')]),
  );
  const sides = sidesOf(aif);
  const of = (type: string) => (id: string) => types.get(id) === type;
  return {
    title: titleText(title?.type === 'plain' && typeof title.value === 'string' ? title.value : ''),
    nodes: nodes
      .filter((node) => textIn(node, 'type') === 'I')
      .map((node) => {
        const id = textIn(node, 'nodeID') ?? '';
        const saying = (into.get(id) ?? []).find(of('YA'));
        const locution = (into.get(saying ?? '') ?? []).find(of('L'));
        return {
          id,
          kind: kindOf(words.get(saying ?? '')),
          side: sides.get(speakers.get(locution ?? '') ?? '') ?? null,
          text: nodeText(words.get(id) ?? ''),
          line: node.line,
        };
      }),
    edges: nodes.flatMap((node) => {
      const id = textIn(node, 'nodeID') ?? '';
      const relation = relationOf(types.get(id) ?? '', words.get(id));
      if (!relation) return [];
      const ends = (outOf.get(id) ?? []).filter(of('I'));
      const starts = (into.get(id) ?? []).filter(of('I'));
      return starts.flatMap((from) => ends.map((to) => ({ from, to, relation, line: node.line })));
    }),
  };
}

function relationOf(type: string, text: string | undefined): Relation | undefined {
  return type === LINKS.restatement.type && text === LINKS.restatement.text
    ? 'restatement'
    : RELATIONS.get(type);
}

function kindOf(saying: string | undefined): Kind {
  return KINDS.find((kind) => SAYING[kind] === saying) ?? 'claim';
}

function joints(aif: Located): [into: Map<string, string[]>, outOf: Map<string, string[]>] {
  const [into, outOf] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const add = (map: Map<string, string[]>, key: string, value: string) => {
    const known = map.get(key);
    if (known) known.push(value);
    else map.set(key, [value]);
  };
  for (const edge of items(aif, 'edges')) {
    const [from, to] = [textIn(edge, 'fromID') ?? '', textIn(edge, 'toID') ?? ''];
    add(into, to, from);
    add(outOf, from, to);
  }
  return [into, outOf];
}

/** Participants named after a side; other speakers belong to no side. */
function sidesOf(aif: Located): Map<string, Side> {
  return new Map(
    items(aif, 'participants').flatMap((person): [string, Side][] => {
      const name = `${textIn(person, 'firstname') ?? ''} ${textIn(person, 'surname') ?? ''}`
        .trim()
        .toLowerCase();
      const id = textIn(person, 'participantID') ?? '';
      return name === 'for' || name === 'against' ? [[id, name]] : [];
    }),
  );
}

function field(value: Located | undefined, name: string): Located | undefined {
  return value?.type === 'object' ? value.fields.get(name) : undefined;
}

function items(value: Located, name: string): readonly Located[] {
  const list = field(value, name);
  return list?.type === 'array' ? list.items : [];
}

/** A text, or a number as text: ids are written both ways. */
function textIn(value: Located, name: string): string | undefined {
  const found = field(value, name);
  if (found?.type !== 'plain') return undefined;
  return typeof found.value === 'string' || typeof found.value === 'number' ? String(found.value) : undefined;
}
