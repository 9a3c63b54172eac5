// Every npm script of the root calls this: it installs missing packages, then runs the command on Node 24. It is
// plain JavaScript without packages, because it runs before they are installed, on any Node from 20 on.
import { install } from './bootstrap/install.mjs';
import { runFirst, runWithSignals, suitableNode } from './bootstrap/node.mjs';

const COMMANDS = {
  start: 'the product on this machine, with demo people (--fresh forgets earlier data)',
  test: 'every check and test, or one part: unit, rules, functions, faults, e2e',
  stack: 'what the tests run against, kept up until Ctrl-C',
  benchmark: 'how long a post takes until others see it, beside a bare write',
  load: 'errors, delays, memory and reads of 20 rooms at once (--rooms, --people, --watchers, --minutes)',
  'big-room': 'what opening a room of 10,000 messages reads, and how smoothly it scrolls',
  'big-lists': 'what pages of 10,000 topics and of 10,000 people read, and how smoothly they scroll',
  simulate: 'what the moderator does in scripted debates, and why',
  judge: 'what the embedded moderator says of each line of JSON that comes in',
  engine:
    'the engine as a package for others, installed into an empty folder and compared with the repository',
  'engine-speed': 'how many messages a second the embedded moderator judges, and which head takes how long',
  'reader-speed': 'how long a message that is read twice waits, how many are, and the memory of both readers',
  train: 'the figures of the embedded moderator, relearned from the labelled texts',
  evaluate: 'how good the embedded moderator is on the labelled texts',
  compare: 'the engine beside word lists on the labelled texts',
  'verify-data':
    'which stored documents their schema refuses, and what does not hold between them (--record lists them for operators, --project looks into a real one)',
  backup: 'all documents into a folder, or of a real project into a bucket (--to, --project)',
  restore:
    'what backup wrote back into an empty database; every other is refused (--from, --project; --empty on an emulator)',
  deploy: 'build and deploy to the Firebase project that the environment names',
  'model:check': 'one real call of each kind to the language model that the environment names',
  'test:changed': 'the unit tests that what you changed since the last commit reaches, again at every save',
  'test:long':
    'the long form of the tests that npm test runs shortly: 10,000 stories, 20,000 generated commands and writes, 5,000 inputs of each command',
  mutants: 'how many mistakes in the rules the matrix of access finds, and which it does not',
  check: 'lint, types, what nothing uses, and unit tests of every project; cached',
  format: 'format every file',
  'format:check': 'which files are not formatted',
  simulation: 'one story of the simulation, line by line (--seed 123)',
  'state-picture': 'the picture of the debate machine in the docs',
};

/** Commands that need only the packages of the workspace. */
const TOOLS = {
  simulate: ['tools/simulate/main.ts'],
  judge: ['tools/judge/main.ts'],
  engine: ['tools/judge/pack/main.ts'],
  'engine-speed': ['tools/engine-speed/main.ts'],
  'reader-speed': ['tools/evaluation/reader-speed.ts'],
  'model:check': ['apps/functions/src/models/check/main.ts'],
  train: ['tools/training/main.ts'],
  evaluate: ['tools/evaluation/main.ts'],
  compare: ['tools/evaluation/comparison/main.ts'],
  'test:long': ['apps/local/src/test-long.ts'],
  'test:changed': ['node_modules/vitest/vitest.mjs', '--changed', 'HEAD'],
  check: ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'lint', 'typecheck', 'test', 'unused'],
  format: ['node_modules/prettier/bin/prettier.cjs', '--write', '.'],
  'format:check': ['node_modules/prettier/bin/prettier.cjs', '--check', '.'],
  simulation: ['tests/simulation/src/main.ts'],
  'state-picture': ['tools/state-picture/write.ts'],
};

const OLDEST_NODE = 20;
const here = new URL('.', import.meta.url);
const root = new URL('../../', here);
const [command = '', ...args] = process.argv.slice(2);

if (!Object.hasOwn(COMMANDS, command)) {
  console.error('Usage: npm start, npm test, or npm run with one of:');
  for (const [name, what] of Object.entries(COMMANDS)) console.error(`  ${name.padEnd(12)} ${what}`);
  process.exit(2);
}
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Node ${process.versions.node} is too old. Install Node ${OLDEST_NODE} or newer.`);
  process.exit(1);
}
install(root, 'the packages of the workspace');
if (command === 'compare') {
  install(new URL('tools/evaluation/comparison/others/', root), 'the word lists to compare with');
}
if (!Object.hasOwn(TOOLS, command)) {
  install(new URL('clerk-js/', here), 'the sign-in components');
  install(new URL('firebase-tools/', here), 'the Firebase emulators');
}
const node = suitableNode(root);
runFirst(node, new URL('libs/words/src/compiler/main.ts', root));
const [script, ...given] = TOOLS[command] ?? [`apps/local/src/${command}.ts`];
runWithSignals(node, new URL(script, root), [...given, ...args]);
