import {
  currentStep,
  hasJudges,
  type DebateEvent,
  type DebateState,
  type Message,
  type Side,
} from '@rostrum/domain';
import { isOpenStep, type SummaryLine } from '@rostrum/moderator';
import { chooseSummary } from '@rostrum/moderator/debate';
import { tellModerator, type Moderated } from '../room/moderation.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { StoredRoom } from '../room/stored-room.ts';

/** The number of latest messages to read, and of quotes for both sides together. */
const LAST = 60;
const QUOTED = 4;

/** At the end of a step with messages: the moderator's summary of both sides. `posted`: messages that are not stored yet. */
export async function sumUp(
  store: RoomStore,
  stored: StoredRoom,
  events: readonly DebateEvent[],
  atMs: number,
  posted: readonly Message[] = [],
): Promise<Moderated | undefined> {
  const { room } = stored;
  const ended = events.find((event) => event.type === 'stepEnded');
  if (!ended || !isSummedUp(room.debate)) return undefined;
  const lines = await readLines(store, stored, ended.stepIndex, posted);
  const due = { type: 'summaryDue', key: String(ended.stepIndex), by: null, lines, atMs } as const;
  return tellModerator(stored, due, atMs);
}

/** The steps in which people talk, except where judges follow the debate by themselves. */
function isSummedUp(debate: DebateState): boolean {
  return !debate.moderatorPaused && !hasJudges(debate.format) && isOpenStep(currentStep(debate));
}

/** The possible quotes of each side in a step, the most telling first. */
export async function readLines(
  store: RoomStore,
  { id, room }: StoredRoom,
  step: number,
  posted: readonly Message[] = [],
): Promise<Record<Side, SummaryLine[]>> {
  const said = [...(await store.readLastShown(id, LAST)), ...posted].filter(
    ({ stepIndex }) => stepIndex === step,
  );
  const chosen = chooseFrom(said, room.motion);
  const linesOf = (side: Side) =>
    chosen.filter((one) => one.side === side).map(({ id: messageId, text }) => ({ messageId, quote: text }));
  return { for: linesOf('for'), against: linesOf('against') };
}

function chooseFrom(said: readonly Message[], motion: string): Message[] {
  const words = said.flatMap(({ id, side, text }) => (side === null ? [] : [{ id, side, text }]));
  return chooseSummary(words, motion, QUOTED).flatMap((id) => said.filter((one) => one.id === id));
}
