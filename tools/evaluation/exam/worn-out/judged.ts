import { createEngine, type Judgement } from '@rostrum/moderator/engine';
import { readExam, readMotions, type ExamMessage } from './exam.ts';

/** A message of the exam with the shipped engine's judgement. */
export type Judged = { message: ExamMessage; judgement: Judgement };

/** Messages of the other authors that a debate would already have accepted. */
const SAID = 3;

export function judgeExam(): Judged[] {
  const engine = createEngine();
  const motions = readMotions();
  const messages = readExam();
  const names = [...new Set(messages.map(({ by }) => by))];
  return messages.map((message) => {
    const said = messages
      .filter(
        ({ id, motion, group }) => group === 'argument' && motion === message.motion && id !== message.id,
      )
      .slice(0, SAID);
    return {
      message,
      judgement: engine.judge(message.text, {
        names: names.filter((name) => name !== message.by),
        motion: motions.get(message.motion) ?? '',
        said: said.map(({ text }) => text),
        ...(message.earlier ? { own: [message.earlier] } : {}),
        ...(message.restates ? { restates: message.restates } : {}),
      }),
    };
  });
}
