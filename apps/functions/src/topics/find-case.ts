import { accept, tidyLine } from '@rostrum/domain';
import { practiceCase } from '@rostrum/moderator/practice';
import { caseFile } from '../bank/case-file.ts';
import { readPublished, type TopicHandler } from './context.ts';
import { nearCases } from './near-cases.ts';

/** Whether the practice opponent can argue a motion, from the bank or from its topic, and near motions that it can. */
export const findCase: TopicHandler<'findCase'> = async ({ db }, { motion, topicId }) => {
  const known = await caseFile(motion);
  const topic = known || topicId === undefined ? undefined : await readPublished(db, topicId);
  const hasCase = practiceCase(motion, known, topic) !== undefined;
  return accept({ hasCase, near: hasCase ? [] : await nearCases(tidyLine(motion)) });
};
