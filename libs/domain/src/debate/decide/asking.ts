import { accept, refuse } from '../../result.ts';
import { isAskedEnough, mayAnswer, momentOfQuestion, openQuestion, peopleOpposite } from '../consent.ts';
import type { Happening } from '../events.ts';
import { paceLengths } from '../pace.ts';
import {
  benchOf,
  hasFloor,
  isFinished,
  isKnownIn,
  seatTakenBy,
  type Asked,
  type AskedFor,
  type DebateState,
} from '../state.ts';
import { extend, nextStep } from './clock.ts';
import type { CommandOf, CommandResult } from './command-result.ts';
import { end, giveUp } from './ending.ts';
import { pause, pauseAgreed, pauseAlone, resume, setModerator } from './host.ts';
import { nameJudges } from './judging.ts';
import { finish } from './steps.ts';

/** What the host does to the clock and to the AI. */
type HostAct = Exclude<AskedFor, 'chair' | 'judges'>;

const ACTS: Record<HostAct, (state: DebateState, by: string, at: number) => CommandResult> = {
  nextStep,
  extend,
  pause: pauseAgreed,
  resume,
  end,
  pauseModerator: (state, by) => setModerator(state, by, true),
};

/** The host's act. A host on a bench only asks for it: it happens once somebody on the other bench agrees. */
export function asHost(state: DebateState, what: HostAct, by: string, at: number): CommandResult {
  const done = ACTS[what](state, by, at);
  if (!done.ok) return done;
  if (state.moderatorChairs) return refuse('moderator-chairs');
  return peopleOpposite(state, by).length === 0 ? done : ask(state, { by, what, to: null }, at);
}

/**
 * A host on a bench may pause each step once for a minute; everything longer is asked for. By correspondence a minute helps
 * nobody, so each pause is asked for.
 */
export function pauseAsHost(state: DebateState, by: string, at: number): CommandResult {
  const done = pause(state, by, at);
  if (!done.ok) return done;
  if (state.moderatorChairs) return refuse('moderator-chairs');
  if (peopleOpposite(state, by).length === 0) return done;
  const { pauseAloneSeconds } = paceLengths(state.format);
  const mayAlone = pauseAloneSeconds > 0 && hasFloor(state) && !state.floor.pausedAlone;
  return mayAlone ? pauseAlone(state, by, at) : asHost(state, 'pause', by, at);
}

/**
 * The host ends a pause. A host on a bench asks before a debate continues that the moderator has stopped: the words that stopped
 * it may be their own, or meant for them.
 */
export function resumeAsHost(state: DebateState, by: string, at: number): CommandResult {
  const done = resume(state, by, at);
  const isStopped = state.phase === 'paused' && state.reason === 'moderator';
  if (!done.ok || !isStopped || peopleOpposite(state, by).length === 0) return done;
  return ask(state, { by, what: 'resume', to: null }, at);
}

/** The host adds time to what runs: to the step, or to a pause that would end by itself. */
export function extendAsHost(state: DebateState, by: string, at: number): CommandResult {
  const isPause = state.phase === 'paused' && state.endsAtMs !== null;
  return asHost(state, isPause ? 'pause' : 'extend', by, at);
}

/** The host ends the debate. Other debaters, and a host who has left the clock to the moderator, may only give it up. */
export function endAsHost(state: DebateState, by: string, at: number): CommandResult {
  if (by !== state.hostId) return giveUp(state, by, at);
  if (state.moderatorChairs && hasFloor(state)) {
    const givenUp = giveUp(state, by, at);
    return givenUp.ok || givenUp.refusal !== 'not-the-host' ? givenUp : refuse('moderator-chairs');
  }
  return isWaitedFor(state, by, at) ? refuse('choice-too-early') : endOrAsk(state, by, at);
}

/** Once the wait for the only one who could agree is over, there is nobody to ask. */
function endOrAsk(state: DebateState, by: string, at: number): CommandResult {
  return isMissingOpposite(state, by) ? end(state, by, at) : asHost(state, 'end', by, at);
}

function isWaitedFor(state: DebateState, by: string, at: number): boolean {
  const waitsUntilMs = state.phase === 'paused' ? (state.choiceFromMs ?? 0) : 0;
  return isMissingOpposite(state, by) && at < waitsUntilMs;
}

