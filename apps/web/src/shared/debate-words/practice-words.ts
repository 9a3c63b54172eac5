import type { Message, Practice, PracticeLevel } from '@rostrum/domain';

export const LEVEL_NAMES: Readonly<Record<PracticeLevel, string>> = {
  beginner: 'Beginner',
  fair: 'Fair',
  strong: 'Strong',
};

/** What to expect of a level. */
export const LEVEL_HINTS: Readonly<Record<PracticeLevel, string>> = {
  beginner: 'It answers your weakest claim, and grants you what it has no answer to.',
  fair: 'It answers your latest claims, grants facts and weighs the rest.',
  strong: 'It goes for your strongest claim, presses what you dropped, and grants no more than it must.',
};

const SOURCES: Readonly<Record<Practice['from'], string>> = {
  topic: 'the arguments that the topic’s author wrote',
  bank: 'our case file on this motion',
  general: 'general patterns, as nobody had written a case for this motion',
};

/** The source of the opponent's arguments, so that nobody overrates them. */
export function practiceWords({ level, from }: Practice): string {
  return `Practice, level ${LEVEL_NAMES[level].toLowerCase()}: your opponent is a program. It argues from ${SOURCES[from]} and answers what you say. It invents nothing. You run this debate alone: nothing that you do as the host needs its agreement.`;
}

const WRITERS: Readonly<Record<NonNullable<Message['writtenBy']>, string>> = {
  embedded: 'worded by the embedded engine',
  model: 'worded by a language model',
};

/** Which engine chose the words of a message; undefined for a person's. */
export function writerWords({ writtenBy }: Pick<Message, 'writtenBy'>): string | undefined {
  return writtenBy && WRITERS[writtenBy];
}
