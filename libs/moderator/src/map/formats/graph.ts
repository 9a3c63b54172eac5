import {
  accept,
  LIMITS,
  refuse,
  tidyLine,
  type ArgumentMap,
  type NodeKind,
  type Relation,
  type Result,
  type Side,
} from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-map';

/** An argument map as files have it, of a debate or of none. */
export type GraphNode = { id: string; kind: Exclude<NodeKind, 'unread'>; side: Side | null; text: string };
export type GraphEdge = { from: string; to: string; relation: Relation };
export type ArgumentGraph = { title: string; nodes: GraphNode[]; edges: GraphEdge[] };

/** A debate's map as a file has it: without names, places and fates. */
export function graphOfMap(title: string, { nodes, edges }: ArgumentMap): ArgumentGraph {
  return {
    title,
    nodes: nodes.map(({ id, kind, side, text }) => ({
      id,
      kind: kind === 'unread' ? 'claim' : kind,
      side,
      text: nodeText(text),
    })),
    edges: edges.map(({ from, to, relation }) => ({ from, to, relation })),
  };
}

/** Why a file cannot be read, for the person who chose it; `line` counts from 1. */
export type UnreadableGraph = { line: number; says: string };

/** The limits of a file. Lengths in UTF-16 units. */
export const GRAPH_LIMITS = {
  fileLength: 2_000_000,
  nodes: 500,
  edges: 1_000,
  textLength: 1_000,
  depth: 60,
  /** The limit of one statement with its marks: a longer one is too long even without them. */
  markedLength: 4_000,
} as const;

/** A reader's statements and links, with their lines. */
export type Draft = {
  title: string;
  nodes: (GraphNode & { line: number })[];
  edges: (GraphEdge & { line: number })[];
};

/** The parsed map, or its first problem. */
export function graphOfDraft(draft: Draft): Result<ArgumentGraph, UnreadableGraph> {
  const flaw = flawOf(draft);
  if (flaw) return refuse(flaw);
  return accept({
    title: draft.title,
    nodes: draft.nodes.map(({ id, kind, side, text }) => ({ id, kind, side, text })),
    edges: draft.edges.map(({ from, to, relation }) => ({ from, to, relation })),
  });
}

function flawOf({ nodes, edges }: Draft): UnreadableGraph | undefined {
  const [none] = nodes;
  if (!none) return { line: 1, says: m.noStatement() };
  const ids = new Set<string>();
  for (const [at, { id, text, line }] of nodes.entries()) {
    if (at >= GRAPH_LIMITS.nodes)
      return { line, says: m.tooManyStatements({ most: String(GRAPH_LIMITS.nodes) }) };
    if (text === '') return { line, says: m.noWords() };
    if (text.length > GRAPH_LIMITS.textLength) {
      return { line, says: m.statementTooLong({ most: String(GRAPH_LIMITS.textLength) }) };
    }
    if (ids.has(id)) return { line, says: m.calledAlike({ name: shown(id) }) };
    ids.add(id);
  }
  return flawOfEdges(edges, ids);
}

function flawOfEdges(edges: Draft['edges'], ids: ReadonlySet<string>): UnreadableGraph | undefined {
  for (const [at, { from, to, line }] of edges.entries()) {
    if (at >= GRAPH_LIMITS.edges) return { line, says: m.tooManyLinks({ most: String(GRAPH_LIMITS.edges) }) };
    const missing = [from, to].find((id) => !ids.has(id));
    if (missing !== undefined) return { line, says: m.notWrittenOut({ name: shown(missing) }) };
  }
  return undefined;
}

/** Truncates words to fit into a sentence. */
export function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).replace(/\p{Cs}$/u, '')}…` : text;
}

/** A person's words in a node: one line, without invisible characters that change the direction of writing. */
export function nodeText(text: string): string {
  return tidyLine(text);
}

export function titleText(text: string): string {
  return Array.from(tidyLine(text)).slice(0, LIMITS.motionMaxLength).join('');
}
