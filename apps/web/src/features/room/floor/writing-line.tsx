import { isWriting, useServerNow } from '@rostrum/data';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import type { Member } from '@rostrum/domain';

export type WritingLineProps = { members: readonly Member[] | undefined; uid: string };

/** Another person who is writing on the floor, for debaters. Its space is reserved, so that nothing moves. */
export function WritingLine({ members, uid }: WritingLineProps) {
  const nowMs = useServerNow(2_000);
  if (!members) return null;
  const names = members
    .filter((member) => member.uid !== uid && isWriting(member, nowMs))
    .map(({ displayName }) => displayName);
  return (
    <p className="writing" aria-hidden={names.length === 0}>
      {names.length > 0 && `${joinNames(names)} ${names.length === 1 ? 'is' : 'are'} writing`}
    </p>
  );
}
