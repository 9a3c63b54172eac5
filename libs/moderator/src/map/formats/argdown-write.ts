import { tidyLine } from '@rostrum/domain';
import type { ArgumentGraph, GraphEdge, GraphNode } from './graph.ts';

/** Signs that mean something in Argdown. */
const SIGNS = /[\\[\]<>{}#@*_:/()=+|`~-]/g;
const RELATION_SIGNS: Readonly<Record<GraphEdge['relation'], string>> = {
  support: '+',
  rebuttal: '-',
  concession: '+',
  restatement: '+',
};
/** What a sign alone does not say. */
const RELATION_TAGS: Readonly<Record<GraphEdge['relation'], string>> = {
  support: '',
  rebuttal: '',
  concession: ' #concedes',
  restatement: ' #restates',
};

/**
 * A map as Argdown: below each statement are the statements against it and for it. Sides and kinds are tags, and
 * `#concedes` marks a statement that the other side concedes, `#restates` one that says the same for its opponent.
 */
export function renderArgdown({ title, nodes, edges }: ArgumentGraph): string {
  const names = new Map(nodes.map(({ id }, at) => [id, `S${at + 1}`]));
  const below = new Map<string, GraphEdge[]>();
  for (const edge of edges) below.set(edge.to, [...(below.get(edge.to) ?? []), edge]);
  const blocks = nodes.map((node) =>
    [
      `[${names.get(node.id) ?? ''}]: ${escapeArgdown(node.text)}${tags(node)}`,
      ...(below.get(node.id) ?? []).map(
        ({ from, relation }) =>
          `  ${RELATION_SIGNS[relation]} [${names.get(from) ?? ''}]${RELATION_TAGS[relation]}`,
      ),
    ].join('\n'),
  );
  return `===\ntitle: ${JSON.stringify(tidyLine(title))}\n===\n\n${blocks.join('\n\n')}\n`;
}

function tags({ side, kind }: GraphNode): string {
  return [...(side ? [side] : []), ...(kind === 'claim' ? [] : [kind])].map((tag) => ` #${tag}`).join('');
}

/** A person's words, escaped for Argdown. */
function escapeArgdown(text: string): string {
  return tidyLine(text).replace(SIGNS, '\\$&');
}
