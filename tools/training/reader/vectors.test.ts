import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Encoder } from '@rostrum/moderator/reader';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const folders: string[] = [];
const aFolder = () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'vectors-'))}/`;
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const encode = vi.fn<Encoder['encode']>(async (texts) =>
  texts.map((text) => Float32Array.of(text.length, 1)),
);
const encoder: Encoder = { id: 'an/encoder-0.2.0', dimensions: 2, encode };

/** The vectors as a new process finds them. */
async function vectorsInNewProcess(
  texts: readonly string[],
  folder: string,
  by: Encoder = encoder,
): Promise<number[][]> {
  vi.resetModules();
  const { vectorsOf } = await import('./vectors.ts');
  const vectorOf = await vectorsOf(by, texts, folder);
  return texts.map((text) => [...vectorOf(text)]);
}

beforeEach(() => {
  encode.mockClear();
});

test('a text is encoded once, and read by the next process', async () => {
  const folder = aFolder();
  expect(await vectorsInNewProcess(['one', 'three', 'one'], folder)).toEqual([
    [3, 1],
    [5, 1],
    [3, 1],
  ]);
  expect(await vectorsInNewProcess(['three', 'one'], folder)).toEqual([
    [5, 1],
    [3, 1],
  ]);
  expect(encode.mock.calls).toEqual([[['one', 'three']]]);
});

test('the vectors of several threads are read, and those of another encoder are not', async () => {
  const [folder, other] = [aFolder(), aFolder()];
  await vectorsInNewProcess(['one'], folder);
  await vectorsInNewProcess(['three'], other);
  for (const file of readdirSync(other)) {
    cpSync(`${other}${file}`, `${folder}${file.replace(/\.\d+-\d+\./, '.7-1.')}`);
  }
  encode.mockClear();
  expect(await vectorsInNewProcess(['one', 'three'], folder)).toEqual([
    [3, 1],
    [5, 1],
  ]);
  expect(encode).not.toHaveBeenCalled();
  await vectorsInNewProcess(['one'], folder, { ...encoder, id: 'an/encoder-0.2' });
  expect(encode).toHaveBeenCalledTimes(1);
});

test('vectors that were written before threads are read', async () => {
  const folder = aFolder();
  await vectorsInNewProcess(['one'], folder);
  const old = aFolder();
  for (const file of readdirSync(folder))
    cpSync(`${folder}${file}`, `${old}${file.replace(/\.\d+-\d+\./, '.')}`);
  encode.mockClear();
  expect(await vectorsInNewProcess(['one'], old)).toEqual([[3, 1]]);
  expect(encode).not.toHaveBeenCalled();
});
