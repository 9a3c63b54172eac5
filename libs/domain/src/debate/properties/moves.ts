import { ADA, aRuling, BEN, CLEO, COMMAND_TYPES, DARA } from '../../testing/index.ts';
import type { DebateCommand } from '../commands.ts';
import { mayAnswer } from '../consent.ts';
import { isSameTeam, otherSide } from '../format.ts';
import { hasJudges } from '../formats/index.ts';
import type { BallotRuling } from '../judging/judge-ballot.ts';
import { areBallotsOpen } from '../judging/panel.ts';
import { aimed, type UnaimedCommand } from '../meant-step.ts';
import { OPPONENT_UID } from '../opponent.ts';
import {
  currentStep,
  debaterIds,
  deadlinesOf,
  freeSeats,
  hasFloor,
  isFinished,
  isGathering,
  seatedOn,
  seatsTakenBy,
  seatTakenBy,
  type DebateState,
  type Live,
  type Phase,
  type WithFloor,
} from '../state.ts';

type Type = DebateCommand['type'];

/** Random numbers that produce a command. It usually fits the state, and now and then it does not. */
export type Move = { what: number; who: number; whom: number; amount: number };

const PEOPLE: readonly string[] = [ADA, BEN, CLEO, DARA, OPPONENT_UID, '7', 'for-2', 'against-2'];

const WORDS: readonly Type[] = ['speak', 'speak', 'speak', 'speak', 'edit', 'yield'];
const ALWAYS: readonly Type[] = [
  ...WORDS,
  ...WORDS,
  ...(['advance', 'advance', 'advance', 'nextStep', 'extend', 'pause', 'mute', 'remove'] as const),
  ...(['reportMissing', 'leave', 'watch', 'coolOff', 'halt'] as const),
];
const OFFERS: readonly Type[] = [
  'offerPoi',
  'offerPoi',
  'offerPoi',
  'offerPoi',
  'offerPoi',
  'offerPoi',
  'acceptPoi',
];
const ANSWERS: readonly Type[] = [
  'acceptPoi',
  'acceptPoi',
  'acceptPoi',
  'acceptPoi',
  'declinePoi',
  'offerPoi',
];
const HANDS: readonly Type[] = [
  ...(['raiseHand', 'raiseHand', 'raiseHand', 'raiseHand', 'raiseHand', 'raiseHand'] as const),
  ...(['lowerHand', 'giveFloor', 'giveFloor', 'yield', 'remove', 'pause'] as const),
];
const RESTATED: readonly Type[] = [
  'answerRestatement',
  'answerRestatement',
  'answerRestatement',
  'speak',
  'edit',
];
const SKIPPED: readonly Type[] = ['skipRestatement', 'skipRestatement', 'skipRestatement', 'skipRestatement'];
const ANSWERED: readonly Type[] = [
  'agree',
  'agree',
  'agree',
  'agree',
  'agree',
  'agree',
  'decline',
  'proposeEnd',
];
const QUESTIONS: readonly Type[] = ['proposeEnd', 'handOver', 'pauseModerator', 'end'];
const JUDGED: readonly Type[] = [
  ...Array.from({ length: 40 }, () => 'fileBallot' as const),
  ...Array.from({ length: 6 }, () => 'closeBallots' as const),
  'declineJudging',
  'takeSeat',
];
const CHAIR: readonly Type[] = ['goOut', 'takeChair', 'reportMissing'];
const BANKS: readonly Type[] = ['takePrep', 'takePrep', 'takePrep'];

/** People's usual commands in a phase, weighted by how often they appear here. */
const LIKELY: Record<Phase, readonly Type[]> = {
  lobby: ['takeSeat', 'takeSeat', 'takeSeat', 'takeSeat', 'takeSeat', 'takeSeat', 'watch', 'leave', ...CHAIR],
  readyCheck: ['ready', 'ready', 'ready', 'ready', 'ready', 'ready', 'leave', ...CHAIR],
  coinFlip: ['chooseSide', 'chooseOrder', 'advance', 'nextStep', 'agree'],
  prep: ['ready', 'ready', 'ready', 'advance', 'nextStep', 'agree', 'agree'],
  live: ALWAYS,
  prepBank: ['endPrep', 'endPrep', 'advance', 'leave', 'edit', 'end', 'agree'],
  paused: [
    ...(['resume', 'resume', 'comeBack', 'keepWaiting', 'keepWaiting', 'substitute', 'takeSeat'] as const),
    ...(['resume', 'takeSeat', 'takeSeat', 'leave', 'end', 'proposeEnd', 'agree'] as const),
    ...(['extend', 'extend', 'agree', 'agree', 'advance', 'advance'] as const),
  ],
  verdictVote: ['advance', 'nextStep', 'agree', 'leave', 'remove', 'watch'],
  debrief: ['advance', 'advance', ...COMMAND_TYPES],
  archived: COMMAND_TYPES,
  cancelled: COMMAND_TYPES,
  abandoned: COMMAND_TYPES,
};

