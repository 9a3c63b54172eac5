import { recordedHelpLines } from '@rostrum/domain';
import { expect, it } from 'vitest';
import { ELSEWHERE, likelyCountry } from './country.ts';

const KNOWN = Object.keys(recordedHelpLines().countries);
const at = (timeZone: string | undefined, ...languages: string[]) =>
  likelyCountry({ timeZone, languages }, KNOWN);

it.each([
  ['Europe/London', 'GB'],
  ['Europe/Dublin', 'IE'],
  ['America/Los_Angeles', 'US'],
  ['America/Toronto', 'CA'],
  ['Australia/Perth', 'AU'],
  ['Asia/Kolkata', 'IN'],
])('the time zone %s is in %s, whatever the language', (timeZone, country) => {
  expect(at(timeZone, 'en-US')).toBe(country);
});

it('a time zone of another country is elsewhere, and not where the language comes from', () => {
  expect(at('Africa/Lagos', 'en-GB')).toBe(ELSEWHERE);
});

it.each([
  [undefined, 'de-CH', 'CH'],
  ['UTC', 'pt-BR', 'BR'],
  ['Etc/UTC', 'zh-Hant-TW', ELSEWHERE],
  ['UTC', 'en', ELSEWHERE],
] as const)('without a place (%s) the language %s says %s', (timeZone, language, country) => {
  expect(at(timeZone, language)).toBe(country);
});

it('a country that an operator’s list lacks is elsewhere', () => {
  expect(likelyCountry({ timeZone: 'Europe/London', languages: [] }, ['DE'])).toBe(ELSEWHERE);
});
