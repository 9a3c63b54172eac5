import { readFileSync } from 'node:fs';
import { seatTakenBy, type Heard, type Strictness } from '@rostrum/domain';
import { ADA, aDebate, BEN, CLEO, NAMES, play, wait } from '@rostrum/domain/testing';
import { hasActed, moderate, STARTING_STATE, type ActedDecision } from '@rostrum/moderator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeFloor } from './judge-floor.ts';

const FRAMES = new URL('../../../../tools/training/frames/courtesy.jsonl', import.meta.url);
const COURTESIES: readonly string[] = [
  'Well done, both of you!',
  'You are correct.',
  'Where did you read that?',
  ...readFileSync(FRAMES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).text),
];
const INSULTS = ['You are an idiot, Ben.', 'You are a liar and a coward.', 'Shut up, you stupid fool.'];
const MOTION = 'This house would make public transport free';
/** A cross-examination, in which everybody may speak. */
const DEBATE = play(
  aDebate({ phase: 'live', hostId: CLEO }),
  wait(10_000),
  { type: 'yield', by: ADA },
  { type: 'yield', by: BEN },
);

type Said = { by: string; text: string; pauseSeconds: number };

/** What the moderator does about these messages, read by both readers as on the floor. */
async function actsOn(strictness: Strictness, messages: readonly Said[]): Promise<ActedDecision[]> {
  const room = {
    debate: DEBATE,
    motion: MOTION,
    hostId: CLEO,
    names: NAMES,
    strictness,
  };
  let state = STARTING_STATE;
  let atMs = DEBATE.atMs;
  let heard: Heard[] = [];
  const acts: ActedDecision[] = [];
  for (const [index, { by, text, pauseSeconds }] of messages.entries()) {
    atMs += pauseSeconds * 1_000;
    const id = `m${index}`;
    const side = seatTakenBy(DEBATE, by)?.side ?? null;
    const names = [ADA, BEN].flatMap((uid) => (uid === by ? [] : (NAMES[uid] ?? [])));
    const words = { text, uid: by, side, motion: MOTION, names, heard, claims: state.pulse };
    const { signals, answers } = await judgeFloor(words);
    const message = {
      id,
      text,
      authorId: by,
      side,
      kind: 'answer',
      quoted: null,
      answers,
    } as const;
    const outcome = moderate(state, { type: 'posted', room, atMs, message }, signals, atMs);
    state = outcome.state;
    acts.push(...outcome.decisions.filter(hasActed));
    heard = [...heard, { messageId: id, authorId: by, side, text }].slice(-4);
  }
  return acts;
}

const STRICTNESSES = ['relaxed', 'standard', 'strict'] as const;

describe.each(STRICTNESSES)('in a %s room', (strictness) => {
  const polite = fc.array(
    fc.record({
      by: fc.constantFrom(ADA, BEN),
      text: fc.oneof(fc.constantFrom(...COURTESIES), fc.constantFrom(...COURTESIES.slice(0, 6))),
      pauseSeconds: fc.integer({ min: 41, max: 200 }),
    }),
    { minLength: 30, maxLength: 50 },
  );

  test('courtesy causes nothing, in any order and however often', async () => {
    await fc.assert(
      fc.asyncProperty(polite, async (messages) => {
        const acts = await actsOn(strictness, messages);
        // How much of the step somebody takes is counted whatever they say.
        const others = acts.filter(({ act }) => act !== 'airtime');
        expect(others.map(({ act, intervention }) => [act, intervention.says])).toEqual([]);
      }),
      { seed: 22, numRuns: 12, endOnFailure: true },
    );
  }, 60_000);
});

test('certain insults climb: each of three leads higher than the one before', async () => {
  const messages = INSULTS.map((text) => ({ by: ADA, text, pauseSeconds: 300 }));
  const acts = await actsOn('standard', messages);
  expect(acts.filter(({ act }) => act === 'personAttack').map(({ level }) => level)).toEqual([3, 4, 5]);
});
