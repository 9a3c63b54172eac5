import { expect, test } from 'vitest';
import { sidebarSections } from './sidebar-sections.ts';

test('lists the specified entries in their sections and order', () => {
  const told = sidebarSections().map(({ title, entries }) => [
    title,
    entries.map(({ label, href }) => [label, href]),
  ]);
  expect(told).toEqual([
    [
      undefined,
      [
        ['Dashboard', '/app/dashboard'],
        ['Room', '/app/room'],
        ['People', '/app/people'],
      ],
    ],
    [
      'Topics',
      [
        ['Generate a New Topic', '/app/topics/generate'],
        ['Community Topics', '/app/topics/community'],
      ],
    ],
    [
      'Progress',
      [
        ['Learning', '/app/learning'],
        ['Feedback', '/app/feedback'],
      ],
    ],
  ]);
});

test('has Dashboard and Room first in the menu of small screens', () => {
  const all = sidebarSections().flatMap(({ entries }) => entries);
  expect(all.filter(({ isFirstInMenu }) => isFirstInMenu).map(({ label }) => label)).toEqual([
    'Dashboard',
    'Room',
  ]);
  expect(all.filter(({ isRoom }) => isRoom).map(({ label }) => label)).toEqual(['Room']);
});
