import { accept, isPlainCommand, type RoomCommand } from '@rostrum/domain';
import type { Handled, InTransaction } from './context.ts';
import { debateCommand, enter } from './debate-command.ts';

/** Every command but `speak`, whose message answers for itself. */
export type Remembered = Exclude<RoomCommand, { type: 'speak' }>;

/** Does a command once: what it answered is stored with what it did, and a repeat reads that. Refusals are not kept. */
export function once(context: InTransaction, command: Remembered): Handled {
  if (command.type === 'enter') return handle(context, command);
  const { db, tx, uid, commandId, mistake } = context;
  const place = `${uid}-${commandId}`;
  const done = mistake === 'forgets-commands' ? undefined : tx.read(db.answers, place);
  if (done) {
    context.note('command repeated');
    return accept({ answer: done });
  }
  const handled = handle(context, command);
  if (handled.ok) tx.update(db.answers, place, handled.value.answer, db.answers.versionOf(place));
  return handled;
}

function handle(context: InTransaction, command: Remembered): Handled {
  if (command.type === 'enter') return enter(context);
  if (isPlainCommand(command)) return debateCommand(context, command);
  throw new Error(`Nobody in these stories asks for ${command.type}`);
}
