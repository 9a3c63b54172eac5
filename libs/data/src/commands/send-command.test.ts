import { FIRST_LANGUAGE, setLanguageSource } from '@rostrum/words';
import { afterEach, expect, test, vi } from 'vitest';
import { FAULTS, sendCommand, wireTo } from './send-command.ts';

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock('../firebase-app.ts', () => ({ cloudFunctions: async () => 'functions' }));
vi.mock('firebase/functions', () => ({
  httpsCallable: (_: unknown, name: string) => async (input: unknown) => {
    asked.push([name, input]);
    return { data: 'answered' };
  },
}));

afterEach(() => setLanguageSource(() => FIRST_LANGUAGE));

test('a command carries the language of its page, beside its input', async () => {
  setLanguageSource(() => 'de');
  expect(await wireTo('rooms').call({ commandId: 'c1', command: { type: 'leave' } })).toBe('answered');
  expect(asked).toEqual([['rooms', { commandId: 'c1', command: { type: 'leave' }, language: 'de' }]]);
});

test('the sentence about a lost connection is in it too', () => {
  setLanguageSource(() => 'es');
  expect(FAULTS.unreachable()).toBe(
    'El servidor no ha respondido. No se ha perdido nada. Inténtalo de nuevo.',
  );
});

test.each([
  ['failed-precondition', 'Reload the page.', 'Reload the page.'],
  ['internal', 'INTERNAL', FAULTS.unreachable()],
])('after %s a person reads the words that say most', async (code, message, expected) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const call = () => Promise.reject(Object.assign(new Error(message), { code: `functions/${code}` }));
  const wire = { ...wireTo('rooms'), call, pause: async () => {} };
  const read = () => ({ ok: true as const, value: null, atMs: 0 });
  expect(await sendCommand('leave', {}, read, wire)).toMatchObject({ status: 'failed', message: expected });
});
