import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from './paths.ts';
import { runCommand } from './problem.ts';

/** The long form of a test that `npm test` runs in seconds. */
type LongForm = { name: string; args: readonly string[]; env?: Record<string, string> };

const GENERATED = { ROSTRUM_GENERATED: '20000' };
const FUZZ = { ROSTRUM_FUZZ: '5000' };
const UNREADABLE = { UNREADABLE_EACH: '200' };
const FAULTS = { FAULT_POSTS: '2000' };
const LONG_FORMS: readonly LongForm[] = [
  { name: '10,000 stories of whole debates', args: ['simulation'] },
  { name: '20,000 generated writes', args: ['test', 'rules', 'generated'], env: GENERATED },
  { name: '20,000 generated commands', args: ['test', 'functions', 'generated'], env: GENERATED },
  { name: '5,000 inputs of each command and function', args: ['test', 'functions', 'fuzz'], env: FUZZ },
  { name: 'mistakes in the rules', args: ['mutants'] },
  {
    name: '200 unreadable documents of each collection',
    args: ['test', 'functions', 'unreadable.emulator'],
    env: UNREADABLE,
  },
  {
    name: '2,000 messages while workers are killed',
    args: ['test', 'faults', 'killed-workers'],
    env: FAULTS,
  },
  { name: '1,000 lines and 1,000 requests to the packed engine', args: ['engine'] },
  { name: '200 of each in a browser', args: ['test', 'e2e', 'unreadable'], env: UNREADABLE },
];

/** `npm run test:long`: every long form, one after the other. Takes a few hours. */
await runCommand(async () => {
  const failed: string[] = [];
  for (const { name, args, env } of LONG_FORMS) {
    console.log(`\n${name}: npm run ${args.join(' ')}`);
    const child = spawn(process.execPath, [inRoot('apps/local/bootstrap.mjs'), ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) failed.push(name);
  }
  for (const name of failed) console.log(`✗ ${name}`);
  console.log(`${LONG_FORMS.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
});
