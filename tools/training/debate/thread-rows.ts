import { answerFeatures, type WordSpace } from '@rostrum/moderator/training';
import { readRows } from '../data.ts';
import { seededRandom, shuffledIndexes } from '@rostrum/moderator/training';

export const THREAD_FILES = ['fallacy_reddit', 'civility_cmv'] as const;
export type ThreadFile = (typeof THREAD_FILES)[number];

/** A text, the message that it answers among nine of other threads, and the thread that all of it belongs to. */
export type Thread = { file: ThreadFile; group: string; text: string; messages: string[]; answered: number };

const OTHERS = 9;
const SEED = 4;

/** Each reply with the message it answers and nine of other threads, in random order. */
export function readThreads(file: ThreadFile): Thread[] {
  const random = seededRandom(SEED);
  const replies = repliesOf(file);
  return replies.map(({ group, text, parent }) => {
    const others = Array.from({ length: OTHERS }, () => otherThan(group, replies, random));
    const all = [parent, ...others];
    const messages = Array.from(shuffledIndexes(all.length, random), (place) => all[place] ?? '');
    return { file, group, text, messages, answered: messages.indexOf(parent) };
  });
}

type Reply = { group: string; text: string; parent: string };

function otherThan(group: string, replies: readonly Reply[], random: () => number): string {
  for (;;) {
    const drawn = replies[Math.floor(random() * replies.length)];
    if (drawn && drawn.group !== group) return drawn.parent;
  }
}

function repliesOf(file: ThreadFile): Reply[] {
  if (file === 'civility_cmv') {
    return readRows(file).map(({ thread, text, context }) => ({
      group: thread,
      text,
      parent: context.at(-1)?.text ?? '',
    }));
  }
  return readRows('fallacy_reddit').flatMap(({ title, text, parent }) =>
    parent && text ? [{ group: title ?? '', text, parent }] : [],
  );
}

/** The features of every message of a thread. */
export function threadFeatures(space: WordSpace, { text, messages }: Thread): number[][] {
  return answerFeatures(space, text, messages);
}
