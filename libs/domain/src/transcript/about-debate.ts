import type { Room } from '../documents/room.ts';
import { formatName } from '../debate/formats/format-words.ts';
import { dayOf } from '../files/file-name.ts';
import { decisionSentence } from './decision-words.ts';
import { personName, seatPlace } from './words.ts';

/** The facts about a debate, each with its name: for tables, whose rows have no heading. */
export function aboutDebate(room: Room, link?: string): [name: string, fact: string][] {
  const { format, seats, judges, ballots } = room.debate;
  const seated = format.seats.flatMap((seat): [string, string][] => {
    const uid = seats[seat.id];
    return uid ? [['debater', `${personName(room, uid)} (${seatPlace(format, seat)})`]] : [];
  });
  return [
    ['motion', room.motion],
    ['date', dayOf(room.startedAtMs ?? room.createdAtMs)],
    ['format', formatName(format)],
    ['host', personName(room, room.hostId)],
    ...seated,
    ...judges.map((uid): [string, string] => ['judge', personName(room, uid)]),
    ...(ballots?.result
      ? [['decision', decisionSentence(format, ballots.result)] satisfies [string, string]]
      : []),
    ...(link === undefined ? [] : [['link', link] satisfies [string, string]]),
  ];
}
