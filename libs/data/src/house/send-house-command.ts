import {
  HOUSE_ANSWERS,
  HOUSE_REFUSALS,
  type HouseAnswers,
  type HouseCommandInput,
  type HouseRefusal,
} from '@rostrum/domain';
import { areaCommands } from '../commands/area-commands.ts';
import type { ReplyOf } from '../commands/send-command.ts';

/** What became of a command to the house. */
export type HouseReply<Value> = ReplyOf<Value, HouseRefusal>;

/** Asks the house for something. */
export const sendHouseCommand = areaCommands<HouseCommandInput, HouseAnswers, HouseRefusal>({
  name: 'house',
  refusals: HOUSE_REFUSALS,
  values: HOUSE_ANSWERS,
});
