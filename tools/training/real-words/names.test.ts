import { createEngine } from '@rostrum/moderator/engine';
import { gate } from '@rostrum/moderator/gate';
import { createSpeller, englishWords, NO_REAL_WORDS } from '@rostrum/moderator/training';
import { expect, it } from 'vitest';
import { looksDisguised } from './looks-disguised.ts';
import { knownNames, knownPlaces } from './names.ts';
import { NEUTRAL_SENTENCES } from './neutral-sentences.ts';

const CONDUCT = ['personAttack', 'toxicity', 'identityAttack', 'threat', 'sexual', 'minor'] as const;
/** Of the names that look disguised, and of all others, every nth is tried. */
const STEP = 3;
const STEP_OF_OTHERS = 400;

const speller = createSpeller(englishWords(), NO_REAL_WORDS);
const all = [...new Set([...knownNames(), ...knownPlaces()])];
const disguised = all.filter((name) => looksDisguised(name.toLowerCase(), speller, true));
const others = all.filter((name) => !disguised.includes(name));
const tried = [
  ...disguised.filter((_, at) => at % STEP === 0),
  ...others.filter((_, at) => at % STEP_OF_OTHERS === 0),
];

it('tries names by the hundred', () => {
  expect(tried.length).toBeGreaterThan(300);
});

it('flags no name of a person or a place in a neutral sentence', () => {
  const engine = createEngine();
  const flagged = tried.flatMap((name, at) =>
    [at, at + 7, at + 13]
      .map((place) => NEUTRAL_SENTENCES[place % NEUTRAL_SENTENCES.length]?.replace('NAME', name) ?? '')
      .filter((text) => {
        const judged = engine.judge(text);
        return CONDUCT.some((head) => judged[head].flag);
      }),
  );
  expect(flagged).toEqual([]);
});

it('lets people be called by them', () => {
  const held = tried.flatMap((name) => [name, `Ann ${name}`]).filter((name) => !gate(name, 'displayName').ok);
  expect(held).toEqual([]);
});
