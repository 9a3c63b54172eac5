import { LIMITS } from '@rostrum/domain';
import type { LeftOutReason, TopicStart } from '@rostrum/moderator/map';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/topics';

const reasons: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  noRoom: (count) => m.leftOutNoRoom({ count, most: LIMITS.topicArgumentsPerSide }),
  tooLong: (count) => m.leftOutTooLong({ count, most: LIMITS.topicArgumentMaxLength }),
  noSide: (count) => m.leftOutNoSide({ count }),
  noArgument: (count) => m.leftOutNoArgument({ count }),
  twice: (count) => m.leftOutTwice({ count }),
};
const ORDER: readonly LeftOutReason[] = ['noRoom', 'tooLong', 'noSide', 'noArgument', 'twice'];

/** "Left out: 3 over the limit of 6 a side and 1 on neither side."; empty if nothing was. */
export function leftOutInWords(leftOut: TopicStart['leftOut']): string {
  const parts = ORDER.flatMap((reason) => (leftOut[reason] > 0 ? [reasons[reason](leftOut[reason])] : []));
  return parts.length === 0 ? '' : m.leftOut({ reasons: formatList(parts) });
}

export function countOf({ arguments: sides }: Pick<TopicStart, 'arguments'>): number {
  return sides.for.length + sides.against.length;
}
