import type { Message, Practice, PracticeLevel } from '@rostrum/domain';
import * as m from '@rostrum/words/debate-words';

/** What to expect of a level. */
export const LEVEL_HINTS: Readonly<Record<PracticeLevel, () => string>> = {
  beginner: m.beginnerHint,
  fair: m.fairHint,
  strong: m.strongHint,
};

/** The source of the opponent's arguments, so that nobody overrates them. */
export function practiceWords({ level, from }: Practice): string {
  return m.practice({ level, source: from });
}

const WRITERS: Readonly<Record<NonNullable<Message['writtenBy']>, () => string>> = {
  embedded: m.byEngine,
  model: m.byModel,
  embeddedInstead: m.byEngineInstead,
};

/** Which engine chose the words of a message; undefined for a person's. */
export function writerWords({ writtenBy }: Pick<Message, 'writtenBy'>): string | undefined {
  return writtenBy && WRITERS[writtenBy]();
}
