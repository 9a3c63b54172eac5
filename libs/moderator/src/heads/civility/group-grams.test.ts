import { describe, expect, it } from 'vitest';
import { identityHits } from '../identity/identity-attack.ts';
import { createAnalyser } from '../../text/analysis.ts';
import { englishWords } from '../../lexicon/english-words.ts';
import { groupGramsOf } from './group-grams.ts';

const analyse = createAnalyser(englishWords());
const gramsOf = (text: string) => {
  const analysis = analyse(text);
  const { ids, values } = groupGramsOf(analysis, identityHits(analysis));
  return new Map(Array.from(ids, (id, at) => [id, values[at]]));
};

describe('statements about groups, as features', () => {
  it.each([
    ['Muslims live next door.', 'Lesbians live next door.'],
    ['Gay people live next door.', 'Refugees live next door.'],
  ])('give the same features for every group: %s', (one, other) => {
    expect(gramsOf(one)).toEqual(gramsOf(other));
  });

  it('give others if they are about something else, questions or quotations', () => {
    const said = gramsOf('Refugees live next door.');
    for (const other of ['Foxes live next door.', 'Refugees live next door?', '"Refugees live next door."'])
      expect(gramsOf(other)).not.toEqual(said);
  });

  it('leave out sentences far from a group, and cover all if none is named', () => {
    const near = 'Refugees live next door. They bake bread.';
    expect(gramsOf(`The tram is late. ${near}`)).toEqual(gramsOf(near));
    expect(gramsOf(`${near} The tram is late.`)).toEqual(gramsOf(near));
    expect(gramsOf('The tram is late. It rains.')).not.toEqual(gramsOf('The tram is late.'));
  });

  it('is bounded, however long the text is', () => {
    const size = (times: number) =>
      gramsOf('All the refugees of this old town say so again. '.repeat(times)).size;
    expect(size(2_000)).toBe(size(200));
  });

  it('has nothing left of the text before', () => {
    const before = gramsOf('Refugees live next door.');
    gramsOf('Women drive the trams of this town.');
    expect(gramsOf('Refugees live next door.')).toEqual(before);
  });
});