/** The command of a move: mostly a usual one for that state, sometimes any command by anybody. */
export function commandOf(state: DebateState, move: Move): DebateCommand {
  const type = pickOr(move.what, COMMAND_TYPES, likelyIn(state)) ?? 'watch';
  const by = pickOr(move.who, PEOPLE, concernedBy(state, type)) ?? CLEO;
  return meant(state, filledIn(state, type, by, move), move);
}

/** The moment that a person sees; now and then one that is over or never existed. */
function meant(state: DebateState, command: UnaimedCommand, { whom, amount }: Move): DebateCommand {
  const now = aimed(state, command);
  if (!('stepSeq' in now) || whom % 5 !== 0) return now;
  return { ...now, stepSeq: Math.max(0, now.stepSeq + (amount % 3) - 1) };
}

/** A likely choice, or one time in six any choice. */
function pickOr<One>(dice: number, all: readonly One[], likely: readonly One[]): One | undefined {
  return pick(dice % 6 === 0 ? all : likely, Math.floor(dice / 6));
}

function pick<One>(from: readonly One[], index: number): One | undefined {
  return from[index % from.length];
}

function likelyIn(state: DebateState): readonly Type[] {
  const judging = judgingIn(state);
  if (state.phase !== 'live') return [...LIKELY[state.phase], ...judging];
  const step = currentStep(state);
  const hasBank = state.banks.for + state.banks.against > 0;
  return [
    ...ALWAYS,
    ...restatingIn(state),
    ...(step?.poi ? pointsIn(state) : []),
    ...(step?.turnSeconds ? HANDS : []),
    ...(hasBank ? BANKS : []),
    ...(state.asked ? ANSWERED : QUESTIONS),
    ...judging,
  ];
}

/** The panel is named in the lobby or while the debate runs; then the judges decide. */
function judgingIn(state: DebateState): readonly Type[] {
  if (areBallotsOpen(state)) return JUDGED;
  if (!hasJudges(state.format) || isFinished(state)) return [];
  if (state.asked?.what === 'judges') return [...ANSWERED, ...ANSWERED, ...ANSWERED];
  return state.judges.length === 0
    ? ['nameJudges', 'nameJudges', 'nameJudges', 'nameJudges', 'nameJudges', 'nameJudges']
    : ['nameJudges', 'declineJudging', 'fileBallot'];
}

function restatingIn({ floor: { restatement } }: Live): readonly Type[] {
  if (!restatement) return [];
  return restatement.answer === 'unfair' ? [...SKIPPED, ...SKIPPED, 'speak', 'speak'] : RESTATED;
}

function pointsIn({ floor: { poi } }: Live): readonly Type[] {
  if (!poi) return OFFERS;
  return poi.accepted ? WORDS : ANSWERS;
}

/** The person who would most likely send a command of that type. */
function concernedBy(state: DebateState, type: Type): readonly string[] {
  switch (type) {
    case 'takeSeat':
      return [...PEOPLE.filter((uid) => !seatTakenBy(state, uid)), ...teammatesIn(state)];
    case 'watch':
      return PEOPLE.filter((uid) => !seatTakenBy(state, uid));
    case 'ready':
      return debaterIds(state).filter((uid) => !('ready' in state) || !state.ready.includes(uid));
    case 'raiseHand':
      return PEOPLE;
    case 'pause':
    case 'resume':
    case 'nextStep':
    case 'extend':
    case 'mute':
    case 'remove':
    case 'giveFloor':
    case 'cancel':
    case 'goOut':
    case 'handOver':
    case 'pauseModerator':
    case 'nameJudges':
    case 'closeBallots':
      return [state.hostId];
    case 'declineJudging':
    case 'fileBallot':
      return state.judges.length > 0 ? state.judges : [DARA];
    case 'answerRestatement':
      return asked(state);
    case 'skipRestatement':
      return asked(state).slice(-1);
    case 'agree':
    case 'decline':
      return answerersIn(state);
    case 'comeBack':
      return state.phase === 'paused' && state.missing ? [state.missing] : debaterIds(state);
    case 'acceptPoi':
    case 'declinePoi':
      return seatedOn(state, currentStep(state));
    case 'speak':
    case 'edit':
    case 'yield':
    case 'lowerHand':
      return hasFloor(state) ? onTheFloor(state) : debaterIds(state);
    default:
      return debaterIds(state);
  }
}

