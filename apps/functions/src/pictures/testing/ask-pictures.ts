import { randomUUID } from 'node:crypto';
import type { PicturesInput } from '@rostrum/domain';
import { call, type Called, type TestPerson } from '../../testing/emulator.ts';

/** Sends a command of the area `pictures` under a new (or the given) command id. */
export function askPictures(
  { idToken }: Pick<TestPerson, 'idToken'>,
  command: PicturesInput['command'],
  commandId: string = randomUUID(),
): Promise<Called> {
  return call('pictures', { commandId, command }, idToken);
}
