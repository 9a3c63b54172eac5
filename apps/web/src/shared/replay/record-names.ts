import type { DebateRecord } from '@rostrum/data';
import { type DebateState, floorHolders, type Phase, shownName } from '@rostrum/domain';
import * as m from '@rostrum/words/replay';
import { joinNames } from '../debate-words/join-names.ts';

/** The names of a debate's people, including those who left before its end. */
export type NameOf = (uid: string) => string;

export function namesIn({ room, messages }: Pick<DebateRecord, 'room' | 'messages'>): NameOf {
  const authors = new Map(messages.map(({ authorId, authorName }) => [authorId, authorName]));
  return (uid) => shownName(room.people[uid]?.displayName || authors.get(uid));
}

/** The holder of the floor, or why there is none, in a few words. */
export function floorWords(state: DebateState, nameOf: NameOf): string {
  if (state.phase === 'paused' && state.missing) return m.lostConnection({ name: nameOf(state.missing) });
  if (state.phase !== 'live') return PHASE_WORDS[state.phase]();
  const names = floorHolders(state).map(nameOf);
  const [name] = names;
  if (name === undefined) return m.nobodySpeaks();
  return names.length === 1 ? m.hasFloor({ name }) : m.shareFloor({ names: joinNames(names) });
}

const PHASE_WORDS: Readonly<Record<Exclude<Phase, 'live'>, () => string>> = {
  lobby: m.waitingForPeople,
  readyCheck: m.waitingForReady,
  coinFlip: m.coinDecides,
  prep: m.everyonePrepares,
  paused: m.paused,
  prepBank: m.sidePrepares,
  verdictVote: m.audienceVotes,
  debrief: m.isOver,
  archived: m.isOver,
  cancelled: m.cancelled,
  abandoned: m.abandoned,
};
