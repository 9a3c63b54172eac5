import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { HouseLogContent, HouseLogEntry, HouseLogHead } from '../documents/house-log.ts';
import { brokenAt, EMPTY_LOG, entryAfter } from './house-log.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const broken = (entries: readonly unknown[], head: HouseLogHead) => brokenAt(entries, head, sha256);
const after = (head: HouseLogHead, content: HouseLogContent) => entryAfter(head, content, sha256);

const content = (decisionId: string): HouseLogContent => ({
  kind: 'decided',
  by: 'mo',
  about: 'ben',
  caseId: 'person-ben',
  decisionId,
  acts: [{ act: 'suspend', days: 7 }],
  ground: 'threat',
  verdict: null,
  wordsHash: sha256('You said that you would hurt her.'),
  atMs: 5,
});
const log = ['d1', 'd2', 'd3'].reduce<HouseLogEntry[]>(
  (all, id) => [...all, after(all.at(-1) ?? EMPTY_LOG, content(id))],
  [],
);
const head = { seq: 3, hash: log[2]!.hash };

test('an untouched log verifies, in any order of its fields', () => {
  expect(broken(log, head)).toBeNull();
  const turned = log.map((one) => Object.fromEntries(Object.entries(one).toReversed()));
  expect(broken(turned, head)).toBeNull();
  expect(broken([], EMPTY_LOG)).toBeNull();
});

test('a changed entry is found, even if somebody has computed its hash again', () => {
  const changed = { ...log[1]!, acts: [] };
  expect(broken([log[0]!, changed, log[2]!], head)).toBe(2);
  const { hash: _, seq: __, previous: ___, ...rest } = changed;
  expect(broken([log[0]!, after(log[0]!, rest), log[2]!], head)).toBe(3);
});

test('a removed entry is noticed, even at the end', () => {
  expect(broken([log[0]!, log[2]!], head)).toBe(2);
  expect(broken(log.slice(0, 2), head)).toBe(3);
});
