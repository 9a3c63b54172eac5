import type { MapNode, Side } from '@rostrum/domain';
import type { LineOfArgument } from '@rostrum/moderator/map';

/** A claim on the sheet with what its author brought for it, and what others made of it before they answered. */
export type Placed = { node: MapNode; support: MapNode[] };
export type SheetRow = { line: LineOfArgument; cells: Placed[][] };
/** The sheet on which debaters flow a debate: a row for each line of argument, columns of the two sides by turns. */
export type Sheet = { columns: Side[]; rows: SheetRow[] };

/** The maximum number of columns; later ones share the last of their side. */
const MOST_COLUMNS = 6;

export function sheetOf(lines: readonly LineOfArgument[]): Sheet {
  const rows = lines.map(rowOf);
  const used = Math.max(0, ...rows.flatMap(({ cells }) => cells.length));
  return { columns: Array.from({ length: Math.max(2, used) }, (_, at) => sideOf(at)), rows };
}

function rowOf(line: LineOfArgument): SheetRow {
  const cells: Placed[][] = [];
  const columns = new Map<string, number>();
  const placed = new Map<string, Placed>();
  const put = (node: MapNode, column: number) => {
    const one = { node, support: [] };
    (cells[column] ??= []).push(one);
    columns.set(node.id, column);
    placed.set(node.id, one);
  };
  put(line.claim, line.claim.side === 'against' ? 1 : 0);
  for (const { node, to, relation } of line.replies) {
    const above = placed.get(to);
    const from = columns.get(to) ?? 0;
    if ((relation === 'support' || relation === 'restatement') && above) {
      above.support.push(node);
      placed.set(node.id, above);
      columns.set(node.id, from);
    } else put(node, columnAfter(from, node.side));
  }
  return { line, cells: Array.from(cells, (cell) => cell ?? []) };
}

function columnAfter(column: number, side: Side | null): number {
  const next = side === null || sideOf(column + 1) === side ? column + 1 : column + 2;
  return next < MOST_COLUMNS ? next : next - 2 * Math.ceil((next - MOST_COLUMNS + 1) / 2);
}

function sideOf(column: number): Side {
  return column % 2 === 0 ? 'for' : 'against';
}
