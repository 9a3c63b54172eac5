import { readBank } from '@rostrum/bank/source';
import {
  countCharacters,
  OPPONENT_UID,
  otherSide,
  practiceLevelSchema,
  type CaseFile,
  type Message,
  type Side,
} from '@rostrum/domain';
import { createEngine } from '@rostrum/moderator/engine';
import {
  BY_WORDS,
  opponentMessage,
  practiceCase,
  quotesAreTrue,
  type Brief,
} from '@rostrum/moderator/practice';
import { describe, expect, it } from 'vitest';

const engine = createEngine();
const bank = readBank();
const LEVELS = practiceLevelSchema.options;
const PARTS = ['opening', 'question', 'answer', 'turn', 'rebuttal', 'closing'] as const;

type Said = Brief['said'][number];

function message(side: Side, text: string, at: number, isOwn: boolean, kind: Message['kind']): Said {
  const authorId = isOwn ? OPPONENT_UID : 'ada';
  return { id: `m${at}`, authorId, side, stepIndex: at, kind, text, quote: null, createdAtMs: at };
}

/** A person reads out the arguments of their side, and the opponent answers each. */
function debateOn(file: CaseFile, side: Side, level: Brief['level']) {
  const known = practiceCase(file.motion, file, undefined)!;
  const history: Said[] = [];
  const own: string[] = [];
  const problems: string[] = [];
  for (const [at, part] of PARTS.entries()) {
    const { claim, why } = file.arguments[otherSide(side)][at % 3]!;
    const words = part === 'answer' ? `Why would you say that? ${file.motion}?` : `${claim} ${why}`;
    history.push(
      message(otherSide(side), words, history.length, false, part === 'answer' ? 'question' : 'speech'),
    );
    const limit = [150, 450, 1_800, 6_000][(at + file.motion.length) % 4] ?? 150;
    const text = opponentMessage(
      {
        motion: file.motion,
        side,
        level,
        part,
        file: known,
        said: history,
        self: OPPONENT_UID,
        limit,
        seed: file.slug + at,
        ear: BY_WORDS,
      },
      engine,
    );
    if (text === '') continue;
    problems.push(...problemsOf(text, part, limit, history));
    own.push(text);
    history.push(message(side, text, history.length, true, part === 'question' ? 'question' : 'speech'));
  }
  return { own, problems: [...problems, ...saidTwice(own), ...othersWords(own, file, side)] };
}

function problemsOf(text: string, part: Brief['part'], limit: number, history: readonly Said[]): string[] {
  const found = [
    ...(countCharacters(text) > limit ? ['too long'] : []),
    ...(quotesAreTrue(text, history) ? [] : ['misquotes']),
    ...(part === 'question' && !text.endsWith('?') ? ['asks nothing'] : []),
    ...(part === 'answer' && text.endsWith('?') ? ['asks back'] : []),
    ...engine.judgeMessage(text).map(({ kind }) => kind),
  ];
  return found.map((problem) => `${problem}: ${text}`);
}

function saidTwice(own: readonly string[]): string[] {
  const sentences = own.flatMap((text) => text.split(/(?<=[.!?])\s+/u));
  return sentences.filter((one, at) => sentences.indexOf(one) !== at).map((one) => `said twice: ${one}`);
}

/** Arguments of the other side, or its answers, in the opponent's mouth. */
function othersWords(own: readonly string[], file: CaseFile, side: Side): string[] {
  const theirs = [
    ...file.arguments[otherSide(side)].flatMap(({ why, so, example }) => [why, so, example]),
    ...file.arguments[side].map(({ answer }) => answer),
  ];
  return theirs
    .filter((line) => own.some((text) => text.includes(line)))
    .map((line) => `wrong side: ${line}`);
}

/** Each level debates on other files; every second file is enough to find a line that cannot be said. */
const EVERY = 2;

describe('over the case files', () => {
  it.each(LEVELS)(
    'the %s argues its side, says nothing twice, nothing untrue, nothing too long and nothing that the engine flags',
    (level) => {
      const files = bank.filter((_, at) => at % (LEVELS.length * EVERY) === LEVELS.indexOf(level) * EVERY);
      const debates = files.map((file, at) => debateOn(file, at % 2 === 0 ? 'for' : 'against', level));
      expect(debates.flatMap(({ problems }) => problems)).toEqual([]);
      expect(debates.filter(({ own }) => own.length < 4)).toEqual([]);
    },
    120_000,
  );
});
