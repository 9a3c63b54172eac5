import { reaches, share, type Figure } from './figure.ts';
import { markdownTable } from './table.ts';

/** "≥ .900" */
function aimOf({ aim }: Pick<Figure, 'aim'>): string {
  return 'atLeast' in aim ? `≥ ${share(aim.atLeast)}` : `≤ ${share(aim.atMost)}`;
}

/** The page about the quality of the embedded engine. */
export function renderPage(figures: readonly Figure[]): string {
  const missed = figures.filter((figure) => !reaches(figure));
  return `# How good the moderator is

Written by \`npm run evaluate\`; the figures are of the embedded engine alone, with no network and no language model.
Every row was scored by a model that was not trained on its group (thread, template, identity term, motion or post title).
One threshold a head holds for every line. In brackets: 95 % of bootstrap samples, by group where rows share one.
"Trivial" is what needs no engine at all, "word list" counts a message as bad where it contains a rude word, "reference" is
what a simple model reached elsewhere on the same texts.

${markdownTable(figures)}

## What is not reached, and what was tried

${missed.map(({ head, figure, note }) => `- **${head}**, ${figure}: ${note ?? 'nothing further was tried.'}`).join('\n') || 'Every aim is reached.'}
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
