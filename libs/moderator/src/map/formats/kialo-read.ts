import { otherSide, refuse, type Result, type Side } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-map';
import {
  GRAPH_LIMITS,
  graphOfDraft,
  nodeText,
  shown,
  titleText,
  type ArgumentGraph,
  type Draft,
  type UnreadableGraph,
} from './graph.ts';

type Item = { line: number; number: string; stand: 'Pro' | 'Con' | undefined; words: string };

const TITLE = /^Discussion (?:Title|Name):\s*(.*)$/i;
const ITEM = /^(\d+(?:\.\d+)*)\.\s+(?:(Pro|Con):\s*)?(.*)$/;
const SEE = /^(?:->|→)\s*See\s+(\d+(?:\.\d+)*)\.?\s*$/i;
const SOURCES = /^(?:Sources|Citations):?\s*$/i;
const LINK = /\[([^\]]*)\]\((?:[^()\s]|\([^()\s]*\))*\)/g;

/**
 * Reads the text that Kialo exports: numbered claims, each Pro or Con the one above it. The thesis represents the
 * motion; a claim against it is on the other side, and so on down.
 */
export function readKialo(source: string): Result<ArgumentGraph, UnreadableGraph> {
  if (source.length > GRAPH_LIMITS.fileLength) return refuse({ line: 1, says: m.textTooLarge() });
  const read = itemsOf(source.replace(/\r\n?/g, '\n').split('\n'));
  if (!read.ok) return read;
  const { title, items } = read.value;
  const draft: Draft = { title, nodes: [], edges: [] };
  const sides = new Map<string, Side>();
  for (const item of items) {
    const flaw = addItem(draft, item, sides);
    if (flaw) return refuse(flaw);
  }
  return graphOfDraft({ ...draft, title: title || titleText(draft.nodes[0]?.text ?? '') });
}

function itemsOf(lines: readonly string[]): Result<{ title: string; items: Item[] }, UnreadableGraph> {
  const items: Item[] = [];
  let title = '';
  for (const [at, raw] of lines.entries()) {
    const words = raw.trim();
    if (SOURCES.test(words)) break;
    const found = ITEM.exec(words);
    const last = items.at(-1);
    if (found) {
      const stand = found[2] === 'Pro' || found[2] === 'Con' ? found[2] : undefined;
      items.push({ line: at + 1, number: found[1] ?? '', stand, words: found[3] ?? '' });
    } else if (last && words !== '') last.words += ` ${words}`;
    else if (TITLE.test(words)) title = titleText(TITLE.exec(words)?.[1] ?? '');
    else if (words !== '') {
      return refuse({
        line: at + 1,
        says: m.noKialoClaim({ words: shown(words) }),
      });
    }
  }
  return { ok: true, value: { title, items } };
}

function addItem(draft: Draft, item: Item, sides: Map<string, Side>): UnreadableGraph | undefined {
  const { line, number, stand, words } = item;
  const above = number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : undefined;
  if (number.split('.').length > GRAPH_LIMITS.depth) return { line, says: m.nestedTooDeeply() };
  if (above === undefined) {
    sides.set(number, 'for');
    draft.nodes.push({ id: number, kind: 'claim', side: 'for', text: plain(words), line });
    return undefined;
  }
  const parent = sides.get(above);
  if (parent === undefined) return { line, says: m.parentMissing({ number, above }) };
  if (!stand) return { line, says: m.neitherProNorCon({ number }) };
  const see = SEE.exec(words)?.[1];
  const relation = stand === 'Pro' ? 'support' : 'rebuttal';
  draft.edges.push({ from: see ?? number, to: above, relation, line });
  if (see !== undefined) return undefined;
  const side = stand === 'Pro' ? parent : otherSide(parent);
  sides.set(number, side);
  draft.nodes.push({ id: number, kind: 'claim', side, text: plain(words), line });
  return undefined;
}

/** Words without the addresses of links. */
function plain(words: string): string {
  return nodeText(words.slice(0, GRAPH_LIMITS.markedLength).replaceAll(LINK, '$1'));
}
