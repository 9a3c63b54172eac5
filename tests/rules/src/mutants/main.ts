import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Database } from '../access/database.ts';
import { FILE_SCENES, fileTriesOf, Files } from '../access/files.ts';
import { WORLD_MS } from '../access/people.ts';
import { allowed, expected, triesOf, type Try } from '../access/tries.ts';
import { SCENES, world } from '../access/world.ts';
import { describeMutant, mutantsOf, mutated, type Mutant } from './mutate.ts';
import { allowsAround, readRules, type Rules } from './read-rules.ts';

/** The share of mutants that the tries of the matrix must find. */
const LEAST = 0.95;
const SCENES_AT_ONCE = 8;
const PROJECT = `demo-mutants-${process.pid}`;

type Tried = { path: string; tries: readonly Try[] };
type Subject = {
  rules: Rules;
  scenes: readonly Tried[];
  /** Stores what the scenes need. */
  prepare: () => Promise<void>;
  load: (rules: string) => Promise<string | undefined>;
};

const environment = (name: string) => process.env[name] ?? '';
const rulesIn = (name: string) =>
  readRules(readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8'));

const database = new Database(environment('FIRESTORE_EMULATOR_HOST'), PROJECT);
const files = new Files(environment('FIREBASE_STORAGE_EMULATOR_HOST'), PROJECT);
const SUBJECTS: Record<string, Subject> = {
  'storage.rules': {
    rules: rulesIn('storage.rules'),
    scenes: FILE_SCENES.map(({ scene }) => ({ path: scene.path, tries: fileTriesOf(files, scene) })),
    prepare: async () => {
      for (const { scene } of FILE_SCENES) await files.mayPut('server', scene.path);
    },
    load: (rules) => files.load(rules),
  },
  'firestore.rules': {
    rules: rulesIn('firestore.rules'),
    scenes: SCENES.map(({ scene }) => ({ path: scene.path, tries: triesOf(database, scene) })),
    prepare: async () => {
      for (const [path, fields] of world()) await database.put(path, fields, WORLD_MS);
    },
    load: (rules) => database.load(rules),
  },
};

/** Gives scenes to a few workers, until one of them says that it is enough. */
async function together(scenes: readonly Tried[], work: (scene: Tried) => Promise<boolean>): Promise<void> {
  const waiting = [...scenes];
  let isEnough = false;
  const worker = async () => {
    for (let next = waiting.shift(); next && !isEnough; next = waiting.shift())
      if (await work(next)) isEnough = true;
  };
  await Promise.all(Array.from({ length: SCENES_AT_ONCE }, worker));
}

/** Whether a try ends as it should not. */
async function isFound(scenes: readonly Tried[]): Promise<boolean> {
  let found = false;
  await together(scenes, async ({ tries }) => {
    for (const one of tries) if (!found && !(await isAsTold(one))) found = true;
    return found;
  });
  return found;
}

/** The scenes without tries that the rules as they are fail; those find no mistake. */
async function sound(name: string, scenes: readonly Tried[]): Promise<Tried[]> {
  const passed: Tried[] = [];
  await together(scenes, async ({ path, tries }) => {
    const right: Try[] = [];
    for (const one of tries) {
      if (await isAsTold(one)) right.push(one);
      else console.log(`✗ ${name} as it is: ${path}: ${one.what}`);
    }
    passed.push({ path, tries: right });
    return false;
  });
  return passed;
}

/** A rule that fails in another way than by a refusal is found out, too. */
async function isAsTold(one: Try): Promise<boolean> {
  const may = await allowed(one).catch(() => undefined);
  return may?.join() === expected(one).join();
}

/** The tries that a change may reach. */
function reached(rules: Rules, scenes: readonly Tried[], { from }: Mutant): Tried[] {
  const allows = allowsAround(rules, from);
  return scenes.flatMap(({ path, tries }) => {
    const near = allows.filter(({ pattern }) => pattern.test(`/${path}`));
    const some = tries.filter(({ method }) => near.some(({ methods }) => methods.includes(method)));
    return some.length > 0 ? [{ path, tries: some }] : [];
  });
}

/** The same in an order that a part of it is a fair sample of. */
function scattered<One>(all: readonly One[]): One[] {
  const step = 617;
  return all.map((_, at) => all[(at * step) % all.length]).filter((one) => one !== undefined);
}

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '600' } } }).values;
const startedAtMs = Date.now();
const untilMs = startedAtMs + Number(minutes) * 60_000;
const counts = { killed: 0, survived: 0, unreadable: 0 };
let untried = 0;
let isSound = true;

for (const [name, { rules, scenes, prepare, load }] of Object.entries(SUBJECTS)) {
  await load(rules.text);
  await prepare();
  const right = await sound(name, scenes);
  isSound &&= right.flatMap(({ tries }) => tries).length === scenes.flatMap(({ tries }) => tries).length;
  for (const mutant of scattered(mutantsOf(rules))) {
    if (Date.now() > untilMs) {
      untried += 1;
      continue;
    }
    const isUnreadable = (await load(mutated(rules, mutant))) !== undefined;
    const isKilled = !isUnreadable && (await isFound(reached(rules, right, mutant)));
    counts[isUnreadable ? 'unreadable' : isKilled ? 'killed' : 'survived'] += 1;
    if (!isUnreadable && !isKilled) console.log(`✗ ${name}, ${describeMutant(rules, mutant)}`);
  }
  await load(rules.text);
}

const { killed, survived, unreadable } = counts;
const share = killed / (killed + survived);
const seconds = Math.round((Date.now() - startedAtMs) / 1_000);
console.log(
  `${killed} of ${killed + survived} mutants killed (${(share * 100).toFixed(1)} %) in ${seconds} s; ` +
    `${unreadable} unreadable, ${untried} untried`,
);
process.exitCode = isSound && share >= LEAST ? 0 : 1;
