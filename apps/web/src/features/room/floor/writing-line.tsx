import { isWriting, useServerNow } from '@rostrum/data';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { shownName, type Member, type Message } from '@rostrum/domain';
import * as m from '@rostrum/words/room-floor';

export type WritingLineProps = {
  members: readonly Member[] | undefined;
  messages: readonly Message[];
  /** The people who have the floor; nobody else's writing ends in words that are heard now. */
  holders: readonly string[];
  uid: string;
};

/** Another person who is writing on the floor, for debaters. Its space is reserved, so that nothing moves. */
export function WritingLine({ members, messages, holders, uid }: WritingLineProps) {
  const nowMs = useServerNow(2_000);
  if (!members) return null;
  const names = members
    .filter((member) => member.uid !== uid && holders.includes(member.uid))
    .filter((member) => isWriting(member, nowMs, spokeAtMs(messages, member.uid)))
    .map(({ displayName }) => shownName(displayName));
  return (
    <p className="writing" aria-hidden={names.length === 0}>
      {names.length > 0 && m.writing({ count: names.length, names: joinNames(names) })}
    </p>
  );
}

function spokeAtMs(messages: readonly Message[], uid: string): number | undefined {
  return messages.findLast(({ authorId }) => authorId === uid)?.createdAtMs;
}
