import type { PublicField } from '@rostrum/domain';
import { gate } from '@rostrum/moderator/gate';
import { expect, test } from 'vitest';
import { demoModerators, demoPeople, fullNameOf } from './people.ts';
import { finishedDebates, openRooms, roomsUnderWay } from './scripts/all.ts';
import { topics } from './topics.ts';

const ofPeople = [...demoPeople, ...demoModerators].flatMap((person): [PublicField, string][] => [
  ['displayName', fullNameOf(person)],
  ['username', person.username],
  ['bio', person.bio],
]);
const ofTopics = topics.flatMap(({ motion, category, background }): [PublicField, string][] => [
  ['motion', motion],
  ['category', category],
  ['background', background],
]);
const ofRooms = [...finishedDebates, ...roomsUnderWay, ...openRooms].map(
  ({ script }): [PublicField, string] => ['motion', script.motion],
);

test('all that the demo people wrote passes the gate that real people pass', () => {
  const texts = [...ofPeople, ...ofTopics, ...ofRooms];
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(([field, text]) => !gate(text, field).ok)).toEqual([]);
});
