import { categoryOfCase, difficultySchema, topicKindSchema, type CaseFile } from '@rostrum/domain';

const KINDS = topicKindSchema.options;
const DIFFICULTIES = difficultySchema.options;

/** `docs/motions.md`: how many motions there are of each kind, difficulty and region, by category. */
export function coveragePage(bank: readonly CaseFile[]): string {
  const categories = [...new Set(bank.map(categoryOfCase))];
  const regions = counted(bank.map(({ region }) => region));
  return `# Motions

The bank has ${bank.length} motions in ${categories.length} categories and ${regions.length} regions. Each is a file in
[content/motions](../content/motions), with its case ([how they are written](../content/README.md)). This page is made from them:
\`npx vitest run -u --root libs/bank\`.

| category | motions | ${[...KINDS, ...DIFFICULTIES].join(' | ')} | regions but the world |
|---|${'---|'.repeat(KINDS.length + DIFFICULTIES.length + 2)}
${categories
  .map((category) =>
    row(
      category,
      bank.filter((file) => categoryOfCase(file) === category),
    ),
  )
  .join('\n')}
${row('**all**', bank)}

## Regions

| region | motions |
|---|---|
${regions.map(([region, count]) => `| ${region} | ${count} |`).join('\n')}
`;
}

function row(name: string, files: readonly CaseFile[]): string {
  const kinds = KINDS.map((kind) => files.filter((file) => file.kind === kind).length);
  const difficulties = DIFFICULTIES.map((one) => files.filter(({ difficulty }) => difficulty === one).length);
  const regions = new Set(files.map(({ region }) => region).filter((region) => region !== 'World'));
  return `| ${[name, files.length, ...kinds, ...difficulties, regions.size].join(' | ')} |`;
}

/** Names with how often they occur, the most frequent first. */
function counted(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(
    ([one, first], [other, second]) => second - first || one.localeCompare(other, 'en'),
  );
}
