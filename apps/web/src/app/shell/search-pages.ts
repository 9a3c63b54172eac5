import * as m from '@rostrum/words/search-pages';
import type { PalettePage } from '../../features/command/logic/palette-item.ts';
import { guideContents } from '../../features/help/logic/guide-contents.ts';
import { questionGroups } from '../../features/help/components/questions.tsx';
import { LESSONS } from '../../shared/lessons/lessons.ts';
import { lessonUrl, PATHS } from '../../shared/navigation/paths.ts';

/** Lessons and help, as the search lists them. */
export const searchPages = (): readonly PalettePage[] => [
  ...LESSONS.map(({ id, title, minutes }) => ({
    title,
    path: lessonUrl(id),
    note: m.minutes({ count: minutes }),
    isLesson: true,
  })),
  ...guideContents().map(({ id, title }) => ({ title, note: m.help(), path: `${PATHS.help}#${id}` })),
  { title: m.moderationPage(), note: m.help(), path: PATHS.moderation },
  { title: m.privacyNotice(), note: m.legal(), path: PATHS.privacy },
  { title: m.terms(), note: m.legal(), path: PATHS.terms },
  { title: m.imprint(), note: m.legal(), path: PATHS.imprint },
  ...questionGroups().flatMap(({ id, questions }) =>
    questions.map(({ question }) => ({ title: question, note: m.faq(), path: `${PATHS.faq}#${id}` })),
  ),
];
