import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, play } from '../testing/index.ts';
import type { DebateCommand } from './commands.ts';
import { deadlineOf, type DebateState, type Phase } from './state.ts';

const DARA = 'dara';
const HOUR_MS = 3_600_000;

/** Four people as a debate knows them. The host has no seat; in the lobby one seat is still free, so Ben has none. */
const ROLES = { host: CLEO, speaker: ADA, opponent: BEN, audience: DARA } as const;
type Role = keyof typeof ROLES;
const ROLE_NAMES: Role[] = ['host', 'speaker', 'opponent', 'audience'];

const COMMANDS: Record<DebateCommand['type'], (by: string, state: DebateState) => DebateCommand> = {
  takeSeat: (by) => ({ type: 'takeSeat', by, seatId: 'against-1' }),
  leave: (by) => ({ type: 'leave', by }),
  ready: (by) => ({ type: 'ready', by }),
  speak: (by) => ({ type: 'speak', by, messageId: 'message-1', characters: 10 }),
  yield: (by) => ({ type: 'yield', by }),
  advance: (by, state) => ({ type: 'advance', by, stepSeq: deadlineOf(state)?.stepSeq ?? state.seq }),
  pause: (by) => ({ type: 'pause', by }),
  resume: (by) => ({ type: 'resume', by }),
  end: (by) => ({ type: 'end', by }),
  cancel: (by) => ({ type: 'cancel', by }),
};

function debateIn(phase: Phase): DebateState {
  const oneSeated = () => play(aDebate({ hostId: CLEO }), { type: 'takeSeat', by: ADA, seatId: 'for-1' });
  if (phase === 'lobby') return oneSeated();
  if (phase === 'cancelled') return play(oneSeated(), { type: 'cancel', by: CLEO });
  return aDebate({ phase, hostId: CLEO });
}

type Answers = [host: string, speaker: string, opponent: string, audience: string];

const everyone = (answer: string): Answers => [answer, answer, answer, answer];
const hostOnly = (answer: string): Answers => [answer, 'not-the-host', 'not-the-host', 'not-the-host'];
const seatedOnly = (speaker: string, opponent = speaker): Answers => [
  'not-seated',
  speaker,
  opponent,
  'not-seated',
];
/** As `seatedOnly`, where Ben has no seat yet. */
const speakerOnly = (speaker: string): Answers => seatedOnly(speaker, 'not-seated');
const full: Answers = ['seat-taken', 'already-seated', 'already-seated', 'seat-taken'];
const freeSeatFor = (answer: string): Answers => [answer, 'already-seated', answer, answer];

/** What the machine answers to host, speaker, opponent and audience, in that order. */
const EXPECTED: Record<DebateCommand['type'], Record<Phase, Answers>> = {
  takeSeat: {
    lobby: freeSeatFor('seatTaken, readyCheckStarted'),
    readyCheck: full,
    prep: full,
    live: full,
    paused: full,
    debrief: full,
    cancelled: freeSeatFor('wrong-phase'),
    abandoned: full,
  },
  leave: {
    lobby: speakerOnly('seatLeft'),
    readyCheck: seatedOnly('seatLeft'),
    prep: seatedOnly('seatLeft'),
    live: seatedOnly('abandoned'),
    paused: seatedOnly('abandoned'),
    debrief: seatedOnly('wrong-phase'),
    cancelled: speakerOnly('wrong-phase'),
    abandoned: seatedOnly('wrong-phase'),
  },
  ready: { ...whenSeated('wrong-phase'), readyCheck: seatedOnly('readied'), prep: seatedOnly('readied') },
  speak: { ...whenSeated('wrong-phase'), live: seatedOnly('spoke', 'not-your-turn') },
  yield: {
    ...whenSeated('wrong-phase'),
    live: seatedOnly('yielded, stepEnded, stepStarted', 'not-your-turn'),
  },
  advance: {
    ...always(everyone('stale-step')),
    prep: everyone('stepStarted'),
    live: everyone('stepEnded, stepStarted'),
  },
  pause: { ...always(hostOnly('wrong-phase')), live: hostOnly('paused') },
  resume: { ...always(hostOnly('wrong-phase')), paused: hostOnly('resumed') },
  end: { ...always(hostOnly('wrong-phase')), live: hostOnly('ended'), paused: hostOnly('ended') },
  cancel: {
    ...always(hostOnly('wrong-phase')),
    lobby: hostOnly('cancelled'),
    readyCheck: hostOnly('cancelled'),
    prep: hostOnly('cancelled'),
  },
};

function always(answers: Answers): Record<Phase, Answers> {
  return {
    lobby: answers,
    readyCheck: answers,
    prep: answers,
    live: answers,
    paused: answers,
    debrief: answers,
    cancelled: answers,
    abandoned: answers,
  };
}

function whenSeated(answer: string): Record<Phase, Answers> {
  return { ...always(seatedOnly(answer)), lobby: speakerOnly(answer), cancelled: speakerOnly(answer) };
}

describe.each(Object.keys(EXPECTED) as DebateCommand['type'][])('"%s" answers every role', (type) => {
  it.each(Object.entries(EXPECTED[type]) as [Phase, Answers][])('in the phase %s', (phase, expected) => {
    const state = debateIn(phase);
    const waitMs = type === 'advance' ? HOUR_MS : 0;
    const answers = ROLE_NAMES.map((role) => ask(state, COMMANDS[type](ROLES[role], state), waitMs));
    expect(answers).toEqual(expected);
  });
});
