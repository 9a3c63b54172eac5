import {
  accept,
  apartPath,
  FORMATS,
  isSeeking,
  pairsOf,
  refuse,
  termsFor,
  withPace,
  type Pair,
  type Seeker,
  type Terms,
} from '@rostrum/domain';
import type { Handled } from '../access/context.ts';
import { publishedTopicOf, seatFor } from '../handlers/create-room.ts';
import type { Reader, Unit } from '../port/documents.ts';
import { idFor } from '../room/command-id.ts';
import { setUpRoom } from '../handlers/set-up-room.ts';
import { RoomStore } from '../store/room-store.ts';
import { putSeeker, SeekerStore } from '../store/seeker-store.ts';
import type { RoomRequest } from './once.ts';
import type { Platform } from './platform.ts';

/**
 * Matches a person who waits with the person whose turn it is, and opens a room for the two. Everybody who begins to
 * wait looks after their entry is stored: of two people who begin at the same moment, at least one sees the other.
 */
export async function meetSomebody<Work extends Unit>(
  {
    transaction,
    reader,
    chance,
    motions,
  }: Pick<Platform<Work>, 'transaction' | 'reader' | 'chance' | 'motions'>,
  { uid, atMs }: Pick<RoomRequest, 'uid' | 'atMs'>,
): Promise<Handled> {
  const waiting = await new SeekerStore(reader).readWaiting(atMs);
  const others = waiting.filter((seeker) => seeker.uid !== uid).length;
  const stays: Handled = accept({ answer: { waiting: String(others), roomId: '' } });
  if (others === waiting.length) return stays;
  const pair = await pairOf(uid, reader, waiting);
  if (!pair) return stays;
  const ours = await motions();
  return transaction((unit) => openFor(unit, pair, { uid, atMs, chance, ours, stays }), {
    isSafeTwice: true,
  });
}

/** The pair of a person, if it is their turn. People kept apart are looked up for the proposed pairs alone. */
async function pairOf(uid: string, reader: Reader, waiting: readonly Seeker[]): Promise<Pair | undefined> {
  const store = new SeekerStore(reader);
  const apart = new Set<string>();
  const asked = new Set<string>();
  for (;;) {
    const pairs = pairsOf(waiting, (one, other) => apart.has(apartPath(one, other)));
    const unasked = pairs
      .map(({ first, second }) => [first.uid, second.uid] as const)
      .filter(([one, other]) => !asked.has(apartPath(one, other)));
    if (unasked.length === 0) {
      return pairs.find(({ first, second }) => first.uid === uid || second.uid === uid);
    }
    for (const [one, other] of unasked) asked.add(apartPath(one, other));
    for (const path of await store.apartOf(unasked)) apart.add(path);
  }
}

type Caller = Pick<RoomRequest, 'uid' | 'atMs'> &
  Pick<Platform, 'chance'> & {
    /** The motions of the house. */
    ours: readonly string[];
    stays: Handled;
  };

/** Looks at both again, in one transaction with what it opens: each of them is matched once. */
async function openFor(unit: Unit, pair: Pair, { uid, atMs, chance, ours, stays }: Caller): Promise<Handled> {
  const seekers = new SeekerStore(unit);
  const first = await seekers.read(pair.first.uid);
  const second = await seekers.read(pair.second.uid);
  const mine = first?.uid === uid ? first : second;
  if (mine?.roomId) return accept({ answer: { waiting: '0', roomId: mine.roomId } });
  if (!first || !second || !isSeeking(first, atMs) || !isSeeking(second, atMs)) return stays;
  const terms = termsFor(first.wish, second.wish);
  if (!terms || (await seekers.apartOf([[first.uid, second.uid]])).length > 0) return stays;
  for (const seeker of [first, second]) if (await seekers.isSuspended(seeker.uid, atMs)) return stays;

  const preset = FORMATS.get(terms.formatId);
  if (!preset) return refuse('format-unknown');
  const format = withPace(preset, terms.pace);
  const roomId = idFor(first.uid, `${first.sinceMs}-${second.uid}-${second.sinceMs}`);
  const topic = await publishedTopicOf(unit, terms.motion?.topicId);
  const seatId = seatFor(format, 'any', roomId);
  const otherSeat = format.seats.find(({ id }) => id !== seatId)?.id ?? '';
  const made = await setUpRoom(
    { unit, store: RoomStore.in(unit), chance, atMs },
    {
      roomId,
      format,
      seated: [
        { uid: first.uid, seatId },
        { uid: second.uid, seatId: otherSeat },
      ],
      wished: {
        motion: motionFor(terms, ours, chance),
        ...(topic && { topicId: topic.id }),
        visibility: 'unlisted',
        strictness: 'standard',
        language: terms.language,
        meeting: { atMs, awaited: [first.uid, second.uid] },
        hostId: first.uid,
        opensAtMs: null,
      },
    },
  );
  if (!made.ok) return made;
  for (const seeker of [first, second])
    putSeeker(unit, { ...seeker, state: 'matched', roomId, beatAtMs: atMs });
  return accept({
    answer: { waiting: '0', roomId },
    clock: { roomId, before: undefined, after: made.value.debate },
  });
}

/** The motion that they agreed on, else one of the house. */
function motionFor({ motion }: Terms, ours: readonly string[], { below }: Platform['chance']): string {
  return motion?.motion ?? ours[below(ours.length)] ?? '';
}
