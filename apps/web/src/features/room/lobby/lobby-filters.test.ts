import { aDebate, aRoom } from '@rostrum/domain/testing';
import { FORMATS } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  isWanted,
  languagesIn,
  NO_FILTERS,
  withFilters,
  type LobbyFilters,
} from './lobby-filters.ts';

const all: LobbyFilters = { seatsFree: true, formatId: 'oxford', pace: 'spoken', language: 'pt' };

describe('the filters of the lobby', () => {
  it('survive in the address', () => {
    const address = withFilters(new URLSearchParams(), all);
    expect(String(address)).toBe('seats=free&format=oxford&pace=spoken&language=pt');
    expect(filtersOf(address)).toEqual(all);
  });

  it('leave the rest of the address alone, and no trace of their own', () => {
    const address = withFilters(new URLSearchParams('start=&motion=A'), all);
    expect(String(withFilters(address, NO_FILTERS))).toBe('start=&motion=A');
  });

  it('are none if the address contains unknown values', () => {
    const address = new URLSearchParams('seats=many&format=karaoke&pace=slow&language=tlh');
    expect(filtersOf(address)).toEqual(NO_FILTERS);
  });

  it('ask for a format, a language, a free seat', () => {
    const oxford = aRoom({
      motion: 'Esta casa acredita que o voto não deve ser obrigatório',
      debate: aDebate({ format: FORMATS.get('oxford')! }),
    });
    expect(isWanted(oxford, all)).toBe(true);
    for (const change of [{ formatId: 'policy' }, { language: 'en' }, { pace: 'correspondence' }] as const) {
      expect(isWanted(oxford, { ...all, ...change })).toBe(false);
    }
    expect(
      isWanted({ ...oxford, debate: aDebate({ phase: 'live' }) }, { ...NO_FILTERS, seatsFree: true }),
    ).toBe(false);
  });

  it.each([
    ['pl', 'pl'],
    ['und', 'unknown'],
    ['en', 'en'],
  ] as const)('go by the language that the host chose, %s, and not by the motion', (language, wanted) => {
    const room = aRoom({ motion: 'Wir sollten das tun', language });
    expect(languagesIn([room])).toEqual([wanted]);
    expect(isWanted(room, { ...NO_FILTERS, language: wanted })).toBe(true);
    expect(isWanted(room, { ...NO_FILTERS, language: 'de' })).toBe(false);
  });

  it('offer the languages there is something in, the commonest first', () => {
    const motions = ['Wir sollten das tun', 'This house would wait', 'This house would go', 'Nuclear power'];
    expect(languagesIn(motions.map((motion) => aRoom({ motion })))).toEqual(['en', 'de', 'unknown']);
  });
});
