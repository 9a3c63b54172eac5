import { readFileSync } from 'node:fs';
import { PROVIDERS } from '@rostrum/moderator/language-model';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { classifyLater } from './model-tasks.ts';
import { hasModel, readModelChoice } from './model-environment.ts';

describe('a deployment', () => {
  test('has no model unless one is named', () => {
    expect(readModelChoice({})).toEqual({ settings: null, problem: null });
    expect(hasModel({ MODEL_PROVIDER: 'none' })).toBe(false);
    expect(hasModel({ MODEL_PROVIDER: 'google' })).toBe(true);
  });

  test('with wrong settings continues without a model, and logs the problem', () => {
    const { settings, problem } = readModelChoice({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_API_KEY: 'my-secret',
    });
    expect(settings).toBeNull();
    expect(problem).toContain('MODEL_NAME needs');
    expect(problem).not.toContain('my-secret');
  });

  test('without a model creates no task for one', async () => {
    await expect(classifyLater({ roomId: 'r', messageId: 'm' }, false)).resolves.toBeUndefined();
  });
});

test('every provider’s package is one of the functions', () => {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(file));
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(Object.values(PROVIDERS).map((row) => row.package)),
  );
});
