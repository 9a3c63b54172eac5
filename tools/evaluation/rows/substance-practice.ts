import { otherSide } from '@rostrum/domain';
import { keepsSide, quotesAreTrue, sentencesToCheck } from '@rostrum/moderator/practice';
import { bootstrap } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';
import { ears, linesTo, type Exchange, type Line } from '../substance/practice-lines.ts';
import { measuredHalf, readSet } from '../substance/read-set.ts';

const HEAD = 'practice opponent';
/** Kinds in which the debater claims something. */
const ARGUED: ReadonlySet<Exchange['kind']> = new Set(['argument', 'study', 'concession']);

/** Every exchange at every level: the next line, and those after it. */
export const ROW: EvaluationRow = {
  name: 'substance-practice',
  data: [],
  measure: async () => {
    const lines = await linesTo(readSet<Exchange>('practice'));
    if (measuredHalf() === 'open') lines.forEach(printLine);
    const fitting = lines.filter(({ exchange }) => exchange.expects.fitsAt !== null);
    const inNoFile = lines.filter(({ exchange: { kind, expects } }) => ARGUED.has(kind) && !expects.fitsAt);
    const withoutClaim = lines.filter(({ exchange: { kind } }) => !ARGUED.has(kind));
    const strays = new Set<Line>();
    for (const line of lines) if (!(await keepsItsSide(line))) strays.add(line);
    return [
      figure('lines that answer the claim which was made', fitting, takesUp, { atLeast: 0.85 }),
      figure('lines that answer another argument, where the case has no reply', inNoFile, answersAny, {
        atMost: 0,
      }),
      figure(
        'lines that argue the wrong side, by the nearest words of the case',
        lines,
        (line) => strays.has(line),
        {
          atMost: 0,
        },
      ),
      figure('debates in which a sentence is said twice', lines, saysTwice, { atMost: 0 }),
      figure('messages with no claim for which one is invented', withoutClaim, invents, { atMost: 0 }),
    ];
  },
};

/** The reply to the very argument, and to no other before it. */
function takesUp({ exchange, file, text }: Line): boolean {
  const { fits, fitsAt } = exchange.expects;
  if (!fitsAt) return false;
  const side = file.arguments[fitsAt.side];
  const point = side.find(({ claim }) => claim === fits) ?? side[fitsAt.n - 1];
  return point !== undefined && text.includes(point.answer);
}

/** Whether it replies to any argument of the other side. */
function answersAny({ exchange, file, text }: Line): boolean {
  return file.arguments[otherSide(exchange.opponentSide)].some(({ answer }) => text.includes(answer));
}

/** Without a claim nothing may be answered, and nothing quoted but a question or words that were really said. */
function invents(line: Line): boolean {
  const said = line.exchange.said.map((text) => ({ text }));
  return line.exchange.kind === 'only-questions'
    ? !quotesAreTrue(line.text, said)
    : answersAny(line) || line.text.includes('“');
}

async function keepsItsSide({ exchange, file, text, later }: Line): Promise<boolean> {
  const standing = { side: exchange.opponentSide, file: { ...file, from: 'bank' as const } };
  for (const words of [text, ...later]) {
    const ear = await ears(sentencesToCheck(words, standing.file));
    if (!keepsSide(words, { ...standing, ear })) return false;
  }
  return true;
}

function saysTwice({ text, later }: Line): boolean {
  const sentences = [text, ...later].flatMap((words) => words.split(/(?<=[.!?])\s+/u)).filter(Boolean);
  return new Set(sentences).size < sentences.length;
}

function figure(
  what: string,
  lines: readonly Line[],
  is: (line: Line) => boolean,
  aim: Figure['aim'],
): Figure {
  const hits = lines.map((line) => (is(line) ? 1 : 0));
  const isMiss = (at: number) => hits[at] === ('atLeast' in aim ? 0 : 1);
  const missed = lines.filter((_, at) => isMiss(at));
  if (missed.length > 0) console.error(`${what}, misses: ${missed.map(nameOf).join(', ')}`);
  const rate = (places: readonly number[]) =>
    places.reduce((sum, at) => sum + (hits[at] ?? 0), 0) / Math.max(1, places.length);
  const levels = ['beginner', 'fair', 'strong'].map((level) => {
    const places = lines.flatMap((line, at) => (line.level === level ? [at] : []));
    return `${level} ${share(rate(places))}`;
  });
  return {
    head: HEAD,
    figure: `${what}, ${lines.length} lines, ${measuredHalf()} half`,
    value: rate(lines.map((_, at) => at)),
    interval: bootstrap(lines.length, rate, { groups: lines.map(({ exchange }) => exchange.id) }),
    trivial: '–',
    wordList: '–',
    aim,
    reference: 'none; the aim is ours',
    note: levels.join(', '),
  };
}

const nameOf = ({ exchange, level }: Line) => `${exchange.id} ${level}`;

/** For reading, and for comparing with `mustNot`. */
function printLine(line: Line): void {
  const { exchange, text, later } = line;
  console.error(
    `\n${nameOf(line)} (${exchange.kind}, opponent ${exchange.opponentSide}): ${exchange.motion}`,
  );
  console.error(exchange.said.map((words) => `> ${words}`).join('\n'));
  console.error([text, ...later].join('\n---\n'));
}
