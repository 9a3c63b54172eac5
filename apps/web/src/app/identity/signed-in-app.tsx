import { lazy, Suspense } from 'react';
import { useUnreadableReports } from '@rostrum/data';
import { PageSpinner, Toaster } from '@rostrum/ui';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RoomProvider } from '../../room-context/room-context.tsx';
import { PATHS } from '../paths.ts';
import { NotFoundInApp } from '../errors/not-found-in-app.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { keepForOffline } from '../../lessons/keep-for-offline.ts';
import { AppEntrance } from './app-entrance.tsx';
import { loadOfflineLessons } from './load.ts';
import { SignedInGate } from './signed-in-gate.tsx';

const DashboardPage = lazy(async () => ({
  default: (await import('../../features/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const RoomPage = lazy(async () => ({
  default: (await import('../../features/room/room-page.tsx')).RoomPage,
}));
const ReportPage = lazy(async () => ({
  default: (await import('../../features/record/report-page.tsx')).ReportPage,
}));
const PeoplePage = lazy(async () => ({
  default: (await import('../../features/people/people-page.tsx')).PeoplePage,
}));
const GeneratePage = lazy(async () => ({
  default: (await import('../../features/topics/generate-page.tsx')).GeneratePage,
}));
const CommunityPage = lazy(async () => ({
  default: (await import('../../features/topics/community-page.tsx')).CommunityPage,
}));
const LearningPage = lazy(async () => ({
  default: (await import('../../features/learning/learning-page.tsx')).LearningPage,
}));
const LessonPage = lazy(async () => {
  const { LessonPage: Page } = await import('../../features/learning/lesson-page.tsx');
  void keepForOffline(loadOfflineLessons());
  return { default: Page };
});
const ReviewPage = lazy(async () => ({
  default: (await import('../../features/learning/review-page.tsx')).ReviewPage,
}));
const FeedbackPage = lazy(async () => ({
  default: (await import('../../features/feedback/feedback-page.tsx')).FeedbackPage,
}));
const OperationsPage = lazy(async () => ({
  default: (await import('../../features/operations/operations-page.tsx')).OperationsPage,
}));
const HousePage = lazy(async () => ({
  default: (await import('../../features/house/house-page.tsx')).HousePage,
}));
const DecisionPage = lazy(async () => ({
  default: (await import('../../features/decision/decision-page.tsx')).DecisionPage,
}));
const MyReportPage = lazy(async () => ({
  default: (await import('../../features/report-status/my-report-page.tsx')).MyReportPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../../features/account/settings-page.tsx')).SettingsPage,
}));
const OnboardingPage = lazy(async () => ({
  default: (await import('../../features/onboarding/onboarding-page.tsx')).OnboardingPage,
}));

/** Everything for people who are signed in. */
export function SignedInApp() {
  useUnreadableReports();
  return (
    <SignedInGate>
      <RoomProvider>
        <Suspense fallback={<PageSpinner label="Opening" />}>
          <Routes>
            <Route path={PATHS.onboarding} element={<OnboardingPage />} />
            <Route path={`${PATHS.onboarding}/*`} element={<Navigate to={PATHS.onboarding} replace />} />
            <Route path={PATHS.app} element={<AppEntrance />} />
            <Route element={<AppLayout />}>
              <Route path={PATHS.dashboard} element={<DashboardPage />} />
              <Route path={PATHS.room} element={<RoomPage />} />
              <Route path={`${PATHS.room}/:roomId`} element={<RoomPage />} />
              <Route path={`${PATHS.room}/:roomId/report`} element={<ReportPage />} />
              <Route path={PATHS.people} element={<PeoplePage />} />
              <Route path={PATHS.generateTopic} element={<GeneratePage />} />
              <Route path={PATHS.communityTopics} element={<CommunityPage />} />
              <Route path={PATHS.learning} element={<LearningPage />} />
              <Route path={PATHS.review} element={<ReviewPage />} />
              <Route path={`${PATHS.learning}/:lessonId`} element={<LessonPage />} />
              <Route path={PATHS.feedback} element={<FeedbackPage />} />
              <Route path={PATHS.settings} element={<SettingsPage />} />
              <Route path={PATHS.operations} element={<OperationsPage notFound={<NotFoundInApp />} />} />
              <Route path={PATHS.house} element={<HousePage notFound={<NotFoundInApp />} />} />
              <Route path={`${PATHS.decisions}/:decisionId`} element={<DecisionPage />} />
              <Route path={`${PATHS.myReports}/:number`} element={<MyReportPage />} />
              <Route path="*" element={<NotFoundInApp />} />
            </Route>
          </Routes>
        </Suspense>
      </RoomProvider>
      <Toaster />
    </SignedInGate>
  );
}
