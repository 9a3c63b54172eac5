import { LIMITS } from '@rostrum/domain';
import type { LeftOutReason, MapTextKind, TopicStart } from '@rostrum/moderator/map';

export const KIND_NAMES: Readonly<Record<MapTextKind, string>> = {
  kialo: 'Kialo text',
  xaif: 'xAIF',
  argdown: 'Argdown',
};

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  noRoom: `beyond ${LIMITS.topicArgumentsPerSide} a side`,
  tooLong: `longer than ${LIMITS.topicArgumentMaxLength} characters`,
  noSide: 'on neither side',
  noArgument: 'evidence or concessions',
  twice: 'said twice',
};

/** "Left out: 3 beyond 6 a side, 1 on neither side."; empty if nothing was. */
export function leftOutInWords(leftOut: TopicStart['leftOut']): string {
  const reasons: readonly LeftOutReason[] = ['noRoom', 'tooLong', 'noSide', 'noArgument', 'twice'];
  const parts = reasons.flatMap((reason) =>
    leftOut[reason] > 0 ? [`${leftOut[reason].toLocaleString('en-GB')} ${REASONS[reason]}`] : [],
  );
  return parts.length === 0 ? '' : `Left out: ${parts.join(', ')}.`;
}

/** "1 link leads round in a circle and counts for nothing."; empty if none does. */
export function ignoredInWords(links: number): string {
  if (links === 0) return '';
  return links === 1
    ? 'One link leads round in a circle and counts for nothing.'
    : `${links.toLocaleString('en-GB')} links lead round in a circle and count for nothing.`;
}

export function countOf({ arguments: sides }: Pick<TopicStart, 'arguments'>): number {
  return sides.for.length + sides.against.length;
}

/** "1 argument", "4 arguments" */
export function argumentsInWords(count: number): string {
  return count === 1 ? '1 argument' : `${count} arguments`;
}
