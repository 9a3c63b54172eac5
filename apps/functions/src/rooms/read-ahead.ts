import { EMPTY_PULSE } from '@rostrum/moderator';
import { motionBank } from '@rostrum/moderator/topics';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { judgeWords } from './judge-words.ts';

/** Enough for the engine's code to be compiled: each of 400 sentences takes half as long as each of the first 20. */
const SENTENCES = 400;

let begun = false;

/**
 * Lets a new instance's engine read motions with what speaks for and against them, so that the first words of a person
 * find it built and compiled. One sentence in a turn of the event loop, so that no call waits; done once an instance.
 */
export async function readAhead(): Promise<void> {
  if (begun) return;
  begun = true;
  const sentences = motionBank().flatMap(({ motion, arguments: { for: pro, against } }) => {
    const heard = against.map((text, at) => ({
      messageId: `m${at}`,
      authorId: 'ben',
      side: 'against' as const,
      text,
    }));
    return pro.map((text) => ({ text, uid: 'ada', side: 'for' as const, motion, names: ['Ben'], heard }));
  });
  for (const sentence of sentences.slice(0, SENTENCES)) {
    await nextTurn();
    judgeWords({ ...sentence, claims: EMPTY_PULSE });
  }
}
