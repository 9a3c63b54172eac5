import type { Page, Route } from '@playwright/test';
import { expect, type Screen } from './screen.ts';

/** Pages with data from the server. */
const PAGES = {
  dashboard: '/app/dashboard',
  lobby: '/app/room',
  people: '/app/people',
  community: '/app/topics/community',
  learning: '/app/learning',
  feedback: '/app/feedback',
  settings: '/app/settings',
} as const;

const LISTENING = '**/Listen/channel**';
const CALLABLES = /\/(rooms|people|topics|feedback|account)$/;

/** The fate of every request to the server. */
async function answerAll(page: Page, listening: RouteHandler, calls: RouteHandler): Promise<void> {
  await page.route(LISTENING, listening);
  await page.route(CALLABLES, (route) =>
    route.request().method() === 'POST' ? calls(route) : route.continue(),
  );
}
type RouteHandler = (route: Route) => Promise<void> | void;

const silent = (page: Page) =>
  answerAll(
    page,
    () => {},
    () => {},
  );

const refusing = (page: Page) =>
  answerAll(
    page,
    (route) => route.fulfill({ status: 403 }),
    (route) => route.fulfill({ status: 503, json: { error: { status: 'UNAVAILABLE', message: 'down' } } }),
  );

const opened = (path: string, prepare: (page: Page) => Promise<void>, sign: string) => async (page: Page) => {
  await prepare(page);
  await page.goto(path);
  // A section that holds nothing is hidden, with its own error.
  await expect(page.locator(sign).filter({ visible: true }).first()).toBeVisible();
};

/** Every page while it loads, and when nothing could be loaded. */
export const PAGE_STATES: Screen[] = Object.entries(PAGES).flatMap(([name, path]): Screen[] => [
  { name: `${name}-loading`, who: 'cleo', act: opened(path, silent, '[aria-busy="true"], .bones') },
  {
    name: `${name}-failed`,
    who: 'cleo',
    isRefused: true,
    act: opened(path, refusing, '[role="alert"], .error-state'),
  },
]);
