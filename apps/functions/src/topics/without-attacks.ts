import type { ProposalPage } from '@rostrum/domain';
import type { MotionReader } from '@rostrum/moderator/reader';

/**
 * A page without motions that were made from the words of the wish and that the reader does not clear. The others were read when
 * they were written.
 */
export async function withoutAttacks(page: ProposalPage, reader: MotionReader): Promise<ProposalPage> {
  const isClear = await Promise.all(
    page.topics.map(async ({ from, motion }) => from !== 'words' || (await reader.read(motion)) === 'clear'),
  );
  const topics = page.topics.filter((_, at) => isClear[at]);
  const isEmptied = topics.length === 0 && page.topics.length > 0;
  return { ...page, topics, whyNone: isEmptied ? 'nothingNear' : page.whyNone };
}
