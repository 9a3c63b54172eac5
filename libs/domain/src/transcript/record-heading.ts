import type { Format } from '../debate/format.ts';
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
  return [
    ...seats(room),
    `- Host: ${nameIn(room, room.hostId)}`,
    ...(judges.length > 0 ? [`- Judges: ${judges.map((uid) => nameIn(room, uid)).join(', ')}`] : []),
    `- Format: ${escapeLine(format.name)}${format.custom ? ', custom lengths' : ''}`,
    `- Source of the format: ${escapeLine(format.source)}`,
    `- Pace: ${paceLine(format)}`,
    ...(format.restatesFirst ? ['- Restate first: a rebuttal begins with what the other side said'] : []),
    `- Moderation: ${strictness}; ${visibility}`,
    `- ${whenOf(room)}`,
    `- ${ENDING_WORDS[endingOf(debate)]}`,
    ...(ballots?.result ? [`- ${escapeLine(decisionSentence(format, ballots.result))}`] : []),
    ...(link === undefined ? [] : [`- Link: <${link}>`]),
  ].join('\n');
}

function paceLine(format: Format): string {
  if (isByCorrespondence(format)) return `by correspondence, ${stepLength(format)} for each step`;
  return format.pace === 'written'
    ? 'written, with lengths for people who type'
    : 'spoken, with the lengths of speech';
}

function seats(room: Room): string[] {
  const { format, seats: taken } = room.debate;
  return format.seats.map((seat) => {
    const uid = taken[seat.id];
    return `- ${escapeLine(seatPlace(format, seat))}: ${uid ? nameIn(room, uid) : 'nobody'}`;
  });
}

function whenOf({ startedAtMs, createdAtMs }: Room): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return startedAtMs === null
    ? `Opened on ${day.format(createdAtMs)} UTC, never started`
    : `Started on ${day.format(startedAtMs)} UTC`;
}

function nameIn(room: Room, uid: string): string {
  return escapeLine(personName(room, uid));
}
