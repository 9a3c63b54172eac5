import { lazy, type ReactNode } from 'react';
import { keepForOffline } from '../shared/lessons/keep-for-offline.ts';
import { RoomPage } from '../features/room/room-page.tsx';
import { PATHS } from '../shared/navigation/paths.ts';
import { SECTIONS, sectionUrl, type SignedInPage } from '../shared/navigation/sections.ts';
import { NotFoundInApp } from './errors/not-found-in-app.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const ReportPage = lazy(async () => ({
  default: (await import('../features/report/report-page.tsx')).ReportPage,
}));
const SheetsPage = lazy(async () => ({
  default: (await import('../features/report/report-page.tsx')).SheetsPage,
}));
const PeoplePage = lazy(async () => ({
  default: (await import('../features/people/people-page.tsx')).PeoplePage,
}));
const GeneratePage = lazy(async () => ({
  default: (await import('../features/topics/generate-page.tsx')).GeneratePage,
}));
const CommunityPage = lazy(async () => ({
  default: (await import('../features/topics/community-page.tsx')).CommunityPage,
}));
const TopicPage = lazy(async () => ({
  default: (await import('../features/topics/topic-page.tsx')).TopicPage,
}));
const LearningPage = lazy(async () => ({
  default: (await import('../features/learning/learning-page.tsx')).LearningPage,
}));
const LessonPage = lazy(async () => {
  const { LessonPage: Page } = await import('../features/learning/lesson-page.tsx');
  void keepForOffline();
  return { default: Page };
});
const ReviewPage = lazy(async () => ({
  default: (await import('../features/learning/review-page.tsx')).ReviewPage,
}));
const FeedbackPage = lazy(async () => ({
  default: (await import('../features/feedback/feedback-page.tsx')).FeedbackPage,
}));
const OperationsPage = lazy(async () => ({
  default: (await import('../features/operations/operations-page.tsx')).OperationsPage,
}));
const HousePage = lazy(async () => ({
  default: (await import('../features/house/house-page.tsx')).HousePage,
}));
const DecisionPage = lazy(async () => ({
  default: (await import('../features/decision/decision-page.tsx')).DecisionPage,
}));
const MyReportPage = lazy(async () => ({
  default: (await import('../features/report-status/my-report-page.tsx')).MyReportPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
}));
const SharePage = lazy(async () => ({ default: (await import('./share-page.tsx')).SharePage }));

type AppRoute = { path: string; element: ReactNode };

/** The pages of all named addresses. */
const PAGES: Readonly<Record<SignedInPage, ReactNode>> = {
  dashboard: <DashboardPage />,
  room: <RoomPage />,
  people: <PeoplePage />,
  generateTopic: <GeneratePage />,
  communityTopics: <CommunityPage />,
  learning: <LearningPage />,
  review: <ReviewPage />,
  feedback: <FeedbackPage />,
  settings: <SettingsPage />,
  operations: <OperationsPage notFound={<NotFoundInApp />} />,
  house: <HousePage notFound={<NotFoundInApp />} />,
};

/** Their subpages, each by its id. */
const BELOW: readonly AppRoute[] = [
  { path: `${PATHS.room}/:roomId`, element: <RoomPage /> },
  { path: `${PATHS.room}/:roomId/report`, element: <ReportPage /> },
  { path: `${PATHS.room}/:roomId/report/sheets`, element: <SheetsPage /> },
  { path: `${PATHS.topics}/:topicId`, element: <TopicPage /> },
  { path: PATHS.share, element: <SharePage /> },
  { path: `${PATHS.learning}/:lessonId`, element: <LessonPage /> },
  { path: `${PATHS.decisions}/:decisionId`, element: <DecisionPage /> },
  { path: `${PATHS.myReports}/:number`, element: <MyReportPage /> },
];

/** Every page within the signed-in shell. */
export const SIGNED_IN_ROUTES: readonly AppRoute[] = [
  ...SECTIONS.flatMap((section) =>
    'isPublic' in section || 'part' in section
      ? []
      : [{ path: sectionUrl(section), element: PAGES[section.page] }],
  ),
  ...BELOW,
];
