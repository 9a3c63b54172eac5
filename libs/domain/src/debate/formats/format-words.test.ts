import { inLanguage, LANGUAGES } from '@rostrum/words';
import { describe, expect, it } from 'vitest';
import { formatSource, formatSummary } from './format-abouts.ts';
import { formatName, stepName, teamShort, teamWords } from './format-words.ts';
import { FORMATS } from './index.ts';
import { seatName } from './seat-words.ts';

const NAMELESS = { name: '', summary: '', source: '' };

describe('the words of a format', () => {
  it.each(LANGUAGES)('are all there, in %s', (language) => {
    inLanguage(language, () => {
      for (const format of FORMATS.values()) {
        expect(formatName({ ...format, ...NAMELESS })).not.toBe('');
        expect(formatSummary({ ...format, ...NAMELESS })).not.toBe('');
        expect(formatSource({ ...format, ...NAMELESS })).not.toBe('');
        for (const step of format.steps) expect(stepName(format, { ...step, name: '' })).not.toBe('');
        for (const seat of format.seats) expect(seatName(format, { ...seat, name: '' })).not.toBe('');
      }
    });
  });

  it('are stored in English, and read in the language of the moment', () => {
    const parliament = FORMATS.get('british-parliamentary')!;
    const [seat] = parliament.seats;
    expect([seat!.name, seat!.team, parliament.steps[0]!.name]).toEqual([
      'Prime minister',
      'Opening government',
      'Prime minister',
    ]);
    inLanguage('de', () => {
      expect(seatName(parliament, seat!)).toBe('Regierungsführung');
      expect(teamWords(seat!.team)).toBe('Eröffnende Regierung');
      expect(teamShort(parliament, seat!)).toBe('ER');
    });
  });

  it('stay as they are stored in a format that nobody knows, and where an id is none of ours', () => {
    const own = { id: 'own', name: 'Ours', summary: 'One step.', source: 'A club' };
    expect([formatName(own), formatSummary(own), formatSource(own)]).toEqual(['Ours', 'One step.', 'A club']);
    expect(stepName(own, { id: 'opening-for', name: 'Start' })).toBe('Start');
    expect(seatName({ id: 'policy' }, { id: 'constructor', name: 'First' })).toBe('First');
    expect(teamWords('The Owls')).toBe('The Owls');
  });
});
