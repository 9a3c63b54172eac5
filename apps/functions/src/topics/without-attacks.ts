import type { ProposalPage } from '@rostrum/domain';
import type { MotionReader } from '@rostrum/moderator/reader';

/**
 * A page without motions that were made from the words of the wish and read as an attack on people. The others were read when they
 * were written.
 */
export async function withoutAttacks(page: ProposalPage, reader: MotionReader): Promise<ProposalPage> {
  const isAttack = await Promise.all(
    page.topics.map(async ({ from, motion }) => from === 'words' && (await reader.read(motion)) === 'attack'),
  );
  const topics = page.topics.filter((_, at) => !isAttack[at]);
  const isEmptied = topics.length === 0 && page.topics.length > 0;
  return { ...page, topics, whyNone: isEmptied ? 'nothingNear' : page.whyNone };
}
