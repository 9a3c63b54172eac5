import { reaches, share, type Figure } from './figure.ts';

const TITLES = ['head', 'figure', 'reached (95 %)', 'aim', 'trivial', 'word list', 'reference'];

/** The figures as rows of cells, the same for the terminal and for the page. */
function cells(figures: readonly Figure[]): string[][] {
  return figures.map((figure) => [
    figure.head,
    figure.figure,
    `${share(figure.value)} (${share(figure.interval.low)}–${share(figure.interval.high)})`,
    `${'atLeast' in figure.aim ? `≥ ${share(figure.aim.atLeast)}` : `≤ ${share(figure.aim.atMost)}`} ${reaches(figure) ? 'yes' : 'no'}`,
    figure.trivial,
    figure.wordList,
    figure.reference,
  ]);
}

export function markdownTable(figures: readonly Figure[]): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  return [line(TITLES), line(TITLES.map(() => '---')), ...cells(figures).map(line)].join('\n');
}

/** Columns of equal width, for a terminal. */
export function plainTable(figures: readonly Figure[]): string {
  const rows = [TITLES, ...cells(figures)];
  const widths = TITLES.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((row) => row.trimEnd())
    .join('\n');
}
