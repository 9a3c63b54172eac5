import { roomCommandSchema } from '@rostrum/domain';
import { expect, test } from 'vitest';
import { isCaptionOff } from './caption-off.ts';

const caption = (text: string | null) =>
  roomCommandSchema.parse({ type: 'caption', roomId: 'room-1', saidInStep: 0, text });
const speech = roomCommandSchema.parse({ type: 'speak', roomId: 'room-1', text: 'Trees cool a street.' });

test.each([
  ['a caption', caption('Trees cool a street.'), true],
  ['the end of a caption', caption(null), false],
  ['a message', speech, false],
])('%s, once the budget has no room for captions, is off: %s', async (_, command, isOff) => {
  expect(await isCaptionOff(command, async (work) => work !== 'captions')).toBe(isOff);
  expect(await isCaptionOff(command, async () => true)).toBe(false);
});
