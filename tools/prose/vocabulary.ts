/** Words that once had several meanings in the sources. Each may be declared in one place. */
export const ONE_MEANING = [
  'Act',
  'Answer',
  'Asked',
  'Found',
  'Outcome',
  'Sent',
  'Verdict',
  'Way',
  'Words',
] as const;

const DECLARATION = new RegExp(
  String.raw`^\s*(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:const\s+)?` +
    String.raw`(?:type|interface|class|enum|function|const|let)\s+(${ONE_MEANING.join('|')})\b(?!,)`,
  'gmu',
);

/** The words that a source declares, once for each declaration. */
export function declarationsIn(source: string): string[] {
  return [...source.matchAll(DECLARATION)].flatMap(([, word]) => (word === undefined ? [] : [word]));
}
