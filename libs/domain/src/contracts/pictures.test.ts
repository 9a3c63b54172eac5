import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { PICTURE_REFUSALS, picturesInput } from './pictures.ts';

const inBase64 = (bytes: number) => Buffer.alloc(bytes).toString('base64');
const isTaken = (command: object) => picturesInput.safeParse({ commandId: 'a-command', command }).success;

test.each([
  ['setPhoto', LIMITS.photoMaxBytes],
  ['keepScreenshot', LIMITS.screenshotMaxBytes],
])('%s takes %d bytes and not four more', (type, most) => {
  expect(isTaken({ type, bytes: inBase64(most) })).toBe(true);
  expect(isTaken({ type, bytes: inBase64(most + 4) })).toBe(false);
});

test.each(['data:image/png;base64,AAAA', '<svg>', 'AAAA====', 'A\nA', 5, null, undefined])(
  'a picture is plain base64 and nothing else: not %j',
  (bytes) => {
    expect(isTaken({ type: 'setPhoto', bytes })).toBe(false);
  },
);

test('no client can name the stored file', () => {
  const { command } = picturesInput.parse({
    commandId: 'a-command',
    command: { type: 'setPhoto', bytes: '', fileName: 'invoice.exe' },
  });
  expect(command).toEqual({ type: 'setPhoto', bytes: '' });
});

test('every refusal is a sentence', () => {
  for (const sentence of Object.values(PICTURE_REFUSALS)) expect(sentence()).toMatch(/^[A-Z].*[.]$/);
});
