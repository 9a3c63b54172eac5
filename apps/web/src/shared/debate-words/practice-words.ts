import type { CaseSource, Message, Practice, PracticeLevel } from '@rostrum/domain';

export const LEVEL_NAMES: Readonly<Record<PracticeLevel, string>> = {
  beginner: 'Beginner',
  fair: 'Fair',
  strong: 'Strong',
};

/** What to expect of a level. */
export const LEVEL_HINTS: Readonly<Record<PracticeLevel, string>> = {
  beginner: 'One point a speech, one question, and it answers your weakest claim.',
  fair: 'Two points with a reason each, two questions, and it answers what you left unsupported.',
  strong: 'Three points with reasons, three questions; it answers your best claim and weighs.',
};

const SOURCES: Readonly<Record<CaseSource, string>> = {
  topic: 'the arguments stored with this topic',
  bank: 'the arguments stored for this motion',
  general: 'general patterns, since no arguments are stored for this motion',
};

/** The source of the opponent's arguments, so that nobody overrates them. */
export function practiceWords({ level, from }: Practice): string {
  return `Practice, level ${LEVEL_NAMES[level].toLowerCase()}: your opponent is a program. It argues from ${SOURCES[from]} and from what is said here. You run this debate alone: nothing that you do as the host needs its agreement.`;
}

const WRITERS: Readonly<Record<NonNullable<Message['writtenBy']>, string>> = {
  embedded: 'worded by the embedded engine',
  model: 'worded by a language model',
};

/** Which engine chose the words of a message; undefined for a person's. */
export function writerWords({ writtenBy }: Pick<Message, 'writtenBy'>): string | undefined {
  return writtenBy && WRITERS[writtenBy];
}
