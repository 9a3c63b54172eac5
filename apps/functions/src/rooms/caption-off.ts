import type { RoomCommand } from '@rostrum/domain';
import { mayDo } from '../spending/spending-desk.ts';

/** Whether this is a caption that the day's budget has no room for. One is taken away at any time. */
export async function isCaptionOff(command: RoomCommand, may = mayDo): Promise<boolean> {
  return command.type === 'caption' && command.text !== null && !(await may('captions'));
}
