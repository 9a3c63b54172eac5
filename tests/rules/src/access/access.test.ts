import { documentSchemaAt } from '@rostrum/domain';
import { ALL_ROLES } from '@rostrum/domain/access';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { givenDocuments } from '../support/environment.ts';
import { Database } from './database.ts';
import { WORLD_MS } from './people.ts';
import { allowed, triesOf } from './tries.ts';
import { SCENES, world } from './world.ts';

const database = new Database(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', inject('projectId'));

givenDocuments({});
beforeAll(async () => {
  await Promise.all([...world()].map(([path, fields]) => database.put(path, fields, WORLD_MS)));
});

describe.each(SCENES)('$place $scene.when, at $scene.path', ({ scene }) => {
  test.each(triesOf(scene))('$what', async (one) => {
    expect(await allowed(database, one)).toEqual(ALL_ROLES.filter((role) => one.to.includes(role)));
  });
});

test('the documents of the scenes are such as the server stores', () => {
  expect(SCENES.filter(({ scene }) => !documentSchemaAt(scene.path))).toEqual([]);
});