function isMissingOpposite(state: DebateState, by: string): boolean {
  const opposite = peopleOpposite(state, by);
  const missing = state.phase === 'paused' ? state.missing : null;
  return missing !== null && opposite.length > 0 && opposite.every((uid) => uid === missing);
}

/** A debater proposes to end now, and the other side may agree. */
export function proposeEnd(state: DebateState, by: string, at: number): CommandResult {
  if (!seatTakenBy(state, by)) return refuse('not-seated');
  if (state.phase !== 'live' && state.phase !== 'paused') return refuse('wrong-phase');
  return ask(state, { by, what: 'end', to: null }, at, paceLengths(state.format).proposalSeconds);
}

/** The host offers the chair to somebody without a part in the debate, or leaves the clock to the moderator. */
export function handOver(
  state: DebateState,
  { by, uid, cameIn }: CommandOf<'handOver'>,
  at: number,
): CommandResult {
  if (by !== state.hostId) return refuse('not-the-host');
  if (isFinished(state)) return refuse('wrong-phase');
  if (uid === null) return state.moderatorChairs ? refuse('already-so') : accept([{ type: 'chairLeft', by }]);
  if (uid === by) return refuse('cannot-be-self');
  if (benchOf(state, uid) !== undefined) return refuse('not-neutral');
  if (state.removed.includes(uid) || !(cameIn || isKnownIn(state, uid))) return refuse('nobody-there');
  return ask(state, { by, what: 'chair', to: uid }, at, paceLengths(state.format).proposalSeconds);
}

/** A host on a bench only asks for a panel: the other bench agrees to who judges them both. */
export function nameJudgesAsHost(
  state: DebateState,
  command: CommandOf<'nameJudges'>,
  at: number,
): CommandResult {
  const { by } = command;
  const named = nameJudges(state, command);
  if (!named.ok || peopleOpposite(state, by).length === 0) return named;
  const uids = [...new Set(command.uids)];
  return ask(state, { by, what: 'judges', to: null, uids }, at, paceLengths(state.format).proposalSeconds);
}

/** One tap by a person who is asked. It happens now, if it is still possible; nobody answers for somebody else. */
export function agree(state: DebateState, by: string, at: number): CommandResult {
  const question = openQuestion(state, at);
  if (!question) return refuse('nothing-asked');
  if (!mayAnswer(state, question, by)) return refuse('not-yours-to-answer');
  const done = agreedTo(state, question, by, at);
  return done.ok ? accept([{ type: 'agreed', by, what: question.what }, ...done.value]) : done;
}

function agreedTo(
  state: DebateState,
  { what, by, uids }: Asked,
  answerer: string,
  at: number,
): CommandResult {
  if (what === 'chair') return takeChair(state, answerer);
  if (what === 'end') return accept(finish(state, 'agreed', at));
  // They were there when they were asked for.
  if (what === 'judges') return nameJudges(state, { type: 'nameJudges', by, uids, present: uids });
  return ACTS[what](state, by, at);
}

function takeChair(state: DebateState, by: string): CommandResult {
  if (benchOf(state, by) !== undefined) return refuse('not-neutral');
  return accept([{ type: 'chairTaken', by, from: state.hostId } satisfies Happening]);
}

/** A person who is asked says no, or the person who asked takes the question back. */
export function decline(state: DebateState, by: string, at: number): CommandResult {
  const question = openQuestion(state, at);
  if (!question) return refuse('nothing-asked');
  if (by !== question.by && !mayAnswer(state, question, by)) return refuse('not-yours-to-answer');
  return accept([{ type: 'declined', by, what: question.what }]);
}

function ask(
  state: DebateState,
  question: Pick<Asked, 'by' | 'what' | 'to'> & { uids?: string[] },
  at: number,
  seconds = paceLengths(state.format).consentSeconds,
): CommandResult {
  if (openQuestion(state, at)) return refuse('already-asked');
  if (isAskedEnough(state, question)) return refuse('asked-enough');
  const stepSeq = momentOfQuestion(state, question.what, question.by);
  return accept([{ type: 'asked', ...question, stepSeq, lapsesAtMs: at + seconds * 1_000 }]);
}
