import { expect, test } from 'vitest';
import { bundledEncoder } from './bundled-encoder.ts';

const dot = (one: Float32Array = new Float32Array(), other: Float32Array = new Float32Array()) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

test('the bundled encoder answers with unit vectors, and nearer ones for like meanings', async () => {
  const { encode, dimensions } = bundledEncoder();
  const [phones, screens, tax] = await encode([
    'Schools should ban mobile phones.',
    'Pupils must not use smartphones in class.',
    'A wealth tax drives capital out of the country.',
  ]);
  expect(phones).toHaveLength(dimensions);
  expect(dot(phones, phones)).toBeCloseTo(1, 3);
  expect(dot(phones, screens)).toBeGreaterThan(dot(phones, tax) + 0.1);
});

test('it reads a text alone as it reads it in a batch', async () => {
  const { encode } = bundledEncoder();
  const [alone] = await encode(['You are wrong.']);
  const [, batched] = await encode([
    'A much longer sentence stands beside it in this batch.',
    'You are wrong.',
  ]);
  expect(dot(alone, batched)).toBeCloseTo(1, 3);
});
