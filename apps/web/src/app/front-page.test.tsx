import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setLanguageSource } from '@rostrum/words';
import { render, screen, waitFor } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { ANCHORS } from '../shared/navigation/paths.ts';
import { drawBuiltFrontPage, drawFrontPage } from './front-page.tsx';
import { ADA, clerk, clerkSays } from '../testing/fake-clerk.ts';
import { testEnv } from '../testing/render-page.tsx';

vi.mock('./identity/clerk.ts', async () => (await import('../testing/fake-clerk.ts')).fakeClerkReact);

const root = document.createElement('div');

/**
 * React for building and React for browsers share one process only here. The former keeps its last contexts until
 * it draws again, and the latter complains about it. So `open` first draws nothing.
 */
const REMARK = 'Detected multiple renderers';

/** Sends the drawn page to a browser. */
async function open() {
  root.innerHTML = await drawFrontPage(testEnv);
  await prerender(null);
  document.body.append(root);
}

/** Loads the program. Resolves to what React had to redraw, which is nothing when all is well. */
async function takeOver(): Promise<unknown[]> {
  const complaints: unknown[] = [];
  render(
    <MemoryRouter initialEntries={['/']}>
      <App env={testEnv} />
    </MemoryRouter>,
    { container: root, hydrate: true, onRecoverableError: (error) => complaints.push(error) },
  );
  await waitFor(() => expect(draft()).not.toHaveAttribute('readonly'));
  return complaints;
}

const draft = () => screen.getByRole('textbox', { name: /^Your answer to/ });
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  const complain = vi.mocked(console.error).getMockImplementation();
  vi.mocked(console.error).mockImplementation((...words) => {
    if (!String(words[0]).startsWith(REMARK)) complain?.(...words);
  });
  clerkSays(undefined);
  clerk.providerProps = {};
});

afterEach(() => {
  setLanguageSource(() => 'en');
  root.remove();
  document.cookie = '__client_uat=; max-age=0';
  vi.restoreAllMocks();
});

describe('the front page, before the program has loaded,', () => {
  test('can be read from its first words to its last part', async () => {
    await open();
    expect(heading()).toHaveTextContent('Disagree properly.');
    for (const anchor of ANCHORS) expect(root.querySelector(`#${anchor}`)).toBeInTheDocument();
  });

  test('has nothing hidden, and no script that the strict policy would refuse', async () => {
    const markup = await drawFrontPage(testEnv);
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('<template');
  });

  test.each([
    ['en', 'Live debates under an AI moderator', 'needs JavaScript'],
    ['de', 'Live-Debatten mit einem KI-Moderator', 'braucht JavaScript'],
    ['es', 'Debates en directo con un moderador de IA', 'necesita JavaScript'],
  ] as const)('describes itself in %s', async (language, description, needsScript) => {
    const drawn = await drawBuiltFrontPage(language);
    expect(drawn.description).toContain(description);
    expect(drawn.needsScript).toContain(needsScript);
  });

  test('says in English what the empty page says', async () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8');
    const { description, needsScript } = await drawBuiltFrontPage('en');
    expect(page).toContain(`content="${description}"`);
    expect(page).toContain(`<noscript>${needsScript}</noscript>`);
  });

  test('leads a visitor to sign in and to register', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Register');
  });

  test('accepts no typing that would be lost', async () => {
    await open();
    expect(draft()).toHaveAttribute('readonly');
  });
});

describe('the program takes the front page over', () => {
  test('without redrawing anything', async () => {
    await open();
    const before = [heading(), draft()];
    expect(await takeOver()).toEqual([]);
    expect([heading(), draft()]).toEqual(before);
    expect(clerk.providerProps).toEqual({});
  });

  test('appears to a signed-in person too, and then gives way to the dashboard', async () => {
    document.cookie = '__client_uat=1732100000';
    await open();
    const before = heading();
    expect(await takeOver()).toEqual([]);
    await waitFor(() => expect(clerk.providerProps).not.toEqual({}));
    clerkSays(ADA);
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(heading()).toBe(before);
  });

  test('in the theme that the visitor chose', async () => {
    localStorage.setItem('theme', 'light');
    document.documentElement.dataset['theme'] = 'light';
    await open();
    const themes: unknown[] = [];
    const watch = new MutationObserver(() => themes.push(document.documentElement.dataset['theme']));
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    expect(await takeOver()).toEqual([]);
    watch.disconnect();
    expect(themes.filter((theme) => theme !== 'light')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Theme: light' })).toBeVisible();
  });

  test('on a keyboard that names its keys otherwise', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Mac OS X');
    await open();
    expect(screen.getByText('Ctrl ↵')).toBeInTheDocument();
    expect(await takeOver()).toEqual([]);
    expect(screen.getByText('⌘↵')).toBeInTheDocument();
  });
});
