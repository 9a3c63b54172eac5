import { interventionsPath, messagesPath, moderatorPath, moderatorSchema } from '@rostrum/domain';
import type { ClassifyTask } from '../room/model-tasks.ts';
import { aDebateInMemory } from './a-debate.ts';
import { NOTHING_LATER } from './memory-platform.ts';

/**
 * A running debate in memory, in which Ada has the floor and hosts. `tasks` are the second looks that it asked for, `attacks`
 * the recorded acts about attacks on persons.
 */
export async function aSpeech() {
  const tasks: ClassifyTask[] = [];
  const classify = async (task: ClassifyTask) => void tasks.push(task);
  const debate = await aDebateInMemory({ changes: { later: { ...NOTHING_LATER, classify } } });
  const { roomId, database, platform, put, run, now } = debate;
  await debate.begin();
  const messages = () => database.all(messagesPath(roomId)).map(({ fields }) => fields ?? {});
  const say = async (text: string): Promise<ClassifyTask> => {
    const said = await run('ada', { type: 'speak', roomId, text });
    return { roomId, messageId: said.ok ? (said.value.answer['messageId'] ?? '') : '' };
  };
  const attacks = () =>
    database
      .all(interventionsPath(roomId))
      .map(({ fields }) => fields ?? {})
      .filter((fields) => Reflect.get(fields, 'act') === 'personAttack');
  const record = () => moderatorSchema.parse(database.get(moderatorPath(roomId)).fields);
  const change = (messageId: string, fields: object) => {
    const path = `${messagesPath(roomId)}/${messageId}`;
    return put(path, { ...database.get(path).fields, ...fields });
  };
  return { roomId, platform, say, attacks, record, messages, tasks, change, run, now };
}
