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
  load: (rules: string) => Promise<string | undefined>;
};

const environment = (name: string) => process.env[name] ?? '';
const rulesIn = (name: string) =>
  readRules(readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8'));

const database = new Database(environment('FIRESTORE_EMULATOR_HOST'), PROJECT);
const files = new Files(environment('FIREBASE_STORAGE_EMULATOR_HOST'), PROJECT);
const SUBJECTS: Record<string, Subject> = {
  'firestore.rules': {
    rules: rulesIn('firestore.rules'),
    scenes: SCENES.map(({ scene }) => ({ path: scene.path, tries: triesOf(database, scene) })),
    load: (rules) => database.load(rules),
  },
  'storage.rules': {
    rules: rulesIn('storage.rules'),
    scenes: FILE_SCENES.map(({ scene }) => ({ path: scene.path, tries: fileTriesOf(files, scene) })),
    load: (rules) => files.load(rules),
  },
};

/** The first try that ends as it should not; nothing if all do as the matrix says. */
async function firstWrong(scenes: readonly Tried[]): Promise<string | undefined> {
  let found: string | undefined;
  const waiting = [...scenes];
  const work = async () => {
    for (let next = waiting.shift(); next && found === undefined; next = waiting.shift())
      for (const one of next.tries) {
        if (found !== undefined) return;
        if (!(await isAsTold(one))) found = `${next.path}: ${one.what}`;
      }
  };
  await Promise.all(Array.from({ length: SCENES_AT_ONCE }, work));
  return found;
}

/** A rule that fails in another way than by a refusal is found out, too. */
async function isAsTold(one: Try): Promise<boolean> {
  const may = await allowed(one).catch(() => undefined);
  return may?.join() === expected(one).join();
}

/** The tries that a change may reach. */
function reached({ rules, scenes }: Subject, { from }: Mutant): Tried[] {
  const allows = allowsAround(rules, from);
  return scenes.flatMap(({ path, tries }) => {
    const near = allows.filter(({ pattern }) => pattern.test(`/${path}`));
    const some = tries.filter(({ method }) => near.some(({ methods }) => methods.includes(method)));
    return some.length > 0 ? [{ path, tries: some }] : [];
  });
}

type Outcome = 'killed' | 'survived' | 'unreadable';

async function tryMutant(subject: Subject, mutant: Mutant): Promise<Outcome> {
  const problem = await subject.load(mutated(subject.rules, mutant));
  if (problem !== undefined) return 'unreadable';
  return (await firstWrong(reached(subject, mutant))) === undefined ? 'survived' : 'killed';
}

const { every } = parseArgs({ options: { every: { type: 'string', default: '1' } } }).values;
const startedAtMs = Date.now();
const counts: Record<Outcome, number> = { killed: 0, survived: 0, unreadable: 0 };

for (const [path, fields] of world()) await database.put(path, fields, WORLD_MS);
for (const [name, subject] of Object.entries(SUBJECTS)) {
  await subject.load(subject.rules.text);
  if (subject.load === SUBJECTS['storage.rules']?.load)
    for (const { path } of subject.scenes) await files.mayPut('server', path);
  const wrong = await firstWrong(subject.scenes);
  if (wrong !== undefined) throw new Error(`${name} as it is does not do what the matrix says: ${wrong}`);
  const mutants = mutantsOf(subject.rules).filter((_, at) => at % Number(every) === 0);
  for (const mutant of mutants) {
    const outcome = await tryMutant(subject, mutant);
    counts[outcome] += 1;
    if (outcome === 'survived') console.log(`✗ ${name}, ${describeMutant(subject.rules, mutant)}`);
  }
}

const { killed, survived, unreadable } = counts;
const share = killed / (killed + survived);
const seconds = Math.round((Date.now() - startedAtMs) / 1_000);
const percent = (share * 100).toFixed(1);
console.log(
  `${killed} of ${killed + survived} mutants killed (${percent} %) in ${seconds} s, ${unreadable} unreadable`,
);
process.exitCode = share >= LEAST ? 0 : 1;
