import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

const SHOWN_LINES = 12;
const SHOWN_CHARACTERS = 300;
const LOG_LINES = 12;
const SAYS_WHY = /error\b|\b(failed|warn|unhandled|timed out|problem)\b|[×✖✗]|╭─/i;
/** A line of a stack trace that is not in our own code. */
const FOREIGN_FRAME = /^\s+at .*(node_modules|node:)/;
const SAYS_ALL_IS_WELL = /^\s*(✓|✔|>)/;

/** A failed test or check: its place, its name and its message. */
export const failureSchema = z.object({ name: z.string(), message: z.string() });
export type Failure = z.infer<typeof failureSchema>;

/** A failure at the end of `npm test`: its name, and below it the first lines of its message. */
export function describeFailure({ name, message }: Failure): string {
  const lines = plainLines(message)
    .filter((line) => !FOREIGN_FRAME.test(line))
    .slice(0, SHOWN_LINES);
  return [`✗ ${name}`, ...lines.map((line) => `    ${line.slice(0, SHOWN_CHARACTERS)}`)].join('\n');
}

/** The failure of a step without a test report: the errors in its log, or else the end of its log. */
export function failureFromLog(name: string, log: string): Failure {
  const lines = plainLines(log).filter((line) => !SAYS_ALL_IS_WELL.test(line));
  // A linter names the file on the line before.
  const telling = lines.filter((line, index) => SAYS_WHY.test(line) || SAYS_WHY.test(lines[index + 1] ?? ''));
  const shown = telling.length > 0 ? telling.slice(0, LOG_LINES) : lines.slice(-LOG_LINES);
  return { name, message: shown.join('\n') };
}

/** Without colours, without empty lines. */
function plainLines(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}
