import { formatDate } from '@rostrum/words';
import * as m from '@rostrum/words/record-words';
import type { Format } from '../debate/format.ts';
import { formatSource } from '../debate/formats/format-abouts.ts';
import { formatName } from '../debate/formats/format-words.ts';
import { isByCorrespondence, stepLength } from '../debate/pace.ts';
import type { Room } from '../documents/room.ts';
import { decisionSentence } from './decision-words.ts';
import { escapeLine } from './markdown.ts';
import { ENDING_WORDS, endingOf, personName, seatPlace } from './words.ts';

/**
 * The facts of a debate as a list in Markdown: who had which seat, who hosted and judged, the format, when it was held, how it
 * ended, what the judges decided, and the address of its page.
 */
export function recordHeading(room: Room, link?: string): string {
  const { debate, strictness, visibility } = room;
  const { format, judges, ballots } = debate;
  const lengths = format.custom ? 'custom' : 'usual';
  return [
    ...seats(room),
    m.host({ name: nameIn(room, room.hostId) }),
    ...(judges.length > 0 ? [m.judges({ names: judges.map((uid) => nameIn(room, uid)).join(', ') })] : []),
    m.format({ format: escapeLine(formatName(format)), lengths }),
    m.formatSource({ source: escapeLine(formatSource(format)) }),
    paceLine(format),
    ...(format.restatesFirst ? [m.restateFirst()] : []),
    m.moderation({ strictness, visibility }),
    whenOf(room),
    ENDING_WORDS[endingOf(debate)](),
    ...(ballots?.result ? [escapeLine(decisionSentence(format, ballots.result))] : []),
    ...(link === undefined ? [] : [m.link({ link: `<${link}>` })]),
  ]
    .map((line) => `- ${line}`)
    .join('\n');
}

function paceLine(format: Format): string {
  if (isByCorrespondence(format)) return m.paceLetters({ length: stepLength(format) });
  return format.pace === 'written' ? m.paceWritten() : m.paceSpoken();
}

function seats(room: Room): string[] {
  const { format, seats: taken } = room.debate;
  return format.seats.map((seat) => {
    const uid = taken[seat.id];
    return `${escapeLine(seatPlace(format, seat))}: ${uid ? nameIn(room, uid) : m.nobody()}`;
  });
}

function whenOf({ startedAtMs, createdAtMs }: Room): string {
  const dayAndTime = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return startedAtMs === null
    ? m.openedOn({ time: formatDate(createdAtMs, dayAndTime) })
    : m.startedOn({ time: formatDate(startedAtMs, dayAndTime) });
}

function nameIn(room: Room, uid: string): string {
  return escapeLine(personName(room, uid));
}
