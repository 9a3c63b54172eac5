import { inLanguage } from '@rostrum/words';
import { describe, expect, it } from 'vitest';
import { countdownText, zoneText } from './countdown-words.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

describe('the time zone of a time', () => {
  it('names the zone', () => {
    expect(zoneText(NOW, 'Europe/Berlin')).toBe('CET, Europe/Berlin');
    expect(zoneText(NOW, 'America/New_York')).toBe('GMT-5, America/New York');
    expect(zoneText(NOW, 'UTC')).toBe('UTC');
  });

  it('names it as it is called today, whatever the browser calls it', () => {
    expect(zoneText(NOW, 'Asia/Calcutta')).toBe('GMT+5:30, Asia/Kolkata');
    expect(zoneText(NOW, 'Europe/Kiev')).toBe('EET, Europe/Kyiv');
  });

  it('is called what each language calls it', () => {
    expect(inLanguage('de', () => zoneText(NOW, 'Europe/Berlin'))).toBe('MEZ, Europe/Berlin');
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

  it('is said as it follows an “in”', () => {
    expect(inLanguage('de', () => countdownText(2 * 86_400_000 + 3_600_000))).toBe('2 Tagen, 1 Stunde');
    expect(inLanguage('es', () => countdownText(200_000))).toBe('3 minutos 20 segundos');
  });
});
