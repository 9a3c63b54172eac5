import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { stackEnvironment } from './environment.ts';
import type { Guard } from './guard.ts';

/** The six demo people that the stack seeds to debate. */
export type DemoPerson = 'ada' | 'ben' | 'cleo' | 'dara' | 'emil' | 'fay';
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

/** Opens browsers in which no error goes unnoticed. */
export interface People {
  /** A browser in which this person is signed in; the page shows their dashboard. */
  open(person: DemoPerson, options?: VisitOptions): Promise<Visit>;
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

export function createPeople(browser: Browser, guard: Guard): People & { close(): Promise<void> } {
  const contexts: BrowserContext[] = [];

  async function visitor({ script, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: stackEnvironment().webUrl,
      viewport: { width: 1440, height: 900 },
      colorScheme: 'dark',
      ...options,
    });
    contexts.push(context);
    guard.watch(context);
    if (script) await context.addInitScript(script);
    return { context, page: await context.newPage() };
  }

  return {
    visitor,
    async open(person, options) {
      const visit = await visitor(options);
      const known = cookies.get(person);
      if (known) await visit.context.addCookies(known);
      await visit.page.goto(known ? '/app' : '/sign-in');
      if (!known) await signInByForm(visit.page, person);
      await visit.page.waitForURL(/\/app\/dashboard$/);
      await visit.page.getByRole('heading', { level: 1 }).waitFor();
      if (!known) cookies.set(person, await visit.context.cookies());
      return visit;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}
