import {
  HOUSE_ANSWERS,
  HOUSE_REFUSALS,
  type HouseAnswers,
  type HouseCommandInput,
  type HouseRefusal,
} from '@rostrum/domain';
import { areaCommands } from '../commands/send-command.ts';

/** Sends a command to the house. */
export const sendHouseCommand = areaCommands<HouseCommandInput, HouseAnswers, HouseRefusal>({
  name: 'house',
  refusals: HOUSE_REFUSALS,
  values: HOUSE_ANSWERS,
});
