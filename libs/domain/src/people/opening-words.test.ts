import { inLanguage } from '@rostrum/words';
import { describe, expect, it } from 'vitest';
import { openingShort, openingText } from './opening-words.ts';

/** Friday 20 November 2026, 12:00 in London. */
const NOW = Date.UTC(2026, 10, 20, 12);
const hours = (count: number) => NOW + count * 3_600_000;

describe('when a debate opens', () => {
  it.each([
    [hours(6), 'today at 18:00', '18:00'],
    [hours(30), 'tomorrow at 18:00', 'Sat 18:00'],
    [hours(78), 'Monday at 18:00', 'Mon 18:00'],
    [hours(7 * 24 + 6), 'Friday 27 November at 18:00', '27 Nov 18:00'],
    [hours(-24), 'Thursday 19 November at 12:00', '19 Nov 12:00'],
  ])('is shown by day and time', (atMs, long, short) => {
    expect(openingText(atMs, NOW, 'Europe/London')).toBe(long);
    expect(openingShort(atMs, NOW, 'Europe/London')).toBe(short);
  });

  it('is in the reader’s time zone, whose day may be another one', () => {
    expect(openingText(hours(6), NOW, 'Asia/Tokyo')).toBe('tomorrow at 03:00');
    expect(openingText(hours(6), NOW, 'America/New_York')).toBe('today at 13:00');
  });

  it.each([
    ['de', 'heute um 18:00', 'Montag um 18:00', 'Freitag, 27. November um 18:00'],
    ['es', 'hoy a las 18:00', 'el lunes a las 18:00', 'el viernes, 27 de noviembre a las 18:00'],
  ] as const)('is said as %s says it', (tongue, ...said) => {
    const when = inLanguage(tongue, () =>
      [6, 78, 7 * 24 + 6].map((count) => openingText(hours(count), NOW, 'Europe/London')),
    );
    expect(when).toEqual(said);
  });
});
