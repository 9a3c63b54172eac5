import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { judge } from '../../judge/index.ts';
import { THRESHOLD } from '../civility/figures.ts';
import { wordList, type MeasuredRow } from '../civility/measured.ts';

/** A program that runs with no network and flags bad texts. */
type Contender = { name: string; flags: (row: MeasuredRow) => boolean };

const MANIFEST = new URL('others/package.json', import.meta.url);
const load = createRequire(MANIFEST);

const objectSchema = z.custom<object>((value) => typeof value === 'object' && value !== null);
const methodSchema = z.custom<(...given: unknown[]) => unknown>((value) => typeof value === 'function');
const makerSchema = z.custom<new (...given: unknown[]) => unknown>((value) => typeof value === 'function');

type Check = (text: string) => boolean;

function method(target: unknown, name: string): (...given: unknown[]) => unknown {
  const found: unknown = Reflect.get(z.parse(objectSchema, target), name);
  const known = z.parse(methodSchema, found);
  return (...given) => known.apply(target, given);
}

function checkBy(target: unknown, name: string): Check {
  const check = method(target, name);
  return (text) => z.parse(z.boolean(), check(text));
}

/** Each as its own documentation shows it first, in English. */
const OTHERS: Readonly<Record<string, (found: unknown) => Check>> = {
  'bad-words': (found) => {
    const { Filter } = z.parse(z.object({ Filter: makerSchema }), found);
    return checkBy(new Filter(), 'isProfane');
  },
  obscenity: (found) => {
    const { RegExpMatcher, englishDataset, englishRecommendedTransformers } = z.parse(
      z.object({
        RegExpMatcher: makerSchema,
        englishDataset: z.unknown(),
        englishRecommendedTransformers: objectSchema,
      }),
      found,
    );
    const words = z.parse(objectSchema, method(englishDataset, 'build')());
    return checkBy(new RegExpMatcher({ ...words, ...englishRecommendedTransformers }), 'hasMatch');
  },
  'leo-profanity': (found) => checkBy(found, 'check'),
  '@2toad/profanity': (found) =>
    checkBy(z.parse(z.object({ profanity: objectSchema }), found).profanity, 'exists'),
  sentiment: (found) => {
    const analyze = method(new (z.parse(makerSchema, found))(), 'analyze');
    const scoredSchema = z.object({ score: z.number() });
    return (text) => z.parse(scoredSchema, analyze(text)).score < 0;
  },
};

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The engine, our own list of rude words, and the others with their versions. */
export function contenders(): Contender[] {
  const { dependencies } = z.parse(manifestSchema, JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const others = Object.entries(OTHERS).map(([name, open]): Contender => {
    const check = open(load(name));
    return { name: `${name} ${dependencies[name] ?? ''}`, flags: ({ text }) => check(text) };
  });
  return [
    {
      name: 'the engine, texts that it had not seen',
      flags: ({ scores }) => Object.values(scores).some((score) => score >= THRESHOLD),
    },
    { name: 'the engine as packed, which learned from most of them', flags: ({ text }) => isFlagged(text) },
    { name: 'our rude words alone', flags: (row) => wordList(row) === 1 },
    ...others,
  ];
}

function isFlagged(text: string): boolean {
  const { toxicity, personAttack, identityAttack } = judge({ id: 0, text });
  return [toxicity, personAttack, identityAttack].some(({ flag }) => flag);
}
