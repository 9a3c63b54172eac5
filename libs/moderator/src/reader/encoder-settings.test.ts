import { describe, expect, test } from 'vitest';
import { encoderIdOf, isEncoderChosen, readEncoderSettings } from './encoder-settings.ts';

const OPEN_AI = {
  ENCODER_PROVIDER: 'openai-compatible',
  ENCODER_NAME: 'text-embedding-3-small',
  ENCODER_DIMENSIONS: '1536',
  ENCODER_BASE_URL: 'https://api.openai.com/v1',
  ENCODER_API_KEY: 'my-secret',
};
const GOOGLE = {
  ENCODER_PROVIDER: 'google',
  ENCODER_NAME: 'gemini-embedding-001',
  ENCODER_DIMENSIONS: '768',
  ENCODER_API_KEY: 'my-secret',
};

describe('an encoder', () => {
  test.each([{}, { ENCODER_PROVIDER: ' ' }, { ENCODER_PROVIDER: 'bundled', ENCODER_NAME: '?' }])(
    'is the bundled one unless another is named: %j',
    (environment) => {
      expect(isEncoderChosen(environment)).toBe(false);
      expect(readEncoderSettings(environment)).toBeNull();
    },
  );

  test('of an operator has a provider, a name, a size, an address and a key', () => {
    expect(readEncoderSettings(OPEN_AI)).toEqual({
      provider: 'openai-compatible',
      name: 'text-embedding-3-small',
      dimensions: 1_536,
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'my-secret',
    });
    expect(readEncoderSettings(GOOGLE)?.baseUrl).toMatch(/^https:\/\/generativelanguage/);
  });

  test('needs no key at an endpoint that asks for none', () => {
    const own = { ...OPEN_AI, ENCODER_BASE_URL: 'http://127.0.0.1:11434/v1', ENCODER_API_KEY: 'none' };
    expect(readEncoderSettings(own)?.apiKey).toBe('');
  });

  test('is another one if its model or its size is another', () => {
    const ids = [OPEN_AI, { ...OPEN_AI, ENCODER_DIMENSIONS: '512' }, GOOGLE].map((environment) => {
      const settings = readEncoderSettings(environment);
      return settings && encoderIdOf(settings);
    });
    expect(new Set(ids).size).toBe(3);
  });

  test.each([
    [
      { ...OPEN_AI, ENCODER_PROVIDER: 'openai' },
      'ENCODER_PROVIDER needs bundled, google or openai-compatible',
    ],
    [{ ...OPEN_AI, ENCODER_NAME: '' }, 'ENCODER_NAME needs'],
    [{ ...OPEN_AI, ENCODER_DIMENSIONS: '' }, 'ENCODER_DIMENSIONS needs'],
    [{ ...OPEN_AI, ENCODER_DIMENSIONS: '1' }, 'ENCODER_DIMENSIONS needs'],
    [{ ...OPEN_AI, ENCODER_DIMENSIONS: '9999' }, 'ENCODER_DIMENSIONS needs'],
    [{ ...OPEN_AI, ENCODER_BASE_URL: '' }, 'ENCODER_BASE_URL needs'],
    [{ ...OPEN_AI, ENCODER_BASE_URL: 'http://example.org/v1' }, 'ENCODER_BASE_URL needs an https://'],
    [{ ...GOOGLE, ENCODER_API_KEY: 'none' }, 'ENCODER_API_KEY needs'],
  ])('with wrong settings is refused by their names, without their values', (environment, complaint) => {
    const read = () => readEncoderSettings(environment);
    expect(read).toThrow(complaint);
    expect(read).not.toThrow('my-secret');
  });
});
