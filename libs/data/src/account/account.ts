import {
  ACCOUNT_ANSWERS,
  ACCOUNT_REFUSALS,
  accountFile,
  type AccountAnswers,
  type AccountCommand,
  type AccountCommandOf,
  type AccountCursor,
  type AccountDocument,
  type AccountFile,
  type AccountRefusal,
} from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { answersWith } from '../commands/read-answer.ts';
import {
  newCommandId,
  sendCommand,
  wireTo,
  type CommandEnvelope,
  type ReplyOf,
  type Wire,
} from '../commands/send-command.ts';
import { asOwnDeletion } from './own-deletion.ts';

/** The reply to a command of the area `account`. */
export type AccountReply<Value> = ReplyOf<Value, AccountRefusal>;

const account: Wire<CommandEnvelope<AccountCommand>> = wireTo('account', 30_000);

const read = answersWith(ACCOUNT_REFUSALS);

const READERS: { [Type in AccountCommand['type']]: (value: unknown) => AccountAnswers[Type] } = {
  download: (value) => ACCOUNT_ANSWERS.download.parse(value),
  delete: (value) => ACCOUNT_ANSWERS.delete.parse(value),
};

function send<Type extends AccountCommand['type']>(
  command: AccountCommandOf<Type>,
  wire: Wire<CommandEnvelope<AccountCommand>>,
): Promise<AccountReply<AccountAnswers[Type]>> {
  const type: Type = command.type;
  const input = { commandId: newCommandId(), command };
  return sendCommand(type, input, (answer) => read(answer, READERS[type]), wire);
}

/** Begins the deletion of the person's account; `confirm` is the typed confirmation. */
export function deleteAccount(
  confirm: string,
  wire = account,
): Promise<AccountReply<AccountAnswers['delete']>> {
  return asOwnDeletion(() => send<'delete'>({ type: 'delete', confirm }, wire));
}

/** Downloads everything stored about the person, page by page. `onCount` gets the number of documents so far. */
export async function downloadAccount(
  uid: string,
  onCount: (count: number) => void = () => {},
  wire = account,
): Promise<AccountReply<AccountFile>> {
  const documents: AccountDocument[] = [];
  let after: AccountCursor | null = null;
  do {
    const reply: AccountReply<AccountAnswers['download']> = await send<'download'>(
      { type: 'download', after },
      wire,
    );
    if (reply.status !== 'done') return reply;
    documents.push(...reply.value.documents);
    onCount(documents.length);
    after = reply.value.next;
  } while (after !== null);
  return { status: 'done', value: accountFile(uid, serverNow(), documents) };
}
