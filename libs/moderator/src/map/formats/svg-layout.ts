import type { ArgumentMap, MapNode, Relation } from '@rostrum/domain';
import { linesOfArgument } from '../lines-of-argument.ts';

/** A node with its place, in pixels from the top left; `lines` are its words as they fit. */
export type Box = { node: MapNode; x: number; y: number; height: number; lines: string[] };
/** From the left edge of a box to the right edge of its parent. */
export type Wire = { relation: Relation; fromX: number; fromY: number; toX: number; toY: number };
export type MapLayout = { width: number; height: number; boxes: Box[]; wires: Wire[]; rules: number[] };

export const BOX = { width: 248, line: 17, padding: 10, head: 18, gapX: 40, gapY: 12 } as const;
const MARGIN = 24;
const TOP = 64;
const LETTERS_A_LINE = 36;
const MOST_LINES = 4;
const ROW_GAP = 20;

/** A map from left to right: each line of argument a block of rows, each answer a column further. */
export function layOutMap(map: ArgumentMap): MapLayout {
  const boxes = new Map<string, Box>();
  const rules: number[] = [];
  const columns: number[] = [];
  let top = TOP;
  for (const { claim, replies } of linesOfArgument(map)) {
    columns.length = 0;
    columns.push(top);
    const first = place(claim, 0, top);
    boxes.set(claim.id, first);
    columns[0] = bottom(first);
    for (const { node, depth, to } of replies) {
      const parent = boxes.get(to);
      const y = Math.max(parent?.y ?? top, ...columns.slice(depth).map((reached) => reached + BOX.gapY), top);
      const box = place(node, depth, y);
      boxes.set(node.id, box);
      for (let column = depth; column < Math.max(columns.length, depth + 1); column += 1) {
        columns[column] = Math.max(columns[column] ?? 0, bottom(box));
      }
    }
    top = Math.max(...columns) + ROW_GAP;
    rules.push(top - ROW_GAP / 2);
  }
  const placed = [...boxes.values()];
  const right = Math.max(BOX.width + MARGIN, ...placed.map(({ x }) => x + BOX.width));
  return { width: right + MARGIN, height: top + MARGIN, boxes: placed, wires: wiresOf(map, boxes), rules };
}

function place(node: MapNode, depth: number, y: number): Box {
  const lines = wrap(node.text);
  const height = BOX.head + lines.length * BOX.line + BOX.padding;
  return { node, x: MARGIN + depth * (BOX.width + BOX.gapX), y, height, lines };
}

function bottom({ y, height }: Box): number {
  return y + height;
}

function wiresOf({ edges }: ArgumentMap, boxes: ReadonlyMap<string, Box>): Wire[] {
  return edges.flatMap(({ from, to, relation }) => {
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (!start || !end) return [];
    const middle = (box: Box) => box.y + Math.min(box.height, BOX.head + BOX.line) / 2;
    return [{ relation, fromX: start.x, fromY: middle(start), toX: end.x + BOX.width, toY: middle(end) }];
  });
}

/** Words in lines of about a like length; a long word is broken, never within a character. */
function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    for (const part of partsOf(word)) {
      const line = lines.at(-1) ?? '';
      if (line === '') lines[lines.length - 1] = part;
      else if (Array.from(line).length + part.length + 1 <= LETTERS_A_LINE)
        lines[lines.length - 1] = `${line} ${part}`;
      else lines.push(part);
    }
  }
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}…`];
}

function partsOf(word: string): string[] {
  const letters = Array.from(word);
  const count = Math.max(1, Math.ceil(letters.length / LETTERS_A_LINE));
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * LETTERS_A_LINE, (at + 1) * LETTERS_A_LINE).join(''),
  );
}
