import { act, render } from '@testing-library/react';
import type * as Words from '@rostrum/words';
import { FIRST_LANGUAGE, setLanguageSource, type Language } from '@rostrum/words';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clerkWords, type ClerkWords } from './clerk-appearance.ts';

vi.mock('./clerk.ts', async () => (await import('../../testing/fake-clerk.ts')).fakeClerkReact);

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  setLanguageSource(() => FIRST_LANGUAGE);
});

/** What a page in that language passes to Clerk. */
async function wordsIn(language: Language): Promise<ClerkWords | undefined> {
  // The modules were reset, so the page has a copy of its own.
  const words = await vi.importActual<typeof Words>('@rostrum/words');
  words.setLanguageSource(() => language);
  setLanguageSource(() => language);
  const { useClerkWords } = await import('./use-clerk-words.ts');
  let seen: ClerkWords | undefined;
  const Page = () => {
    seen = useClerkWords();
    return null;
  };
  await act(async () => {
    render(
      <Suspense>
        <Page />
      </Suspense>,
    );
  });
  return seen;
}

test('an English page says our words at once, and loads none of Clerk’s', async () => {
  expect(await wordsIn('en')).toEqual(clerkWords());
});

test('a German page says Clerk’s words in German, and ours before them', async () => {
  const words = await wordsIn('de');
  expect(words).toMatchObject({ ...clerkWords(), backButton: 'Zurück' });
  expect(words?.userButton?.action__signOut).toBe('Abmelden');
});

test('a page whose file did not load still says ours', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const words = await wordsIn('es');
  expect(words?.userButton?.action__signOut).toBe('Cerrar sesión');
  expect(warned).toHaveBeenCalledOnce();
});
