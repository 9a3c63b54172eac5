import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPace } from '../debate/format.ts';
import { PUBLIC_FORUM } from '../debate/formats/public-forum.ts';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import { aDebate, aRoom, NOON_MS } from '../testing/index.ts';
import { calendarText, foldLine, formatSeconds, renderCalendar } from './calendar.ts';

const URL_OF_ROOM = 'https://rostrum.example.com/app/room/room-1';
const HOUR_MS = 3_600_000;

const scheduled = (motion?: string) =>
  renderCalendar({
    room: aRoom({ opensAtMs: NOON_MS + HOUR_MS, ...(motion ? { motion } : {}) }),
    url: URL_OF_ROOM,
    atMs: NOON_MS,
  }) ?? '';

describe('a scheduled debate in a calendar', () => {
  it('has what, when, how long and where', () => {
    expect(scheduled()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Rostrum//Debates//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:room-1@rostrum.example.com',
        'DTSTAMP:20261120T120000Z',
        'DTSTART:20261120T130000Z',
        'DTEND:20261120T131500Z',
        'SUMMARY:Debate: This house would make public transport free',
        'DESCRIPTION:Quick clash on Rostrum: https://rostrum.example.com/app/room/ro',
        ' om-1',
        'URL:https://rostrum.example.com/app/room/room-1',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('does not exist for a debate that begins once everybody is there', () => {
    expect(renderCalendar({ room: aRoom(), url: URL_OF_ROOM, atMs: NOON_MS })).toBeUndefined();
  });

  it('covers the preparation, both banks, every step and the vote', () => {
    expect(formatSeconds(QUICK_CLASH)).toBe(120 + 720 + QUICK_CLASH.verdictVoteSeconds);
    const { prepBankSeconds, verdictVoteSeconds } = PUBLIC_FORUM;
    expect(formatSeconds(PUBLIC_FORUM)).toBe(2 * prepBankSeconds + 2_100 + verdictVoteSeconds);
  });

  it('takes a day per step by correspondence', () => {
    const debate = aDebate({ format: withPace(QUICK_CLASH, 'correspondence') });
    expect(formatSeconds(debate.format)).toBeGreaterThanOrEqual(5 * 86_400);
  });

  it('cannot be broken by a motion: line breaks, separators, injected properties', () => {
    const calendar = scheduled('This house; would, \\ act\r\nEND:VEVENT\nSUMMARY:hacked');
    expect(calendar.match(/^SUMMARY/gm)).toHaveLength(1);
    expect(calendar.match(/^END:VEVENT/gm)).toHaveLength(1);
    expect(calendar.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:Debate: This house\\; would\\, \\\\ act END:VEVENT SUMMARY:hacked',
    );
  });

  it('folds lines at 75 octets and never splits a character', () => {
    const motion = 'Этот дом 👩‍👩‍👧 запретил бы '.repeat(8).trim();
    for (const line of scheduled(motion).split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(scheduled(motion).replaceAll('\r\n ', '')).toContain(
      `SUMMARY:Debate: ${calendarText(motion)}\r\n`,
    );
  });

  it('unfolds to the original line, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = calendarText(text);
        expect(foldLine(line).replaceAll('\r\n ', '')).toBe(line);
      }),
    );
  });
});