/** Debaters with a free seat in their team. */
function teammatesIn(state: DebateState): readonly string[] {
  const free = freeSeats(state);
  return debaterIds(state).filter((uid) => {
    const mine = seatTakenBy(state, uid);
    return mine && free.some((seat) => isSameTeam(seat, mine));
  });
}

/** Mostly the person restated, now and then the person who restated them. */
function asked(state: DebateState): readonly string[] {
  const restatement = hasFloor(state) ? state.floor.restatement : null;
  if (!restatement) return debaterIds(state);
  return [restatement.of, restatement.of, restatement.of, restatement.by];
}

/** Usually somebody who is asked, and anybody else as often. */
function answerersIn(state: DebateState): readonly string[] {
  const question = state.asked;
  if (!question) return PEOPLE;
  return [...PEOPLE.filter((uid) => mayAnswer(state, question, uid)), question.by];
}

function onTheFloor(state: WithFloor): readonly string[] {
  const { poi, turn, queue } = state.floor;
  const heard = [turn?.uid, poi?.uid, queue[0]].filter((uid) => uid !== undefined);
  return [...seatedOn(state, currentStep(state)), ...heard, ...heard];
}

function filledIn(state: DebateState, type: Type, by: string, { whom, amount }: Move): UnaimedCommand {
  const side = whom % 2 === 0 ? 'for' : 'against';
  const messageId = `message-${whom}`;
  switch (type) {
    case 'takeSeat':
      return { type, by, seatId: seatFor(state, by, whom) };
    case 'leave':
      return {
        type,
        by,
        ...(whom % 3 === 0 && { seatId: pick(seatsTakenBy(state, by), whom)?.id ?? 'for-1' }),
      };
    case 'ready':
      return { type, by, toss: side };
    case 'chooseSide':
      return { type, by, side };
    case 'chooseOrder':
      return { type, by, first: side };
    case 'speak':
      return { type, by, messageId, characters: amount, ...arrivalOf(state, whom) };
    case 'answerRestatement':
      return { type, by, answer: whom % 3 === 0 ? 'fair' : 'unfair' };
    case 'edit':
      return {
        type,
        by,
        messageId: editedIn(state, whom),
        saidAtMs: saidAtMsIn(state, whom),
        delta: amount - 100,
      };
    case 'skipRestatement':
    case 'declineJudging':
    case 'closeBallots':
    case 'end':
    case 'cancel':
      return { type, by };
    case 'advance':
      return { type, by: 'clock', stepSeq: pick(deadlinesOf(state), whom)?.stepSeq ?? 0 };
    case 'coolOff':
      return { type, by: 'moderator', untilMs: state.atMs + amount * 100 };
    case 'halt':
      return { type, by: 'moderator' };
    case 'mute':
    case 'remove':
      return { type, by, uid: pick(named(state, type), whom) ?? by, cameIn: amount % 4 !== 0 };
    case 'handOver':
      return {
        type,
        by,
        uid: amount % 5 === 0 ? null : (pick(PEOPLE, whom) ?? by),
        cameIn: amount % 4 !== 0,
      };
    case 'nameJudges':
      return { type, by, ...panelOf(state, whom, amount) };
    case 'fileBallot':
      return { type, by, ballot: ballotOf(state, whom) };
    case 'goOut':
      return { type, by, to: pick(PEOPLE, amount + 2) ?? null, present: presentIn(whom) };
    case 'takeChair':
      return { type, by };
    case 'reportMissing':
      return { type, by, uid: pick(named(state, type), whom) ?? by, present: presentIn(amount) };
    case 'giveFloor':
      return { type, by, uid: pick(named(state, type), whom) ?? by };
    default:
      return { type, by };
  }
}

