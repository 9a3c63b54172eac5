import { aTopic } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { findMotions, MOTIONS_SHOWN } from './find-motions.ts';

const topic = (id: string, motion: string, category = 'Society') =>
  aTopic({ id, motion, category, background: '' });
const TOPICS = [
  topic('a', 'This house would tax short flights', 'Climate'),
  topic('b', 'Cette assemblée fermerait l’Élysée', 'Politics'),
  topic('c', 'This house would ban short adverts', 'Media'),
];
const found = (search: string) => findMotions(TOPICS, search).map(({ id }) => id);

describe('looking for a motion', () => {
  it('shows all of them before anything is typed', () => {
    expect(found('  ')).toEqual(['a', 'b', 'c']);
  });

  it('needs every word, in the motion or the category', () => {
    expect(found('short')).toEqual(['a', 'c']);
    expect(found('SHORT climate')).toEqual(['a']);
    expect(found('short politics')).toEqual([]);
  });

  it('asks for no accents', () => {
    expect(found('elysee')).toEqual(['b']);
  });

  it('stops if nobody reads on', () => {
    const many = Array.from({ length: 100 }, (_, index) => topic(String(index), 'Motion'));
    expect(findMotions(many, 'motion')).toHaveLength(MOTIONS_SHOWN);
  });
});
