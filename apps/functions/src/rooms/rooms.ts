import { accessTo, refuse, ROOM_REFUSALS, type RoomCommand, roomCommandSchema } from '@rostrum/domain';
import { runCommand, type Refused } from '@rostrum/rooms';
import { database } from '../admin.ts';
import { openArea } from '../entrance/open-area.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { hasAcceptedRules } from '../people/house-rules.ts';
import { isCaptionOff } from './caption-off.ts';
import { platformOn } from './platform.ts';
import { readAhead } from './read-ahead.ts';

/** The area's one callable: every command of rooms, debates and the floor. Idempotent by command id. */
export const rooms = openArea(
  {
    name: 'rooms',
    command: roomCommandSchema,
    refusals: ROOM_REFUSALS,
    options: { secrets: ENCODER_SECRETS },
    decidesLate: ({ type }: RoomCommand) => type === 'speak',
  },
  async ({ command, ...asked }): Promise<{ ok: true; value: Record<string, string> } | Refused> => {
    if (await isCaptionOff(command)) return { ok: true, value: { state: 'off' } };
    const db = database();
    const mayAct = !accessTo('rooms', command.type).needsRules || (await hasAcceptedRules(db, asked.uid));
    const handled = mayAct ? await runCommand(platformOn(db), asked, command) : refuse('rules-first');
    void readAhead();
    return handled.ok ? { ok: true, value: handled.value.answer } : handled;
  },
);
