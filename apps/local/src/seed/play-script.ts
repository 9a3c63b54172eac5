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

/** Plays a script from the moment its room is opened. Afterwards the stage's clock is at the script's end. */
export async function playScript(script: DebateScript, openedAtMs: number): Promise<RoomStage> {
  const stage = await RoomStage.open({
    id: script.id,
    motion: script.motion,
    topicId: topics.find(({ motion }) => motion === script.motion)?.id,
    code: roomCodeOf(script.id),
    hostId: uidOf(script.host),
    format: withLengths(QUICK_CLASH, script.lengths ?? {}),
    people: demoPersons,
    openedAtMs,
  });
  await takeSeats(stage, script);
  if (script.until === 'lobby') return stage;
  await everyoneReadies(stage);
  if (script.until === 'prep') return stage;
  await stage.wait(PREPARATION_SECONDS);
  await everyoneReadies(stage);
  await playSteps(stage, script);
  if (script.until === 'paused') await stage.ask({ type: 'pause', by: uidOf(script.host) });
  return stage;
}

/** The same, but so that the script ends at `endsAtMs`, give or take a millisecond. */
export async function playScriptUntil(script: DebateScript, endsAtMs: number): Promise<RoomStage> {
  const { nowMs } = await playScript(script, endsAtMs);
  return playScript(script, endsAtMs - (nowMs - endsAtMs));
}

/** The host is there first, the other debater comes a little later. */
async function takeSeats(stage: RoomStage, { host, for: pro, against: con }: DebateScript): Promise<void> {
  const seats = [
    { name: pro, seatId: 'for-1' },
    { name: con, seatId: 'against-1' },
  ];
  const isHost = ({ name }: { name: DemoName | undefined }) => Number(name === host);
  for (const { name, seatId } of seats.toSorted((a, b) => isHost(b) - isHost(a))) {
    if (!name) continue;
    if (name !== host) await stage.wait(ARRIVAL_SECONDS);
    await stage.ask({ type: 'takeSeat', by: uidOf(name), seatId });
  }
}

async function everyoneReadies(stage: RoomStage): Promise<void> {
  for (const by of debaterIds(stage.room.debate)) {
    await stage.wait(READY_SECONDS);
    await stage.ask({ type: 'ready', by });
  }
}

async function playSteps(stage: RoomStage, script: DebateScript): Promise<void> {
  for (const [index, lines] of script.steps.entries()) {
    for (const line of lines) await sayLine(stage, script, line);
    const isOver = index < script.steps.length - 1 || script.until === 'end';
    if (isOver) await yieldStep(stage, script, index);
  }
}

/** The moderator itself decides which messages it holds; a test checks that they match the script. */
async function sayLine(
  stage: RoomStage,
  script: DebateScript,
  { by, text, heldBefore }: Line,
): Promise<void> {
  const uid = uidOf(speaker(script, by));
  await stage.wait(secondsToType(heldBefore ?? text));
  const first = await stage.say(uid, heldBefore ?? text);
  if (heldBefore === undefined) return;
  await stage.wait(secondsToType(text));
  await stage.say(uid, text, first.held ? first.messageId : undefined);
}

async function yieldStep(stage: RoomStage, script: DebateScript, stepIndex: number): Promise<void> {
  const seatIds = stage.room.debate.format.steps[stepIndex]?.seatIds ?? [];
  for (const seatId of seatIds) {
    await stage.wait(BREATH_SECONDS);
    await stage.ask({ type: 'yield', by: uidOf(speaker(script, seatId === 'for-1' ? 'for' : 'against')) });
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
