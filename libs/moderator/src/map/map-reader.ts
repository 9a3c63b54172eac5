import {
  otherSide,
  type ArgumentMap,
  type MapEdge,
  type MapNode,
  type NodeKind,
  type Side,
} from '@rostrum/domain';
import { unmetFate, withFates } from './fates.ts';
import { createMapHeads, type MapHeads } from './heads.ts';
import { linksOf, type Entry, type Link, type MapMessage } from './link.ts';
import { readMessage, type Statement } from './read-message.ts';
import { restatedBefore, type Person } from './restated-before.ts';

type Drawn = Entry & { nodes: MapNode[]; edges: MapEdge[] };

const NO_TURNS: Readonly<Record<Side, number>> = { for: 0, against: 0 };

export type MapReader = {
  /**
   * The map of the visible messages, oldest first. A second call with more messages reads only the new ones. If a
   * message was edited or withdrawn, reading starts again from there. `hasEnded`: nobody will say anything more.
   */
  read: (messages: readonly MapMessage[], options?: { hasEnded?: boolean }) => ArgumentMap;
};

/** The map of a whole debate. `people`: who debates, for claims that are credited to somebody who has not spoken yet. */
export function readMap(
  messages: readonly MapMessage[],
  { people = [], ...options }: { hasEnded?: boolean; people?: readonly Person[] } = {},
  heads: MapHeads = createMapHeads(),
): ArgumentMap {
  return createMapReader(heads, people).read(messages, options);
}

/**
 * A reader that remembers earlier messages. Its maps depend on the messages and the people alone: not on batches, ids or the
 * labels of the sides.
 */
export function createMapReader(
  heads: MapHeads = createMapHeads(),
  people: readonly Person[] = [],
): MapReader {
  const drawn: Drawn[] = [];
  return {
    read: (messages, { hasEnded = false } = {}) => {
      const same = messages.findIndex((message, at) => !isSame(drawn[at]?.message, message));
      drawn.length = same === -1 ? messages.length : same;
      for (const message of messages.slice(drawn.length)) drawn.push(draw(message, drawn, heads, people));
      const all = drawn.at(-1)?.turns ?? NO_TURNS;
      const edges = drawn.flatMap((entry) => entry.edges);
      const placed = new Set(
        edges.flatMap(({ from, relation }) => (relation === 'restatement' ? [from] : [])),
      );
      const nodes = drawn.flatMap((entry) =>
        entry.nodes.map((node) => ({
          ...node,
          unmet: placed.has(node.id) ? null : unmetFate(node, entry, all, hasEnded),
        })),
      );
      return { nodes: withFates(nodes, edges), edges, removed: [] };
    },
  };
}

function isSame(one: MapMessage | undefined, other: MapMessage): boolean {
  return (
    one === other ||
    (one?.id === other.id &&
      one.text === other.text &&
      one.kind === other.kind &&
      one.side === other.side &&
      one.quote?.messageId === other.quote?.messageId)
  );
}

function draw(
  message: MapMessage,
  earlier: readonly Drawn[],
  heads: MapHeads,
  people: readonly Person[],
): Drawn {
  const analysis = heads.analyse(message.text);
  const entry: Entry = {
    message,
    read: readMessage(analysis, message.kind, restatedBefore(message, analysis, earlier, people)),
    turns: turnsWith(message, earlier.at(-1)),
  };
  const links = linksOf(entry, earlier, heads);
  return { ...entry, nodes: nodesOf(entry, links), edges: edgesOf(entry, links) };
}

/** A turn is everything one side says until the other speaks. Questions do not use up a turn to answer. */
function turnsWith({ side, kind }: MapMessage, last: Drawn | undefined): Record<Side, number> {
  const before = last?.turns ?? NO_TURNS;
  if (side === null || kind === 'question') return before;
  const isOn = last?.message.side === side && last.message.kind !== 'question' && before[side] > 0;
  return isOn ? before : { ...before, [side]: before[side] + 1 };
}

/** An uncertain claim is a node only if it answers something; a concession, only if its target is known. */
function nodesOf({ message, read }: Entry, links: readonly Link[]): MapNode[] {
  const isLinked = (words: Statement) => links.some(({ from }) => from === words);
  const node = (kind: NodeKind) => (words: Statement) => nodeOf(message, kind, words);
  return [
    ...(read.unread ? [read.unread].map(node('unread')) : []),
    ...read.concessions.filter(isLinked).map(node('concession')),
    ...read.restatements.map((one) => ({
      ...nodeOf(message, 'restatement', one),
      side: message.side && otherSide(message.side),
      heldBy: one.of.uid,
    })),
    ...read.points
      .filter(({ isWeak, lead }) => !isWeak || isLinked(lead))
      .flatMap(({ lead, further, evidence }) => [
        ...[lead, ...further].map(node('claim')),
        ...evidence.map(node('evidence')),
      ]),
  ].toSorted((one, other) => one.start - other.start);
}

function nodeOf(
  { id, authorId, side, stepIndex, createdAtMs }: MapMessage,
  kind: NodeKind,
  words: Statement,
): MapNode {
  const { start, end, text } = words;
  return {
    id: nodeId(id, kind, start),
    kind,
    messageId: id,
    start,
    end,
    text,
    authorId,
    side,
    stepIndex,
    atMs: createdAtMs,
    fate: null,
    unmet: null,
  };
}

const LETTERS: Readonly<Record<NodeKind, string>> = {
  claim: 'c',
  evidence: 'e',
  concession: 'g',
  restatement: 'r',
  unread: 'u',
};

function nodeId(messageId: string, kind: NodeKind, start: number): string {
  return `${messageId}.${LETTERS[kind]}${start}`;
}

function edgesOf({ message, read }: Entry, links: readonly Link[]): MapEdge[] {
  const kindOf = (words: Statement): NodeKind => {
    if (words === read.unread) return 'unread';
    if (read.restatements.some((one) => one === words)) return 'restatement';
    return read.concessions.includes(words) ? 'concession' : 'claim';
  };
  const isLinked = (words: Statement) => links.some(({ from }) => from === words);
  const within = read.points
    .filter(({ isWeak, lead }) => !isWeak || isLinked(lead))
    .flatMap(({ lead, further, evidence }) => {
      const to = nodeId(message.id, 'claim', lead.start);
      const support =
        (kind: NodeKind) =>
        (words: Statement): MapEdge => ({
          from: nodeId(message.id, kind, words.start),
          to,
          relation: 'support',
          basis: 'message',
          score: 1,
        });
      return [...further.map(support('claim')), ...evidence.map(support('evidence'))];
    });
  const across = links.map(({ from, to, relation, basis, score }): MapEdge => ({
    from: nodeId(message.id, kindOf(from), from.start),
    to: nodeId(to.messageId, to.kind, to.statement.start),
    relation,
    basis,
    score,
  }));
  return [...within, ...across];
}
