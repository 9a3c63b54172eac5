/** The maximum length of a quote, in UTF-16 units, and its minimum number of words. */
const LONGEST = 110;
const FEWEST_WORDS = 2;
const CUT = ' …';

/**
 * The first words of a text as a quote, cut at the end of a clause or at least of a word. Undefined if nothing
 * quotable remains.
 */
export function shortQuote(text: string): string | undefined {
  const [line = ''] = text.trim().split(/[\n“”"]/u);
  const whole = withoutEnd(line);
  const isWhole = whole.length <= LONGEST;
  const words = isWhole ? whole : withoutEnd(cutAt(whole.slice(0, LONGEST)));
  if (words.split(/\s+/u).filter(Boolean).length < FEWEST_WORDS) return undefined;
  return isWhole ? words : `${words}${CUT}`;
}

/** The quoted parts of a text, in the form in which the source must contain them. */
export function quotesIn(text: string): string[] {
  return [...text.matchAll(/“([^”]*)”/gu)].map(([, words = '']) =>
    words.endsWith(CUT) ? words.slice(0, -CUT.length) : words,
  );
}

/** Whether everything that a text quotes was really said. */
export function quotesAreTrue(text: string, said: readonly { text: string }[]): boolean {
  return quotesIn(text).every((words) => words !== '' && said.some((one) => one.text.includes(words)));
}

/** A person's text outside quotation marks: its own marks would look like a quote. */
export function withoutMarks(text: string): string {
  return text.replace(/[“”"]/gu, "'").replace(/\s+/gu, ' ').trim();
}

function cutAt(words: string): string {
  const clause = Math.max(words.lastIndexOf(', '), words.lastIndexOf(': '), words.lastIndexOf('; '));
  if (clause > LONGEST / 2) return words.slice(0, clause);
  const space = words.lastIndexOf(' ');
  return space > 0 ? words.slice(0, space) : words.replace(/\p{Cs}$/u, '');
}

function withoutEnd(words: string): string {
  return words.replace(/[\s.,;:!?…–—-]+$/u, '');
}
