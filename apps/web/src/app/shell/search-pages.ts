import type { PalettePage } from '../../features/command/palette-item.ts';
import { GUIDE_CONTENTS } from '../../features/help/guide-contents.ts';
import { QUESTION_GROUPS } from '../../features/help/questions.tsx';
import { LESSONS } from '../../lessons.ts';
import { PATHS } from '../paths.ts';

const QUESTIONS = QUESTION_GROUPS.flatMap(({ id, questions }) =>
  questions.map(({ question }) => ({ title: question, note: 'FAQ', path: `${PATHS.faq}#${id}` })),
);

const GUIDE = GUIDE_CONTENTS.map(({ id, title }) => ({ title, note: 'Help', path: `${PATHS.help}#${id}` }));

/** Lessons and help, as the search lists them. */
export const SEARCH_PAGES: readonly PalettePage[] = [
  ...LESSONS.map(({ title, path, minutes }) => ({ title, path, note: `${minutes} min`, isLesson: true })),
  ...GUIDE,
  { title: 'The moderator in the open', note: 'Help', path: PATHS.moderation },
  ...QUESTIONS,
];
