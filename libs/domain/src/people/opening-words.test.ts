import { describe, expect, it } from 'vitest';
import { countdownText, openingShort, openingText, zoneText } from './opening-words.ts';

/** Friday 20 November 2026, 12:00 in London. */
const NOW = Date.UTC(2026, 10, 20, 12);
const hours = (count: number) => NOW + count * 3_600_000;

describe('when a debate opens', () => {
  it.each([
    [hours(6), 'today 18:00', '18:00'],
    [hours(30), 'tomorrow 18:00', 'Sat 18:00'],
    [hours(78), 'Monday 18:00', 'Mon 18:00'],
    [hours(7 * 24 + 6), 'Friday 27 November 18:00', '27 Nov 18:00'],
    [hours(-24), 'Thursday 19 November 12:00', '19 Nov 12:00'],
  ])('is shown by day and time', (atMs, long, short) => {
    expect(openingText(atMs, NOW, 'Europe/London')).toBe(long);
    expect(openingShort(atMs, NOW, 'Europe/London')).toBe(short);
  });

  it('is in the reader’s time zone, whose day may be another one', () => {
    expect(openingText(hours(6), NOW, 'Asia/Tokyo')).toBe('tomorrow 03:00');
    expect(openingText(hours(6), NOW, 'America/New_York')).toBe('today 13:00');
  });

  it('names the zone', () => {
    expect(zoneText(NOW, 'Europe/Berlin')).toBe('CET, Europe/Berlin');
    expect(zoneText(NOW, 'America/New_York')).toBe('GMT-5, America/New York');
    expect(zoneText(NOW, 'UTC')).toBe('UTC');
  });

  it('names it as it is called today, whatever the browser calls it', () => {
    expect(zoneText(NOW, 'Asia/Calcutta')).toBe('GMT+5:30, Asia/Kolkata');
    expect(zoneText(NOW, 'Europe/Kiev')).toBe('EET, Europe/Kyiv');
  });
});

describe('the countdown', () => {
  it.each([
    [2 * 86_400_000 + 4 * 3_600_000 + 60_000, '2 days 4 hours'],
    [86_400_000 + 5_000, '1 day'],
    [3_600_000 + 60_000, '1 hour 1 minute'],
    [200_000, '3 minutes 20 seconds'],
    [999, '1 second'],
    [0, ''],
    [-5_000, ''],
  ])('says the two largest units', (leftMs, words) => {
    expect(countdownText(leftMs)).toBe(words);
  });
});
