import { seatName } from '../debate/formats/seat-words.ts';
import { benchOf, countOf, debaterIds, seatsTakenBy } from '../debate/state.ts';
import { teamOf } from '../debate/team-words.ts';
import type { Message } from '../documents/message.ts';
import { shownName } from '../documents/shown-name.ts';
import type { Room } from '../documents/room.ts';
import type { TranscriptJson } from './json-schema.ts';
import { own } from '../own.ts';

type Person = TranscriptJson['people'][number];

/**
 * Everybody who has a part in a debate: debaters by seat, then the host, then the other speakers. Their ids are valid
 * only in this file, so they identify no account.
 */
export function peopleOf(room: Room, messages: readonly Message[]): Map<string, Person> {
  const authors = new Map(messages.map(({ authorId, authorName }) => [authorId, authorName]));
  const uids = new Set([...debaterIds(room.debate), room.hostId, ...authors.keys()]);
  return new Map([...uids].map((uid, index) => [uid, personOf(room, uid, index, authors.get(uid))]));
}

function personOf(room: Room, uid: string, index: number, name: string | undefined): Person {
  const seats = seatsTakenBy(room.debate, uid);
  const [seat] = seats;
  return {
    id: `p${index + 1}`,
    name: shownName(own(room.people, uid)?.displayName || name),
    isHost: uid === room.hostId,
    seat: seat ? seats.map((one) => seatName(room.debate.format, one)).join(', ') : null,
    team: teamOf(room.debate, uid) ?? null,
    side: benchOf(room.debate, uid) ?? null,
    characters: countOf(room.debate.spoken, uid),
  };
}
