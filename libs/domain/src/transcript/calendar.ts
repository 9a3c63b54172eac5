import * as m from '@rostrum/words/record-words';
import { BRAND } from '../brand.ts';
import { speakingSeconds, type Format } from '../debate/format.ts';
import { formatName } from '../debate/formats/format-words.ts';
import type { Room } from '../documents/room.ts';
import { tidyLine } from '../text.ts';

export type CalendarSource = {
  room: Room;
  /** The address of the room, absolute. */
  url: string;
  /** Now, in epoch milliseconds. */
  atMs: number;
};

/**
 * A scheduled debate as a calendar file (RFC 5545): its opening time, the length of its format, and its place. A room
 * keeps its UID, so a calendar that has it moves the entry. Undefined for unscheduled debates.
 */
export function renderCalendar({ room, url, atMs }: CalendarSource): string | undefined {
  const { opensAtMs, motion, debate, id } = room;
  if (opensAtMs === null) return undefined;
  const { host } = new URL(url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND}//Debates//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${calendarText(id)}@${host}`,
    `DTSTAMP:${calendarTime(atMs)}`,
    `DTSTART:${calendarTime(opensAtMs)}`,
    `DTEND:${calendarTime(opensAtMs + formatSeconds(debate.format) * 1_000)}`,
    `SUMMARY:${calendarText(m.calendarSummary({ motion }))}`,
    `DESCRIPTION:${calendarText(m.calendarText({ format: formatName(debate.format), brand: BRAND, url }))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The length of a debate in seconds if every step uses its whole time, including preparation and the final vote. */
export function formatSeconds(format: Format): number {
  const { preparationSeconds, prepBankSeconds, verdictVoteSeconds } = format;
  return preparationSeconds + 2 * prepBankSeconds + speakingSeconds(format) + verdictVoteSeconds;
}

/** `20261120T120000Z`: a moment in UTC. */
function calendarTime(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Words as the value of a property, on one line. */
export function calendarText(text: string): string {
  return tidyLine(text).replace(/[\\;,]/g, '\\$&');
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** A line in pieces of at most 75 octets, each further one after a space; no character is split. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
