import { otherSide, type Heard } from '@rostrum/domain';
import { withHeard } from '@rostrum/rooms';
import type { JudgeInTalk } from '../exam/played.ts';
import type { ExamMessage } from '../exam/exam.ts';
import { wordsAlone, type JudgeInRoom } from './two-readers.ts';

/** The heads that compare with a motion. A chat has none. */
const NEEDS_MOTION: ReadonlySet<string> = new Set(['relevance', 'restatement']);

/** Gives both readers a message of a talk as a room would. */
export function judgeInTalk(judge: JudgeInRoom): JudgeInTalk {
  return async (message, { talk: { motion }, names, before }) => {
    const side = message.side ?? 'for';
    const { restates } = message;
    const claims = { for: null, against: null };
    const restated = restates === undefined ? null : { messageId: 'restated', authorId: '', quote: restates };
    const signals = await judge({
      ...wordsAlone(message.text),
      uid: message.by,
      side,
      motion: motion ?? '',
      names: names.filter((name) => name !== message.by),
      heard: heardIn(before),
      claims: { claims: { ...claims, [otherSide(side)]: restated }, unanswered: [] },
    });
    return motion === undefined ? signals.filter(({ kind }) => !NEEDS_MOTION.has(kind)) : signals;
  };
}

function heardIn(before: readonly ExamMessage[]): Heard[] {
  let heard: Heard[] = [];
  for (const { id, by, side = null, text } of before) {
    heard = withHeard(heard, id, { authorId: by, side, text });
  }
  return heard;
}
