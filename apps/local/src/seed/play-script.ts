import { countCharacters, debaterIds, LIMITS, QUICK_CLASH, withLengths } from '@rostrum/domain';
import { roomCodeOf } from './room-code.ts';
import { demoPersons, uidOf } from './people.ts';
import { RoomStage } from './room-stage.ts';
import type { DebateScript, DemoName, Line } from './scripts/script.ts';
import { topics } from './topics.ts';

const ARRIVAL_SECONDS = 50;
const READY_SECONDS = 8;
/** Preparation ends early, because both say that they are ready. */
const PREPARATION_SECONDS = 70;
/** Before the first word of a step, between two lines, and before the floor is yielded. */
const BREATH_SECONDS = 4;
/** Nobody types as fast as a text can be read, but most have it ready. */
const TYPING_SHARE = 0.8;

/** Plays a script from the moment its room is opened. The stage's clock then stands where the script ends. */
export function playScript(script: DebateScript, openedAtMs: number): RoomStage {
  const stage = new RoomStage({
    id: script.id,
    motion: script.motion,
    topicId: topics.find(({ motion }) => motion === script.motion)?.id,
    code: roomCodeOf(script.id),
    hostId: uidOf(script.host),
    format: withLengths(QUICK_CLASH, script.lengths ?? {}),
    people: demoPersons,
    openedAtMs,
  });
  takeSeats(stage, script);
  if (script.until === 'lobby') return stage;
  everyoneReadies(stage);
  if (script.until === 'prep') return stage;
  stage.wait(PREPARATION_SECONDS);
  everyoneReadies(stage);
  playSteps(stage, script);
  if (script.until === 'paused') stage.ask({ type: 'pause', by: uidOf(script.host) });
  return stage;
}

/** The same, but so that the script ends at `endsAtMs`, give or take a millisecond. */
export function playScriptUntil(script: DebateScript, endsAtMs: number): RoomStage {
  return playScript(script, endsAtMs - playScript(script, 0).nowMs);
}

/** The host is there first, the other one comes a little later. */
function takeSeats(stage: RoomStage, { host, for: pro, against: con }: DebateScript): void {
  const seats = [
    { name: pro, seatId: 'for-1' },
    { name: con, seatId: 'against-1' },
  ];
  const isHost = ({ name }: { name: DemoName | undefined }) => Number(name === host);
  for (const { name, seatId } of seats.toSorted((a, b) => isHost(b) - isHost(a))) {
    if (!name) continue;
    if (name !== host) stage.wait(ARRIVAL_SECONDS);
    stage.ask({ type: 'takeSeat', by: uidOf(name), seatId });
  }
}

function everyoneReadies(stage: RoomStage): void {
  for (const by of debaterIds(stage.room.debate)) {
    stage.wait(READY_SECONDS);
    stage.ask({ type: 'ready', by });
  }
}

function playSteps(stage: RoomStage, script: DebateScript): void {
  script.steps.forEach((lines, index) => {
    for (const line of lines) sayLine(stage, script, line);
    const isOver = index < script.steps.length - 1 || script.until === 'end';
    if (isOver) yieldStep(stage, script, index);
  });
}

/** What the moderator holds is for the moderator to say; a test sees to it that it holds what the script expects. */
function sayLine(stage: RoomStage, script: DebateScript, { by, text, heldBefore }: Line): void {
  const uid = uidOf(speaker(script, by));
  stage.wait(secondsToType(heldBefore ?? text));
  const first = stage.say(uid, heldBefore ?? text);
  if (heldBefore === undefined) return;
  stage.wait(secondsToType(text));
  stage.say(uid, text, first.held ? first.messageId : undefined);
}

function yieldStep(stage: RoomStage, script: DebateScript, stepIndex: number): void {
  const seatIds = stage.room.debate.format.steps[stepIndex]?.seatIds ?? [];
  for (const seatId of seatIds) {
    stage.wait(BREATH_SECONDS);
    stage.ask({ type: 'yield', by: uidOf(speaker(script, seatId === 'for-1' ? 'for' : 'against')) });
  }
}

function speaker(script: DebateScript, side: Line['by']): DemoName {
  const name = script[side];
  if (!name) throw new Error(`${script.id}: nobody sits ${side}`);
  return name;
}

function secondsToType(text: string): number {
  return BREATH_SECONDS + (countCharacters(text) / LIMITS.charactersPerSecond) * TYPING_SHARE;
}
