import { bundledEncoder } from '@rostrum/encoder';
import { openReader, type Encoder } from '@rostrum/moderator/reader';
import { expect, test } from 'vitest';
import { encodersOf } from './encoder-choice.ts';
import { openForEncoder } from './open-for-encoder.ts';
import { withBreaker } from './with-breaker.ts';

const OWN = {
  ENCODER_PROVIDER: 'openai-compatible',
  ENCODER_NAME: 'own-model',
  ENCODER_DIMENSIONS: '768',
  ENCODER_BASE_URL: 'http://127.0.0.1:1/v1',
  ENCODER_API_KEY: 'my-secret',
};

function chosenWith(environment: Record<string, string>) {
  const problems: string[] = [];
  const encoders = encodersOf((problem) => problems.push(problem), environment);
  return { encoders, problems, tell: (problem: string) => problems.push(problem) };
}

test('the bundled encoder reads unless the operator names another', () => {
  const { encoders, problems } = chosenWith({});
  expect(encoders.map(({ id }) => id)).toEqual([bundledEncoder().id]);
  expect(problems).toEqual([]);
});

test('with wrong settings the bundled encoder reads, and the log names the variable without its value', () => {
  const { encoders, problems } = chosenWith({ ...OWN, ENCODER_DIMENSIONS: 'many' });
  expect(encoders.map(({ id }) => id)).toEqual([bundledEncoder().id]);
  expect(problems.join()).toContain('ENCODER_DIMENSIONS');
  expect(problems.join()).not.toContain('my-secret');
});

test('an encoder that the reader was not trained on is refused, and the bundled one reads', () => {
  const { encoders, problems, tell } = chosenWith(OWN);
  const opened = openForEncoder(
    encoders,
    (encoder) => ({ id: encoder.id, reader: openReader(encoder) }),
    tell,
  );
  expect(opened?.id).toBe(bundledEncoder().id);
  expect(problems.join()).toContain('npm run train reader');
});

test('nothing opens if no encoder has figures', () => {
  const { tell } = chosenWith({});
  const other: Encoder = { ...bundledEncoder(), id: 'another' };
  expect(openForEncoder([other], openReader, tell)).toBeUndefined();
});

test('an encoder rests after five failures, and is asked again half a minute later', async () => {
  let [nowMs, asked] = [0, 0];
  const failing: Encoder = {
    ...bundledEncoder(),
    encode: async () => {
      asked += 1;
      throw new Error('down');
    },
  };
  const encoder = withBreaker(failing, () => nowMs);
  const encode = () => encoder.encode(['a']).catch((error: unknown) => String(error));
  for (let at = 0; at < 5; at += 1) expect(await encode()).toContain('down');
  expect(await encode()).toContain('rests');
  expect(asked).toBe(5);
  nowMs = 30_000;
  expect(await encode()).toContain('down');
});

test('a success forgets earlier failures', async () => {
  let fails = true;
  const shaky: Encoder = {
    ...bundledEncoder(),
    encode: async () => {
      if (fails) throw new Error('down');
      return [];
    },
  };
  const encoder = withBreaker(shaky, () => 0);
  for (let round = 0; round < 3; round += 1) {
    fails = true;
    for (let at = 0; at < 4; at += 1) await expect(encoder.encode([])).rejects.toThrow('down');
    fails = false;
    await expect(encoder.encode([])).resolves.toEqual([]);
  }
});
