import { createHash } from 'node:crypto';
import {
  accept,
  FORMATS,
  LIMITS,
  openDebate,
  openingState,
  OPPONENT,
  OPPONENT_UID,
  refuse,
  withLengths,
  topicPath,
  withPace,
  type CustomLengths,
  type Format,
  type RoomDocument,
  type SideWish,
} from '@rostrum/domain';
import { getOne, type Reader } from '../port/documents.ts';
import { countOpened, publishedTopic } from '../store/topic-counts.ts';
import { idFor } from '../room/command-id.ts';
import type { RoomHandler } from '../access/context.ts';
import { hostsEnough } from '../store/open-public-rooms.ts';
import { readPerson } from '../store/person.ts';
import { practiceFor, takeFirstSeats } from './practice.ts';
import { findFreeCode, roomCodePath } from '../store/room-code.ts';

const DAY_MS = 86_400_000;

/** Lengths that may also be zero. */
const WITHOUT_SPEECH: ReadonlySet<string> = new Set(['preparation', 'prepBank']);

/** Opens a room. The caller and the command's id determine its id: the same command makes the same room. */
export const createRoom: RoomHandler<'create'> = async (
  { uid, commandId, atMs, store, unit, chance },
  command,
) => {
  const preset = FORMATS.get(command.formatId);
  if (!preset) return refuse('format-unknown');
  const { lengths = {}, pace = 'live', stepHours } = command;
  const paced = withPace(withLengths(preset, lengths), pace, stepHours);
  // The opponent of a practice can neither restate nor say whether it was restated fairly.
  const format = { ...paced, restatesFirst: (command.steelmanGate ?? false) && !command.practice };
  if (!hasUsableLengths(preset, lengths)) return refuse('length-wrong');
  if (stepHours !== undefined && pace === 'live') return refuse('length-wrong');

  const opensAtMs = command.opensAtMs ?? null;
  if (opensAtMs !== null && opensAtMs <= atMs) return refuse('opening-past');
  if (opensAtMs !== null && opensAtMs > atMs + LIMITS.opensAtMostDaysAhead * DAY_MS) {
    return refuse('opening-too-far');
  }

  if (command.visibility === 'public' && (await hostsEnough(unit, uid))) return refuse('public-rooms-full');
  const person = await readPerson(unit, uid);
  const code = await findFreeCode(unit, chance);
  const topic = await publishedTopicOf(unit, command.topicId);
  const roomId = idFor(uid, commandId);
  const opened = openDebate(uid, format, atMs);
  const debate = openingState(opened);
  const seatId = seatFor(format, command.side, roomId);
  const asked = practiceFor(command, debate, seatId, topic);
  if (!asked.ok) return asked;
  const practice = asked.value;
  const seated = takeFirstSeats(debate, { uid, seatId }, practice, atMs);
  if (!seated.ok) return seated;
  // Practice counts for no topic.
  const topicId = practice ? undefined : topic?.id;
  const room: RoomDocument = {
    motion: command.motion,
    ...(topicId !== undefined && { topicId }),
    ...(practice && { practice }),
    visibility: command.visibility,
    strictness: command.strictness,
    ...(command.language && { language: command.language }),
    // The host of a practice debate is the person.
    ...(command.safeguarding === 'host' && !practice && { safeguarding: 'host' }),
    hostId: uid,
    code,
    status: 'open',
    debate,
    peopleIds: [uid],
    people: { [uid]: person, ...(practice && { [OPPONENT_UID]: OPPONENT }) },
    ledger: {},
    tally: null,
    createdAtMs: atMs,
    opensAtMs,
    dueAtMs: null,
    startedAtMs: null,
    endedAtMs: null,
  };
  store.create(roomId, room, opened, seated.value);
  store.members.add(roomId, uid, person, atMs);
  unit.create(roomCodePath(code), { roomId, createdAtMs: atMs });
  if (topicId !== undefined) countOpened(unit, topicId);
  return accept({ answer: { roomId, code } });
};

/**
 * The topic that a debate counts for. If it was withdrawn in the meantime it is dropped, and the debate begins
 * anyway.
 */
async function publishedTopicOf(reader: Reader, topicId: string | undefined) {
  return topicId === undefined ? undefined : publishedTopic(await getOne(reader, topicPath(topicId)));
}

function hasUsableLengths(preset: Format, lengths: CustomLengths): boolean {
  return Object.entries(lengths).every(([stepId, seconds]) =>
    WITHOUT_SPEECH.has(stepId) || preset.steps.some((step) => step.id === stepId)
      ? WITHOUT_SPEECH.has(stepId) || seconds >= LIMITS.stepMinSeconds
      : false,
  );
}

/** The first seat of the wished side; for "any" side the room's id tosses the coin, so that a repeat agrees. */
function seatFor(format: Format, wish: SideWish, roomId: string): string {
  const toss = createHash('sha256').update(roomId).digest()[0] ?? 0;
  const side = wish === 'any' ? (toss % 2 === 0 ? 'for' : 'against') : wish;
  return format.seats.find((seat) => seat.side === side)?.id ?? '';
}
