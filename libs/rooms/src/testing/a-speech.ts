import {
  countsPath,
  deadlineOf,
  draftPath,
  draftsPath,
  interventionsPath,
  messagesPath,
  moderatorPath,
  moderatorSchema,
  roomPath,
  type KeptDraft,
} from '@rostrum/domain';
import { tick } from '../clock/tick.ts';
import type { ClassifyTask } from '../room/model-tasks.ts';
import { storedRoom } from '../room/stored-room.ts';
import { aDebateInMemory } from './a-debate.ts';
import { NOTHING_LATER } from './memory-platform.ts';

/**
 * A running debate in memory, in which Ada has the floor and hosts. `tasks` are the second looks that it asked for, `attacks`
 * the recorded acts about attacks on persons.
 */
export async function aSpeech() {
  const tasks: ClassifyTask[] = [];
  const classify = async (task: ClassifyTask) => void tasks.push(task);
  const memory = await aDebateInMemory({ changes: { later: { ...NOTHING_LATER, classify } } });
  const { roomId, database, platform, put, run, now } = memory;
  await memory.begin();
  const fieldsIn = (collection: string) => database.all(collection).map(({ fields }) => fields ?? {});
  const messages = () => fieldsIn(messagesPath(roomId));
  const say = async (text: string): Promise<ClassifyTask> => {
    const said = await run('ada', { type: 'speak', roomId, text });
    return { roomId, messageId: said.ok ? (said.value.answer['messageId'] ?? '') : '' };
  };
  const notes = () => fieldsIn(interventionsPath(roomId));
  const attacks = () => notes().filter((fields) => Reflect.get(fields, 'act') === 'personAttack');
  const record = () => moderatorSchema.parse(database.get(moderatorPath(roomId)).fields);
  const change = (messageId: string, fields: object) => {
    const path = `${messagesPath(roomId)}/${messageId}`;
    return put(path, { ...database.get(path).fields, ...fields });
  };
  const debate = () => {
    const [room, counts] = [roomPath(roomId), countsPath(roomId)].map((path) => database.get(path));
    const stored = room && counts && storedRoom(room, counts);
    if (!stored) throw new Error('There is no room');
    return stored.room.debate;
  };
  let last = { roomId, stepSeq: 0, mark: 'end' as const };
  const endsAtMs = () => deadlineOf(debate())?.actsAtMs ?? 0;
  return {
    roomId,
    platform,
    say,
    attacks,
    record,
    messages,
    tasks,
    change,
    run,
    now,
    put,
    database,
    notes,
    debate,
    endsAtMs,
    /** The server keeps a draft, as a person's browser writes it. */
    keep(uid: string, text: string, changes: Partial<KeptDraft> = {}) {
      const draft = { commandId: `draft-of-${uid}`, text, replaces: null, quotes: null, goesOut: true };
      return put(draftPath(roomId, uid), { uid, ...draft, keptAt: new Date(now()), ...changes });
    },
    drafts: () => fieldsIn(draftsPath(roomId)),
    /** Lets time pass until so long before the deadline; the next command comes a second later. */
    waitFor: (leftMs: number) => memory.later(endsAtMs() - leftMs - now()),
    /** The clock's task at the deadline, or so much later. */
    ring(lateMs = 0) {
      const { stepSeq, actsAtMs } = deadlineOf(debate()) ?? { stepSeq: 0, actsAtMs: 0 };
      last = { ...last, stepSeq };
      return tick(platform, last, memory.later(actsAtMs + lateMs - now()));
    },
    /** The same task is delivered again. */
    ringAgain: () => tick(platform, last, memory.later()),
  };
}
