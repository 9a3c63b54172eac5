import {
  accept,
  canRestateFirst,
  formatFor,
  FORMATS,
  LIMITS,
  refuse,
  topicPath,
  type CustomLengths,
  type Format,
  type SideWish,
} from '@rostrum/domain';
import { getOne, type Reader } from '../port/documents.ts';
import { publishedTopic } from '../store/topic-counts.ts';
import { idFor, tossOf } from '../room/command-id.ts';
import { setUpRoom } from './set-up-room.ts';
import type { RoomHandler } from '../access/context.ts';
import { hostsEnough } from '../store/open-public-rooms.ts';
import { opponentSeat, practiceFor } from './practice.ts';

const DAY_MS = 86_400_000;

/** Lengths that may also be zero. */
const WITHOUT_SPEECH: ReadonlySet<string> = new Set(['preparation', 'prepBank']);

/** Opens a room. The caller and the command's id determine its id: the same command makes the same room. */
export const createRoom: RoomHandler<'create'> = async (
  { uid, commandId, atMs, store, unit, chance, caseFile, motionWaits },
  command,
) => {
  const preset = FORMATS.get(command.formatId);
  if (!preset) return refuse('format-unknown');
  const { lengths = {}, pace = 'spoken', stepHours } = command;
  const paced = formatFor(preset, { pace, lengths, stepHours });
  // The opponent of a practice can neither restate nor say whether it was restated fairly.
  const isGated = command.steelmanGate === true && !command.practice && canRestateFirst(preset);
  const format = { ...paced, restatesFirst: isGated };
  if (!hasUsableLengths(preset, lengths)) return refuse('length-wrong');
  if (stepHours !== undefined && pace !== 'correspondence') return refuse('length-wrong');

  const opensAtMs = command.opensAtMs ?? null;
  if (opensAtMs !== null && opensAtMs <= atMs) return refuse('opening-past');
  if (opensAtMs !== null && opensAtMs > atMs + LIMITS.opensAtMostDaysAhead * DAY_MS) {
    return refuse('opening-too-far');
  }

  if (command.visibility === 'public' && motionWaits) return refuse('motion-waits');
  if (command.visibility === 'public' && (await hostsEnough(unit, uid))) return refuse('public-rooms-full');
  const topic = await publishedTopicOf(unit, command.topicId);
  const roomId = idFor(uid, commandId);
  const seatId = seatFor(format, command.side, roomId);
  const asked = await practiceFor(command, format, seatId, topic, caseFile);
  if (!asked.ok) return asked;
  const practice = asked.value;
  const opponent = practice && opponentSeat(format, practice);
  // Practice counts for no topic.
  const topicId = practice ? undefined : topic?.id;
  const made = await setUpRoom(
    { store, unit, chance, atMs },
    {
      roomId,
      format,
      seated: [{ uid, seatId }, ...(opponent ? [opponent] : [])],
      wished: {
        motion: command.motion,
        ...(topicId !== undefined && { topicId }),
        ...(practice && { practice }),
        visibility: command.visibility,
        strictness: command.strictness,
        ...(command.language && { language: command.language }),
        // The host of a practice debate is the person.
        ...(command.safeguarding === 'host' && !practice && { safeguarding: 'host' }),
        hostId: uid,
        opensAtMs,
      },
    },
  );
  return made.ok ? accept({ answer: { roomId, code: made.value.code } }) : made;
};

/**
 * The topic that a debate counts for. If it was withdrawn in the meantime it is dropped, and the debate begins
 * anyway.
 */
export async function publishedTopicOf(reader: Reader, topicId: string | undefined) {
  return topicId === undefined ? undefined : publishedTopic(await getOne(reader, topicPath(topicId)));
}

function hasUsableLengths(preset: Format, lengths: CustomLengths): boolean {
  return Object.entries(lengths).every(([stepId, seconds]) =>
    WITHOUT_SPEECH.has(stepId) || preset.steps.some((step) => step.id === stepId)
      ? WITHOUT_SPEECH.has(stepId) || seconds >= LIMITS.stepMinSeconds
      : false,
  );
}

/** The first seat of the wished side; for "any" side the room's id tosses the coin. */
export function seatFor(format: Format, wish: SideWish, roomId: string): string {
  const side = wish === 'any' ? tossOf(roomId) : wish;
  return format.seats.find((seat) => seat.side === side)?.id ?? '';
}
