import { EMPTY_PULSE } from '@rostrum/moderator';
import { lookAgain, type Reader } from '@rostrum/moderator/reader';
import type { Platform } from './platform.ts';
import { RoomStore } from '../store/room-store.ts';
import { judgeWords } from '../room/judge-words.ts';
import { namesIn } from '../room/moderation.ts';
import type { ClassifyTask } from '../room/model-tasks.ts';
import { noteDeadlineMs, noteShown, readShown, type ShownMessage } from './note-shown.ts';

/**
 * Has the second reader look at a shown message in the background; its author may get a private note. Nothing waits for it and
 * nothing else can follow. Without an opinion in time nothing happens, and the task may come any number of times.
 */
export async function lookAgainAtShown(
  platform: Pick<Platform, 'reader' | 'batch' | 'transaction'>,
  reader: Reader,
  task: ClassifyTask,
  now: () => number,
): Promise<void> {
  const shown = await readShown(new RoomStore(platform.reader, platform.batch()), task);
  if (!shown || now() >= noteDeadlineMs(shown.message)) return;
  const { text } = shown.message;
  const found = await lookAgain(reader, text, firstFindings(shown));
  if (!found || now() >= noteDeadlineMs(shown.message)) return;
  const later = { engine: 'embedded', text, signals: [found] } as const;
  await platform.transaction((unit) => noteShown(RoomStore.in(unit), task, later, now()));
}

/** What the fast heads find in the words by themselves. Other languages have no second reader. */
function firstFindings({ room, message: { text, authorId, side } }: ShownMessage) {
  const names = Object.entries(namesIn(room)).flatMap(([uid, name]) => (uid === authorId ? [] : [name]));
  const words = { text, uid: authorId, side, motion: room.motion, names, heard: [], claims: EMPTY_PULSE };
  const { signals, language } = judgeWords(words);
  return language === 'en' ? signals : [];
}
