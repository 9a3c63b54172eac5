import type { PalettePage } from '../../features/command/palette-item.ts';
import { GUIDE_CONTENTS } from '../../features/help/guide-contents.ts';
import { QUESTION_GROUPS } from '../../features/help/questions.tsx';
import { PATHS } from '../paths.ts';

/** What the search finds of Learning. */
const LESSONS: readonly PalettePage[] = [
  { title: 'A Quick clash, step by step', note: 'Learning', path: PATHS.learning, isLesson: true },
];

const QUESTIONS = QUESTION_GROUPS.flatMap(({ id, questions }) =>
  questions.map(({ question }) => ({ title: question, note: 'FAQ', path: `${PATHS.faq}#${id}` })),
);

const GUIDE = GUIDE_CONTENTS.map(({ id, title }) => ({ title, note: 'Help', path: `${PATHS.help}#${id}` }));

/** Lessons and help, as the search lists them. */
export const SEARCH_PAGES: readonly PalettePage[] = [
  ...LESSONS,
  ...GUIDE,
  { title: 'The moderator in the open', note: 'Help', path: PATHS.moderation },
  ...QUESTIONS,
];
