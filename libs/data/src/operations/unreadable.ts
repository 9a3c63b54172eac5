import {
  UNREADABLE_ANSWERS,
  UNREADABLE_REFUSALS,
  type ListedUnreadable,
  type UnreadableAnswers,
  type UnreadableCommand,
  type UnreadableRefusal,
} from '@rostrum/domain';
import { useCallback, useEffect, useState } from 'react';
import { answersWith } from '../commands/read-answer.ts';
import { sendCommand, wireTo, type ReplyOf, type Wire } from '../commands/send-command.ts';

type CommandOf<Type extends UnreadableCommand['type']> = Extract<UnreadableCommand, { type: Type }>;
/** The reply to an operator's command. */
export type UnreadableReply<Type extends UnreadableCommand['type']> = ReplyOf<
  UnreadableAnswers[Type],
  UnreadableRefusal
>;

const operations: Wire<{ command: UnreadableCommand }> = wireTo('operations');
const read = answersWith(UNREADABLE_REFUSALS);

const ANSWERS: { [Type in UnreadableCommand['type']]: (value: unknown) => UnreadableAnswers[Type] } = {
  list: (value) => UNREADABLE_ANSWERS.list.parse(value),
  check: (value) => UNREADABLE_ANSWERS.check.parse(value),
  repair: (value) => UNREADABLE_ANSWERS.repair.parse(value),
  remove: (value) => UNREADABLE_ANSWERS.remove.parse(value),
};

/** Sends a command about unreadable documents; see `sendCommand`. Each command is idempotent. */
export function sendUnreadableCommand<Type extends UnreadableCommand['type']>(
  command: CommandOf<Type> & { type: Type },
  wire = operations,
): Promise<UnreadableReply<Type>> {
  const parse: (value: unknown) => UnreadableAnswers[Type] = ANSWERS[command.type];
  return sendCommand(command.type, { command }, (answer) => read(answer, parse), wire);
}

export type UnreadableList =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; entries: readonly ListedUnreadable[]; isMore: boolean };

/** The next page to load: the first, or the one after the known entries. Each request is a new object. */
type Wish = { known: readonly ListedUnreadable[] };

/** The operators' list, newest entries first; `refresh` reloads it, `more` continues after the last entry. */
export function useUnreadableList(): { list: UnreadableList; refresh: () => void; more: () => void } {
  const [list, setList] = useState<UnreadableList>({ status: 'loading' });
  const [wish, setWish] = useState<Wish>({ known: [] });
  useEffect(() => {
    let isWanted = true;
    const beforeMs = wish.known.at(-1)?.lastSeenAtMs ?? null;
    void sendUnreadableCommand({ type: 'list', beforeMs }).then(
      (reply) => isWanted && setList(listAfter(wish, reply)),
    );
    return () => void (isWanted = false);
  }, [wish]);
  const refresh = useCallback(() => setWish({ known: [] }), []);
  const more = useCallback(() => {
    if (list.status === 'ready') setWish({ known: list.entries });
  }, [list]);
  return { list, refresh, more };
}

function listAfter({ known }: Wish, reply: UnreadableReply<'list'>): UnreadableList {
  if (reply.status !== 'done') return { status: 'error', message: reply.message };
  const { entries, isMore } = reply.value;
  return { status: 'ready', entries: [...known, ...entries], isMore };
}
