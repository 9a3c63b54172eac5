import { describe, expect, test } from 'vitest';
import type { PaletteItem } from './palette-item.ts';
import { parseQuery, search } from './search.ts';

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: label,
  group: 'Go to',
  label,
  run: () => {},
  ...more,
});

const items = [
  item('This house would make voting compulsory', { group: 'Live now', aside: 'Opening, For' }),
  item('Start a debate', { group: 'Debate', isCommand: true, words: 'new create' }),
  item('Dashboard'),
  item('Café society'),
  item('Theme: dark', { group: 'Settings', isCommand: true, aside: '> theme dark' }),
];

const found = (typed: string) => search(items, parseQuery(typed)).map(({ item: { label } }) => label);

describe('a search', () => {
  test('finds everything with nothing typed', () => {
    expect(found('')).toHaveLength(items.length);
    expect(found('   ')).toHaveLength(items.length);
  });

  test('finds what has every word, in any order', () => {
    expect(found('compulsory voting')).toEqual(['This house would make voting compulsory']);
    expect(found('voting dashboard')).toEqual([]);
  });

  test('minds neither capitals nor accents', () => {
    expect(found('CAFE')).toEqual(['Café society']);
    expect(found('dàsh')).toEqual(['Dashboard']);
  });

  test('finds by other words too, after those found by their name', () => {
    expect(found('create')).toEqual(['Start a debate']);
    expect(found('opening')).toEqual(['This house would make voting compulsory']);
    expect(found('da')).toEqual(['Dashboard', 'Theme: dark']);
  });

  test.each(['>', '/', ' > ', '/ '])('finds commands only after %j', (typed) => {
    expect(found(typed)).toEqual(['Start a debate', 'Theme: dark']);
  });

  test('finds a command by how it is typed', () => {
    expect(found('> theme dark')).toEqual(['Theme: dark']);
  });
});

test('a hit says which passages were asked for', () => {
  const [hit] = search(items, parseQuery('vot would'));
  expect(hit?.marks.map(([start, end]) => hit.item.label.slice(start, end))).toEqual(['would', 'vot']);
});
