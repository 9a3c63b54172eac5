import { reaches, share, type Figure } from './figure.ts';
import { markdownTable } from './table.ts';

/** "≥ .900" */
function aimOf({ aim }: Pick<Figure, 'aim'>): string {
  return 'atLeast' in aim ? `≥ ${share(aim.atLeast)}` : `≤ ${share(aim.atMost)}`;
}

/** Every figure, and what was tried for the missed ones. */
export function renderTables(figures: readonly Figure[]): string {
  const missed = figures.filter((figure) => !reaches(figure));
  return `# Every figure of the moderator

\`npm run evaluate\` writes this page; [the page for people](moderator-evaluation.md) says what follows from it.
"both readers" means all that runs before the moderator acts. Every other row measures the embedded engine alone.
If a row does not say otherwise, it was scored by models that were not trained on its group (thread, template, identity term, motion or post title).
Each head has one threshold for all lines. In brackets: 95 % of bootstrap samples, by group if rows share one.
"Trivial" needs no engine at all. "Word list" calls a message bad if it contains a rude word. "Reference" is the result of a
simple model elsewhere on the same texts. The worn-out exam was in view when patterns were written, so its figures flatter.

${markdownTable(figures)}

## Missed aims, and our attempts

${missed.map(({ head, figure, note }) => `- **${head}**, ${figure}: ${note ?? 'no further attempt.'}`).join('\n') || 'Every aim is reached.'}
`;
}

/** The same figures as JSON, ready to be shown: nobody types one of them by hand. */
export function figuresOfPage(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => ({
    head: figure.head,
    figure: figure.figure,
    value: share(figure.value),
    low: share(figure.interval.low),
    high: share(figure.interval.high),
    aim: aimOf(figure),
    reached: reaches(figure),
    trivial: figure.trivial,
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}
