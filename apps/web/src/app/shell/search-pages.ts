import type { PalettePage } from '../../features/command/logic/palette-item.ts';
import { GUIDE_CONTENTS } from '../../features/help/logic/guide-contents.ts';
import { QUESTION_GROUPS } from '../../features/help/components/questions.tsx';
import { LESSONS } from '../../shared/lessons/lessons.ts';
import { lessonUrl, PATHS } from '../../shared/navigation/paths.ts';

const QUESTIONS = QUESTION_GROUPS.flatMap(({ id, questions }) =>
  questions.map(({ question }) => ({ title: question, note: 'FAQ', path: `${PATHS.faq}#${id}` })),
);

const GUIDE = GUIDE_CONTENTS.map(({ id, title }) => ({ title, note: 'Help', path: `${PATHS.help}#${id}` }));

/** Lessons and help, as the search lists them. */
export const SEARCH_PAGES: readonly PalettePage[] = [
  ...LESSONS.map(({ id, title, minutes }) => ({
    title,
    path: lessonUrl(id),
    note: `${minutes} min`,
    isLesson: true,
  })),
  ...GUIDE,
  { title: 'The moderator in the open', note: 'Help', path: PATHS.moderation },
  { title: 'Privacy notice', note: 'Legal', path: PATHS.privacy },
  { title: 'Terms', note: 'Legal', path: PATHS.terms },
  { title: 'Imprint', note: 'Legal', path: PATHS.imprint },
  ...QUESTIONS,
];
