import { describe, expect, it } from 'vitest';
import {
  aCommand,
  ask,
  aSituation,
  ROLE_NAMES,
  ROLES,
  SITUATIONS,
  type Role,
  type Situation,
} from '../../testing/index.ts';
import type { DebateCommand } from '../commands.ts';
import { deadlineOf, seatTakenBy, type DebateState } from '../state.ts';
import { ENDING, SEATS } from './before-and-after.ts';
import { CLOCK, CONNECTION, HOST, MODERATOR } from './clock-and-host.ts';
import type { Expected } from './expected.ts';
import { JUDGING } from './judging.ts';
import { ON_THE_FLOOR } from './on-the-floor.ts';

type Type = DebateCommand['type'];

/** The machine's answers to host, speaker, opponent and audience. A missing command is a type error. */
const EXPECTED: Record<Type, Expected> = {
  ...SEATS,
  ...ON_THE_FLOOR,
  ...CLOCK,
  ...HOST,
  ...MODERATOR,
  ...CONNECTION,
  ...ENDING,
  ...JUDGING,
};

describe.each(Object.entries(EXPECTED) as [Type, Expected][])('"%s" answers every role', (type, expected) => {
  it.each(SITUATIONS)('in the phase or moment “%s”', (situation) => {
    const state = aSituation(situation);
    expect(answersTo(type, state)).toEqual(expectationsOf(expected, situation, state));
  });
});

/** The clock's own command comes at its deadline, every other one at once. */
function answersTo(type: Type, state: DebateState) {
  const waitMs = type === 'advance' ? (deadlineOf(state)?.actsAtMs ?? state.atMs) - state.atMs : 0;
  return byRole((uid) => ask(state, aCommand(type, uid, state), waitMs));
}

function expectationsOf(expected: Expected, situation: Situation, state: DebateState) {
  const expectation = expected[situation] ?? expected.else;
  return byRole((uid, role) => expectation(role, seatTakenBy(state, uid) !== undefined));
}

function byRole(answer: (uid: string, role: Role) => string) {
  return Object.fromEntries(ROLE_NAMES.map((role) => [role, answer(ROLES[role], role)]));
}
