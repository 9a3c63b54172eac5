import type { RoomCommand } from '@rostrum/domain';
import type { Handled, RoomContext } from '../access/context.ts';
import { answerCall } from '../handlers/answer-call.ts';
import { appeal } from '../handlers/appeal.ts';
import { callUnfair } from '../handlers/call-unfair.ts';
import { askSummary } from '../handlers/ask-summary.ts';
import { caption } from '../handlers/caption.ts';
import { castVote } from '../handlers/cast-vote.ts';
import { chat } from '../handlers/chat.ts';
import { createRoom } from '../handlers/create-room.ts';
import { debateCommand } from '../handlers/debate-command.ts';
import { decideAppeal } from '../handlers/decide-appeal.ts';
import { editMessage } from '../handlers/edit-message.ts';
import { editMotion } from '../handlers/edit-motion.ts';
import { enterRoom } from '../handlers/enter-room.ts';
import { fileBallot } from '../handlers/file-ballot.ts';
import { flag } from '../handlers/flag.ts';
import { goOut } from '../handlers/go-out.ts';
import { joinByCode } from '../handlers/join-by-code.ts';
import { answerRematch, askRematch } from '../handlers/meeting/rematch.ts';
import { keepSeeking, seek, stopSeeking } from '../handlers/meeting/seek.ts';
import { seekAgain } from '../handlers/meeting/seek-again.ts';
import { pauseType } from '../handlers/pause-type.ts';
import { react } from '../handlers/react.ts';
import { reportMissing } from '../handlers/report-missing.ts';
import { undoAct } from '../handlers/undo-act.ts';
import { withdraw } from '../handlers/withdraw.ts';
import type { Unit } from '../port/documents.ts';
import type { HouseHandlers } from './platform.ts';

/** Routes each command to its handler; words on the floor take their own path. */
export function handle<Work extends Unit>(
  house: HouseHandlers<Work>,
  context: RoomContext<Work>,
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
    case 'goOut':
      return goOut(context, command);
    case 'caption':
      return caption(context, command);
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
    case 'fileBallot':
      return fileBallot(context, command);
    case 'undoAct':
      return undoAct(context, command);
    case 'silenceType':
    case 'allowType':
      return pauseType(context, command);
    case 'askSummary':
      return askSummary(context, command);
    case 'hideMessage':
      return house.hideMessage(context, command);
    case 'showMessage':
      return house.showMessage(context, command);
    case 'callHouse':
      return house.callHouse(context, command);
    case 'seek':
      return seek(context, command);
    case 'keepSeeking':
      return keepSeeking(context, command);
    case 'stopSeeking':
      return stopSeeking(context, command);
    case 'seekAgain':
      return seekAgain(context, command);
    case 'askRematch':
      return askRematch(context, command);
    case 'answerRematch':
      return answerRematch(context, command);
    case 'answerCall':
      return answerCall(context, command);
    default:
      return debateCommand(context, command);
  }
}
