import type { DebateCommand } from '../commands.ts';
import type { Role, Situation } from '../../testing/index.ts';

/** The expected answer to one role: the refusal, or the types of the events in order. */
export type Expectation = (role: Role, isSeated: boolean) => string;

/** The answers to a command by situation; `else` covers every situation that is not named. */
export type Expected = Partial<Record<Situation, Expectation>> & { else: Expectation };
export type ExpectedOf<Type extends DebateCommand['type']> = Record<Type, Expected>;

export const everyone =
  (answer: string): Expectation =>
  () =>
    answer;

export const hostOnly =
  (answer: string): Expectation =>
  (role) =>
    role === 'host' ? answer : 'not-the-host';

/** For people with a seat. The speaker and the person seated opposite may get different answers. */
export const seatedOnly =
  (speaker: string, opponent = speaker): Expectation =>
  (role, isSeated) => {
    if (!isSeated) return 'not-seated';
    return role === 'speaker' ? speaker : opponent;
  };

/** For the host, whether seated or not, and for people with a seat. */
export const hostOrSeated =
  (answer: string, opponent = answer): Expectation =>
  (role, isSeated) => {
    if (role === 'host') return answer;
    if (!isSeated) return 'not-seated';
    return role === 'speaker' ? answer : opponent;
  };

/** For people without a seat. */
export const unseatedOnly =
  (answer: string, seated: string): Expectation =>
  (_, isSeated) =>
    isSeated ? seated : answer;

/** One answer for each role: host, speaker, opponent, audience. */
export const each =
  (host: string, speaker: string, opponent: string, audience: string): Expectation =>
  (role) =>
    ({ host, speaker, opponent, audience })[role];

/** The same answer in several situations. */
export function inAll(situations: readonly Situation[], expectation: Expectation) {
  return Object.fromEntries(situations.map((situation) => [situation, expectation]));
}

export const BEFORE: readonly Situation[] = [
  'lobby',
  'lobby, the chair is empty',
  'readyCheck',
  'coinFlip',
  'prep',
];
export const LIVE: readonly Situation[] = [
  'live',
  'live, words said',
  'live, a point offered',
  'live, a point accepted',
  'live, a restatement asked',
  'live, a restatement refused',
  'live, hands up',
  'live, cooling off',
  'live, an end proposed',
  'live, the chair offered',
];
export const PAUSED: readonly Situation[] = [
  'paused',
  'paused, somebody is missing',
  'paused, a seat is free',
];
export const BEGUN: readonly Situation[] = [...LIVE, 'prepBank', ...PAUSED];
