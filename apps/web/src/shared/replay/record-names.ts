import type { DebateRecord } from '@rostrum/data';
import { floorHolders, NAMELESS, type DebateState, type Phase } from '@rostrum/domain';
import { joinNames } from '../debate-words/join-names.ts';

/** The names of a debate's people, including those who left before its end. */
export type NameOf = (uid: string) => string;

export function namesIn({ room, messages }: Pick<DebateRecord, 'room' | 'messages'>): NameOf {
  const authors = new Map(messages.map(({ authorId, authorName }) => [authorId, authorName]));
  return (uid) => room.people[uid]?.displayName || authors.get(uid) || NAMELESS;
}

/** The holder of the floor, or why there is none, in a few words. */
export function floorWords(state: DebateState, nameOf: NameOf): string {
  if (state.phase === 'paused' && state.missing)
    return `Paused: ${nameOf(state.missing)} has lost the connection`;
  if (state.phase !== 'live') return PHASE_WORDS[state.phase];
  const names = floorHolders(state).map(nameOf);
  if (names.length === 0) return 'Nobody speaks in this step';
  return names.length === 1 ? `${names[0]} has the floor` : `${joinNames(names)} share the floor`;
}

const PHASE_WORDS: Readonly<Record<Exclude<Phase, 'live'>, string>> = {
  lobby: 'Waiting for people',
  readyCheck: 'Waiting for everybody to be ready',
  coinFlip: 'The coin decides who chooses',
  prep: 'Everybody prepares',
  paused: 'Paused',
  prepBank: 'Preparation out of the bank',
  verdictVote: 'The audience votes',
  debrief: 'The debate is over',
  archived: 'The debate is over',
  cancelled: 'Called off',
  abandoned: 'Abandoned',
};
