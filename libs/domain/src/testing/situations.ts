import { BRITISH_PARLIAMENTARY } from '../debate/formats/british-parliamentary.ts';
import { LINCOLN_DOUGLAS } from '../debate/formats/lincoln-douglas.ts';
import { OPEN_FLOOR } from '../debate/formats/open-floor.ts';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import type { DebateState, Phase } from '../debate/state.ts';
import { LIMITS } from '../limits.ts';
import { aDebate, NOON_MS, play } from './debates.ts';
import { ADA, BEN, CLEO, DARA } from './people.ts';
import { wait } from './ways.ts';

const pointOffered = () =>
  play(aDebate({ phase: 'live', hostId: CLEO, format: BRITISH_PARLIAMENTARY }), wait(60_000), {
    type: 'offerPoi',
    by: BEN,
  });

/** Ada’s rebuttal begins with what Ben said, and he is asked whether that is fair. */
const restatementAsked = () =>
  play(
    aDebate({ phase: 'live', hostId: CLEO, format: { ...QUICK_CLASH, restatesFirst: true } }),
    { type: 'nextStep', by: CLEO },
    { type: 'speak', by: BEN, messageId: 'message-0', characters: 100 },
    { type: 'nextStep', by: CLEO },
    { type: 'nextStep', by: CLEO },
    { type: 'speak', by: ADA, messageId: 'message-1', characters: 100 },
  );

const oneSeated = () => play(aDebate({ hostId: CLEO }), { type: 'takeSeat', by: ADA, seatId: 'for-1' });

/** The situations of a debate beyond its phase. */
const MOMENTS = {
  'lobby, the chair is empty': () => play(oneSeated(), { type: 'goOut', by: CLEO, to: null }),
  'live, words said': () =>
    play(aDebate({ phase: 'live', hostId: CLEO }), {
      type: 'speak',
      by: ADA,
      messageId: 'message-1',
      characters: 100,
    }),
  'live, a point offered': pointOffered,
  'live, a point accepted': () => play(pointOffered(), { type: 'acceptPoi', by: ADA }),
  'live, a restatement asked': restatementAsked,
  'live, a restatement refused': () =>
    play(restatementAsked(), { type: 'answerRestatement', by: BEN, answer: 'unfair' }),
  'live, hands up': () =>
    play(
      aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR }),
      { type: 'raiseHand', by: ADA },
      { type: 'raiseHand', by: BEN },
    ),
  'live, cooling off': () =>
    play(aDebate({ phase: 'live', hostId: CLEO }), {
      type: 'coolOff',
      by: 'moderator',
      untilMs: NOON_MS + 3_600_000,
    }),
  'live, an end proposed': () =>
    play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'proposeEnd', by: ADA }),
  'live, the chair offered': () =>
    play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'handOver', by: CLEO, uid: DARA, cameIn: true }),
  'debrief, ballots open': () =>
    play(
      aDebate({ phase: 'live', hostId: CLEO, format: LINCOLN_DOUGLAS }),
      { type: 'nameJudges', by: CLEO, uids: [DARA], present: [DARA] },
      { type: 'speak', by: ADA, messageId: 'message-1', characters: 100 },
      { type: 'end', by: CLEO },
    ),
  'paused, somebody is missing': () =>
    play(
      aDebate({ phase: 'live', hostId: CLEO }),
      { type: 'reportMissing', by: ADA, uid: BEN },
      wait(LIMITS.reconnectSeconds * 1_000),
      { type: 'watch', by: 'watcher' },
    ),
  'paused, a seat is free': () => play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'leave', by: BEN }),
} satisfies Record<string, () => DebateState>;

/** A phase, or a moment in one, that changes what people may do. */
export type Situation = Phase | keyof typeof MOMENTS;

const PHASES: readonly Phase[] = [
  'lobby',
  'readyCheck',
  'coinFlip',
  'prep',
  'live',
  'prepBank',
  'paused',
  'verdictVote',
  'debrief',
  'archived',
  'cancelled',
  'abandoned',
];

function isMoment(situation: string): situation is keyof typeof MOMENTS {
  return Object.hasOwn(MOMENTS, situation);
}

/** Every situation, the phases first. */
export const SITUATIONS: readonly Situation[] = [...PHASES, ...Object.keys(MOMENTS).filter(isMoment)];

/**
 * A debate for tests of every command: Cleo hosts without a seat, Ada speaks, Ben sits opposite. In the lobby one
 * seat is free, so Ben has none. Ben is the debater who is missing or has left.
 */
export function aSituation(situation: Situation): DebateState {
  if (isMoment(situation)) return MOMENTS[situation]();
  if (situation !== 'lobby' && situation !== 'cancelled') return aDebate({ phase: situation, hostId: CLEO });
  return situation === 'lobby' ? oneSeated() : play(oneSeated(), { type: 'cancel', by: CLEO });
}
