import type { RoomCommand } from '@rostrum/domain';
import { answerCall } from './answer-call.ts';
import { appeal } from './appeal.ts';
import { callUnfair } from './call-unfair.ts';
import { askSummary } from './ask-summary.ts';
import { castVote } from './cast-vote.ts';
import { callHouse } from './call-house.ts';
import { chat } from './chat.ts';
import type { Handled, RoomContext } from './context.ts';
import { createRoom } from './create-room.ts';
import { debateCommand } from './debate-command.ts';
import { decideAppeal } from './decide-appeal.ts';
import { editMessage } from './edit-message.ts';
import { editMotion } from './edit-motion.ts';
import { enterRoom } from './enter-room.ts';
import { flag } from './flag.ts';
import { hideMessage } from './hide-message.ts';
import { joinByCode } from './join-by-code.ts';
import { pauseType } from './pause-type.ts';
import { react } from './react.ts';
import { reportMissing } from './report-missing.ts';
import { showMessage } from './show-message.ts';
import { undoAct } from './undo-act.ts';
import { withdraw } from './withdraw.ts';

/** Each command to its handler; words on the floor have a way of their own. */
export function handle(
  context: RoomContext,
  command: Exclude<RoomCommand, { type: 'speak' }>,
): Promise<Handled> {
  switch (command.type) {
    case 'create':
      return createRoom(context, command);
    case 'joinByCode':
      return joinByCode(context, command);
    case 'enter':
      return enterRoom(context, command);
    case 'editMotion':
      return editMotion(context, command);
    case 'edit':
      return editMessage(context, command);
    case 'withdraw':
      return withdraw(context, command);
    case 'reportMissing':
      return reportMissing(context, command);
    case 'chat':
      return chat(context, command);
    case 'vote':
      return castVote(context, command);
    case 'react':
      return react(context, command);
    case 'flag':
      return flag(context, command);
    case 'callUnfair':
      return callUnfair(context, command);
    case 'appeal':
      return appeal(context, command);
    case 'decideAppeal':
      return decideAppeal(context, command);
    case 'undoAct':
      return undoAct(context, command);
    case 'silenceType':
    case 'allowType':
      return pauseType(context, command);
    case 'askSummary':
      return askSummary(context, command);
    case 'hideMessage':
      return hideMessage(context, command);
    case 'showMessage':
      return showMessage(context, command);
    case 'callHouse':
      return callHouse(context, command);
    case 'answerCall':
      return answerCall(context, command);
    default:
      return debateCommand(context, command);
  }
}
