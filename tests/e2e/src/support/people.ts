import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { followChannels } from './channels.ts';
import { stackEnvironment } from './environment.ts';
import type { Guard } from './guard.ts';

/** The six demo people that the stack seeds to debate. */
export const DEMO_PEOPLE = ['ada', 'ben', 'cleo', 'dara', 'emil', 'fay'] as const;
export type DemoPerson = (typeof DEMO_PEOPLE)[number];
/** The two who act for the house; they sign in with a second factor. */
export type DemoModerator = 'gale' | 'hugo';
const DEMO_PASSWORD = 'debate-well-2024';

/** A person with their own browser. */
interface Visit {
  context: BrowserContext;
  page: Page;
}

interface VisitOptions extends BrowserContextOptions {
  /** Runs in every page before anything of the product does. */
  script?: string;
}

interface SignedInOptions extends VisitOptions {
  /** The page that they open; their dashboard without it. */
  at?: string;
}

/** Opens browsers in which no error goes unnoticed. */
export interface People {
  /** A browser in which this person is signed in; the page shows their dashboard, or is on its way to `at`. */
  open(person: DemoPerson, options?: SignedInOptions): Promise<Visit>;
  /** A browser that nobody has used before. */
  visitor(options?: VisitOptions): Promise<Visit>;
}

/** Types into Clerk's own form, like a person. */
export async function signInByForm(page: Page, person: DemoPerson | DemoModerator): Promise<void> {
  await page.locator('input[name="identifier"]').fill(`${person}@example.com`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** A new person. */
export interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
}

export function newPerson(): NewPerson {
  return { email: `${randomUUID()}@example.com`, firstName: 'Gina', lastName: 'Holm' };
}

/** Registers with Clerk's own form. */
export async function signUpByForm(page: Page, { email, firstName, lastName }: NewPerson): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
/** Signed in by the form once, then reused, because the form has its own tests. */
const cookies = new Map<DemoPerson, Cookies>();

/** Resolves once the dashboard stands; somebody named signs in by the form first. */
async function arriveAtDashboard(page: Page, signingIn: DemoPerson | null): Promise<void> {
  await page.goto(signingIn ? '/sign-in' : '/app');
  if (signingIn) await signInByForm(page, signingIn);
  await page.waitForURL(/\/app\/dashboard$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export function createPeople(browser: Browser, guard: Guard): People & { close(): Promise<void> } {
  const opened: { context: BrowserContext; channels: ReturnType<typeof followChannels> }[] = [];

  async function visitor({ script, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: stackEnvironment().webUrl,
      viewport: { width: 1440, height: 900 },
      colorScheme: 'dark',
      // Tests of the worker allow it: it answers requests that others hold back, and costs each new browser a download.
      serviceWorkers: 'block',
      ...options,
    });
    opened.push({ context, channels: followChannels(context) });
    guard.watch(context);
    if (script) await context.addInitScript(script);
    return { context, page: await context.newPage() };
  }

  return {
    visitor,
    async open(person, { at, ...options } = {}) {
      const visit = await visitor(options);
      const known = cookies.get(person);
      if (known) await visit.context.addCookies(known);
      if (!known || at === undefined) await arriveAtDashboard(visit.page, known ? null : person);
      if (!known) cookies.set(person, await visit.context.cookies());
      if (at !== undefined) await visit.page.goto(at);
      return visit;
    },
    close: async () => {
      await Promise.all(opened.map(({ context }) => context.close()));
      await Promise.all(opened.map(({ channels }) => channels.end()));
    },
  };
}
