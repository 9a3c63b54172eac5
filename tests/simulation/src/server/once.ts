import { accept, type RoomCommand } from '@rostrum/domain';
import type { Context, Handled } from './context.ts';
import { debateCommand, enter } from './debate-command.ts';
import { speak } from './speak.ts';

/** Does a command once: what it answered is stored with what it did, and a repeat reads that. Refusals are not kept. */
export function once(context: Context, command: RoomCommand): Handled {
  if (command.type === 'speak' || command.type === 'enter') return handle(context, command);
  const { db, tx, uid, commandId, mistake } = context;
  const place = `${uid}-${commandId}`;
  const done = mistake === 'forgets-commands' ? undefined : tx.read(db.answers, place);
  if (done) {
    context.note('command repeated');
    return accept({ answer: done });
  }
  const handled = handle(context, command);
  if (handled.ok) tx.set(db.answers, place, handled.value.answer);
  return handled;
}

function handle(context: Context, command: RoomCommand): Handled {
  switch (command.type) {
    case 'enter':
      return enter(context);
    case 'speak':
      return speak(context, command);
    case 'takeSeat':
    case 'leave':
    case 'ready':
    case 'yield':
    case 'offerPoi':
    case 'acceptPoi':
    case 'declinePoi':
    case 'raiseHand':
    case 'lowerHand':
    case 'giveFloor':
    case 'advance':
    case 'nextStep':
    case 'extend':
    case 'pause':
    case 'resume':
      return debateCommand(context, command);
    default:
      throw new Error(`Nobody in these stories asks for ${command.type}`);
  }
}
