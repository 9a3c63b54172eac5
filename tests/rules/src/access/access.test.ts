import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { Database } from './database.ts';
import { FILE_SCENES, fileTriesOf, Files } from './files.ts';
import { WORLD_MS } from './people.ts';
import { allowed, expected, triesOf } from './tries.ts';
import { SCENES, world } from './world.ts';

/** A project of its own: the coverage of the others would take a minute to read with these thousands of tries. */
const project = `${inject('projectId')}-access`;
const RULES = new URL('../../../../firestore.rules', import.meta.url);
const database = new Database(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', project);
const files = new Files(process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '', project);

beforeAll(async () => {
  const problem = await database.load(await readFile(RULES, 'utf8'));
  if (problem !== undefined) throw new Error(problem);
  for (const [path, fields] of world()) await database.put(path, fields, WORLD_MS);
  for (const { scene } of FILE_SCENES) await files.mayPut('server', scene.path);
});

describe.each(SCENES)('$place $scene.when, at $scene.path', ({ scene }) => {
  test.each(triesOf(database, scene))('$what', async (one) => {
    expect(await allowed(one)).toEqual(expected(one));
  });
});

describe.each(FILE_SCENES)('files at $scene.path', ({ scene }) => {
  test.each(fileTriesOf(files, scene))('$what', async (one) => {
    expect(await allowed(one)).toEqual(expected(one));
  });
});
