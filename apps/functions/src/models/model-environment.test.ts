import { describe, expect, test } from 'vitest';
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
