import { reaches, type Figure } from './figure.ts';
import { markdownTable } from './table.ts';

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
