import {
  benchOf,
  countOf,
  fairShareOf,
  shareOf,
  type Intervention,
  type Message,
  type Room,
  type Side,
} from '@rostrum/domain';
import * as m from '@rostrum/words/feedback';
import { percent } from './amounts.ts';

/** A finished debate with words to look back on; cancelled ones have none. */
export function isLookedBackOn({ debate }: Room): boolean {
  return debate.phase === 'debrief' || debate.phase === 'abandoned';
}

/** A person's part of a debate. `share` and `fair` are 0 … 1. */
export type Part = { side: Side | undefined; characters: number; share: number | undefined; fair: number };

export function partIn({ debate }: Room, uid: string): Part {
  return {
    side: benchOf(debate, uid),
    characters: countOf(debate.spoken, uid),
    share: shareOf(debate, uid),
    fair: fairShareOf(debate, uid),
  };
}

/** A summary of a person's words in a debate, counted from the messages and acts themselves. */
export type Looked = {
  messages: number;
  questions: number;
  longest: number;
  /** Acts of the moderator that were meant for this person alone, in order. */
  acts: Intervention[];
};

export function lookBack(messages: readonly Message[], acts: readonly Intervention[], uid: string): Looked {
  const own = messages.filter((message) => message.authorId === uid && message.state === 'shown');
  return {
    messages: own.length,
    questions: own.filter((message) => message.kind === 'question').length,
    longest: Math.max(0, ...own.map((message) => Array.from(message.text).length)),
    acts: acts.filter((act) => act.to === uid),
  };
}

/** One sentence about a share of the words, beside the even one; small differences are none. */
export function shareWords({ share, fair }: Part): string {
  if (share === undefined) return m.nobodySpoke();
  const shares = { share: percent(share), even: percent(fair) };
  const ratio = share / fair;
  if (ratio > 1.2) return m.shareHigh(shares);
  return ratio < 0.8 ? m.shareLow(shares) : m.shareEven(shares);
}
