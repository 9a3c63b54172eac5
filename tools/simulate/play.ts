import { currentStep, floorHolders, messageKind, seatTakenBy, type Side } from '@rostrum/domain';
import {
  hasActed,
  type ActedDecision,
  type PolicyEvent,
  type Finding,
  type SummaryLine,
  type SignalKind,
} from '@rostrum/moderator';
import type { Engine } from './engines.ts';
import { doCommand } from './commands.ts';
import type { Said, Script } from './script.ts';
import { Stage } from './stage.ts';

/** Plays a script to its end; the results are on the stage. */
export function playScript(script: Script, engine: Engine): Stage {
  const stage = new Stage(script);
  stage.onStepEnd = () => sumUp(stage);
  takeSeats(stage);
  for (const line of script.lines) {
    if (line.type === 'said') say(stage, line, engine);
    else doCommand(stage, line);
  }
  return stage;
}

/** Seats, readiness, coin and preparation, up to the first step. */
function takeSeats(stage: Stage): void {
  const { script } = stage;
  for (const side of ['for', 'against'] as const) {
    const seats = script.format.seats.filter((seat) => seat.side === side);
    for (const [index, seat] of seats.entries()) {
      const by = script.benches[side][index];
      if (by === undefined) throw new Error(`${script.id}: nobody sits on ${seat.id}`);
      stage.ask({ type: 'takeSeat', by, seatId: seat.id });
    }
  }
  for (const by of [...script.benches.for, ...script.benches.against]) stage.ask({ type: 'ready', by });
  while (stage.debate.phase === 'coinFlip' || stage.debate.phase === 'prep') {
    stage.ask({ type: 'nextStep', by: script.hostId });
  }
}

function say(stage: Stage, said: Said, engine: Engine): void {
  stage.wait(said.afterSeconds);
  stage.nowMs += 1;
  takeTurn(stage, said.by);
  const { by, text } = said;
  const id = `${stage.script.id}-${String(stage.messages.length + 1).padStart(2, '0')}`;
  const allowed = stage.mayBeSaid(by, id, text);
  // Only its author sees what is sent out of turn: it stays a draft.
  if (!allowed.ok && allowed.refusal === 'not-your-turn') return;
  if (!allowed.ok) throw new Error(`${stage.script.id}: "${text}" was refused: ${allowed.refusal}`);
  const event = posted(stage, said, id);
  const signals = engine(
    said,
    stage.script,
    stage.messages.filter(({ state }) => state === 'shown'),
  );
  const decisions = stage.tell(event, signals);
  const isHeld = decisions.some((decision) => hasActed(decision) && decision.holds);
  const stepIndex = 'floor' in stage.debate ? stage.debate.floor.stepIndex : 0;
  stage.messages.push({
    id,
    by,
    text,
    kind: event.message.kind,
    atMs: stage.nowMs,
    state: isHeld ? 'held' : 'shown',
    stepIndex,
    claim: claimIn(text, signals),
  });
  if (!isHeld) stage.commit(allowed.value);
  for (const decision of decisions.filter(hasActed)) carryOut(stage, decision);
}

function claimIn(text: string, signals: readonly Finding<SignalKind>[]): string | null {
  const [span] = signals.find(({ kind, flag }) => kind === 'claim' && flag !== false)?.spans ?? [];
  return span ? text.slice(span.start, span.end) : null;
}

/** If the format has a queue, the speaker raises a hand first and the host gives them the floor. */
function takeTurn(stage: Stage, by: string): void {
  const { debate, script } = stage;
  const hasQueue = (currentStep(debate)?.turnSeconds ?? null) !== null;
  if (!hasQueue || debate.phase !== 'live' || floorHolders(debate).includes(by)) return;
  if (!debate.floor.queue.includes(by)) stage.ask({ type: 'raiseHand', by });
  if (!floorHolders(stage.debate).includes(by)) stage.ask({ type: 'giveFloor', by: script.hostId, uid: by });
}

function posted(stage: Stage, said: Said, id: string): Extract<PolicyEvent, { type: 'posted' }> {
  const { by: authorId, text, labels } = said;
  const side = seatTakenBy(stage.debate, authorId)?.side ?? null;
  const answered = labels.includes('re') ? lastOfOthers(stage, side) : undefined;
  return {
    type: 'posted',
    room: stage.setting(),
    atMs: stage.nowMs,
    message: {
      id,
      text,
      authorId,
      side,
      kind: messageKind(stage.debate, authorId, text, 'floor', heardOn(stage)),
      quoted: answered ? { messageId: answered.id, authorId: answered.by } : null,
      answers: answered ? [answered.id] : [],
    },
  };
}

/** The latest shown messages, as the server remembers them. */
function heardOn({ debate, messages }: Stage) {
  return messages
    .filter(({ state }) => state === 'shown')
    .slice(-4)
    .map(({ by, text }) => ({ authorId: by, side: seatTakenBy(debate, by)?.side ?? null, text }));
}

function lastOfOthers(stage: Stage, side: Side | null) {
  return stage.messages.findLast(
    ({ by, state }) => state === 'shown' && seatTakenBy(stage.debate, by)?.side !== side,
  );
}

/** The server's work besides storing the record. */
function carryOut(stage: Stage, { effects }: ActedDecision): void {
  for (const effect of effects) {
    const by = stage.script.hostId;
    if (effect.type === 'pauseRoom' && stage.debate.phase === 'live') stage.ask({ type: 'pause', by });
    if (effect.type === 'coolOff') stage.ask({ type: 'extend', by });
  }
}

/** At the end of an open step both sides are summed up, in words that were said in it. */
function sumUp(stage: Stage): void {
  const step = currentStep(stage.debate);
  if (
    !step ||
    !('floor' in stage.debate) ||
    step.kind === 'speech' ||
    step.kind === 'rebuttal' ||
    step.kind === 'vote'
  )
    return;
  const { stepIndex } = stage.debate.floor;
  const lines = (side: Side): SummaryLine[] =>
    stage.messages
      .filter((one) => one.stepIndex === stepIndex && one.state === 'shown' && one.kind !== 'question')
      .filter(({ by }) => seatTakenBy(stage.debate, by)?.side === side)
      .flatMap(({ id, claim }) => (claim === null ? [] : [{ messageId: id, quote: claim }]))
      .slice(0, 2);
  stage.tell({
    type: 'summaryDue',
    room: stage.setting(),
    atMs: stage.nowMs,
    key: `step-${stepIndex}`,
    by: null,
    lines: { for: lines('for'), against: lines('against') },
  });
}
