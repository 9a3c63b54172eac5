import { anOffer } from '@rostrum/domain/testing';
import type { MotionReader } from '@rostrum/moderator/reader';
import { expect, test } from 'vitest';
import { withoutAttacks } from './without-attacks.ts';

const made = anOffer({ motion: 'This house would make buses free', from: 'words' });
const attack = anOffer({ motion: 'This house would close the buses to some people', from: 'words' });
const fromBank = anOffer({ motion: 'This house would close one street to cars', from: 'bank' });
const unsure = anOffer({ motion: 'This house would move some people', from: 'words' });
const reader: MotionReader = {
  read: async (motion) =>
    motion.includes('close') ? 'attack' : motion.includes('people') ? 'unsure' : 'clear',
};
const page = (topics: readonly (typeof made)[]) => ({ topics: [...topics], whyNone: null, nearest: [] });

test('drops a made motion that reads as an attack or is not cleared, and no motion of the bank', async () => {
  expect(await withoutAttacks(page([attack, unsure, made, fromBank]), reader)).toEqual(
    page([made, fromBank]),
  );
});

test('a page that it empties says that it has nothing', async () => {
  expect(await withoutAttacks(page([attack]), reader)).toEqual({ ...page([]), whyNone: 'nothingNear' });
  const unread = { ...page([]), whyNone: 'unreadable' as const };
  expect(await withoutAttacks(unread, reader)).toEqual(unread);
});
