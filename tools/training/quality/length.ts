/** Log lengths above which length counts again: a bent line follows how readers judge length. */
const KNOTS = [2.5, 3.3, 3.9, 4.5, 5];
const SHORT = 25;
const ENDLESS = 45;

/**
 * How long a text is, in several respects. The training knows it and the head does not: what length explains is
 * explained by length, and no other feature has to stand for it.
 */
export function lengthFeatures(text: string): number[] {
  const words = wordsIn(text);
  const log = Math.log(1 + words.length);
  const sentences = text
    .split(/[.!?]+/)
    .map((sentence) => wordsIn(sentence).length)
    .filter((count) => count > 0);
  const longest = Math.max(0, ...sentences);
  return [
    log,
    Math.max(0, 1 - words.length / SHORT),
    ...KNOTS.map((knot) => Math.max(0, log - knot)),
    Math.log(1 + new Set(words).size),
    Math.log(1 + sentences.length),
    Math.log((1 + words.length) / Math.max(1, sentences.length)),
    Math.log(1 + longest),
    Math.log(1 + (sentences.at(-1) ?? 0)),
    Math.log(1 + spread(sentences)),
    longest > ENDLESS ? 1 : 0,
  ];
}

/** How similar the lengths of two texts are: 1 if they are equal, 0.5 if one is twice as long. */
export function lengthRatio(one: string, other: string): number {
  return Math.min(one.length, other.length) / Math.max(one.length, other.length);
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\S+/g) ?? [];
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length));
}
