import {
  DESK_ANSWERS,
  DESK_REFUSALS,
  type DeskAnswers,
  type DeskCommandInput,
  type DeskRefusal,
} from '@rostrum/domain';
import { areaCommands } from '../commands/send-command.ts';

/** Sends a visitor's command to the desk of the house. A report sent again under its id is the same report. */
export const sendDeskCommand = areaCommands<DeskCommandInput, DeskAnswers, DeskRefusal>({
  name: 'houseDesk',
  refusals: DESK_REFUSALS,
  values: DESK_ANSWERS,
});