/** Mostly one or three people without a seat; now and then nobody, an even panel, a crowd, or somebody who never came in. */
function panelOf(state: DebateState, whom: number, amount: number): { uids: string[]; present: string[] } {
  const free = PEOPLE.filter((uid) => !seatTakenBy(state, uid));
  const crowd = Array.from({ length: 11 }, (_, one) => `judge-${one}`);
  const uids =
    pick<readonly string[]>(
      [
        free.slice(0, 1),
        free.slice(0, 3),
        free.slice(0, 3),
        free.slice(-1),
        free.slice(0, 2),
        [],
        crowd,
        PEOPLE.slice(0, 3),
      ],
      whom,
    ) ?? [];
  return { uids: [...uids], present: amount % 6 === 0 ? [] : [...uids] };
}

/** Mostly a ballot that can stand, now and then one with a mistake. */
function ballotOf(state: DebateState, whom: number): BallotRuling {
  const right = aRuling(state, { winner: whom % 2 === 0 ? 'for' : 'against' });
  const [first = 'for-1'] = Object.keys(right.points);
  const rest = Object.fromEntries(Object.entries(right.points).slice(1));
  const level = Object.fromEntries(Object.keys(right.points).map((key) => [key, 70]));
  const mistakes: BallotRuling[] = [
    { ...right, points: rest },
    { ...right, points: { ...right.points, nobody: 70 } },
    { ...right, points: { ...right.points, [first]: 70.3 } },
    { ...right, points: right.kind === 'teams' ? level : right.points },
    right.kind === 'teams'
      ? { ...right, ranking: right.ranking.toReversed() }
      : { ...right, winner: otherSide(right.winner) },
    right.kind === 'teams'
      ? { ...right, ranking: right.ranking.slice(1) }
      : { ...right, isLowPointWin: true },
    right.kind === 'teams'
      ? { kind: 'sides', winner: 'for', isLowPointWin: false, points: right.points }
      : { kind: 'teams', ranking: [], points: right.points },
  ];
  return whom % 3 === 0 ? (pick(mistakes, Math.floor(whom / 3)) ?? right) : right;
}

/** Some of the people, in any order; one time in four nobody. */
function presentIn(dice: number): readonly string[] {
  if (dice % 4 === 0) return [];
  const from = Math.abs(dice) % PEOPLE.length;
  return [...PEOPLE.slice(from), ...PEOPLE.slice(0, from)].slice(0, 1 + (Math.abs(dice) % 3));
}

/** Now and then the server has kept the words as a draft since its last event, or from before the deadline. */
function arrivalOf(state: DebateState, whom: number): { arrivedAtMs?: number } {
  if (whom % 7 !== 0) return {};
  const endsAtMs = state.phase === 'live' ? state.floor.endsAtMs : state.atMs;
  return { arrivedAtMs: whom % 2 === 0 ? state.atMs : endsAtMs };
}

/** Now and then the words that somebody is asked about. */
function editedIn(state: DebateState, whom: number): string {
  const asked = hasFloor(state) ? state.floor.restatement?.messageId : undefined;
  return asked !== undefined && whom % 4 === 0 ? asked : `message-${whom}`;
}

/** Some words were posted just now, others before the step began. */
function saidAtMsIn(state: DebateState, whom: number): number {
  const startedAtMs = hasFloor(state) ? state.floor.startedAtMs : 0;
  return whom % 3 === 0 ? startedAtMs : state.atMs;
}

function seatFor(state: DebateState, by: string, whom: number): string {
  if (whom % 13 === 0) return '__proto__';
  const mine = seatTakenBy(state, by);
  const own = freeSeats(state).find((seat) => mine && isSameTeam(seat, mine));
  if (own && whom % 3 > 0) return own.id;
  return pick(freeSeats(state), whom)?.id ?? 'for-1';
}

function named(state: DebateState, type: Type): readonly string[] {
  const waiting = hasFloor(state)
    ? [...state.floor.queue, ...(state.floor.turn ? [state.floor.turn.uid] : [])]
    : [];
  if (type === 'giveFloor') return [...waiting, DARA];
  if (type === 'reportMissing')
    return isGathering(state) ? [state.hostId, ...debaterIds(state)] : debaterIds(state);
  return [...debaterIds(state), ...waiting, ...PEOPLE];
}
