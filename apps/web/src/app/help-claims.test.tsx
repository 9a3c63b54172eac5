import { screen, within } from '@testing-library/react';
import {
  ACTS_ON,
  HOUSE_ACTS,
  INTERVENTIONS,
  languageName,
  QUICK_CLASH,
  ROOM_LANGUAGES,
  speakingSeconds,
} from '@rostrum/domain';
import { HELP, STRICTNESS_TABLES } from '@rostrum/moderator';
import { createEngine } from '@rostrum/moderator/engine';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { watchedWords } from '../shared/debate-words/watched-words.ts';
import { renderPage } from '../testing/render-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { FaqPage } from '../features/help/faq-page.tsx';
import { HelpPage } from '../features/help/help-page.tsx';
import { strictnessWords } from '../features/help/logic/moderation/strictness-words.ts';
import { PrivacyPage } from '../features/help/legal/privacy-page.tsx';
import { TermsPage } from '../features/help/legal/terms-page.tsx';
import { ModerationPage } from '../features/help/moderation-page.tsx';

/** The blocks of text on a page that name no claim, neither themselves nor around them. */
function withoutClaim(blocks: string): string[] {
  return [...document.querySelectorAll(blocks)]
    .filter((block) => block.closest('[data-claim], .try-box, .note, .faq-folds table') === null)
    .map((block) => block.textContent);
}

const PAGES: readonly (readonly [string, ComponentType, string])[] = [
  ['the FAQ', FaqPage, '.prose p, .prose li, .prose dd'],
  ['the guide', HelpPage, '.prose p, .prose li, .prose dd'],
  ['the page about the moderator', ModerationPage, '.prose p, .prose li, .prose td'],
  ['the privacy notice', PrivacyPage, '.prose p, .prose li, .prose td'],
  ['the terms', TermsPage, '.prose p, .prose li'],
];

describe('every sentence', () => {
  test.each(PAGES)('of %s names the claim that its proof is listed under', (_, Page, blocks) => {
    renderPage(<Page />);
    expect(document.querySelectorAll('[data-claim]').length).toBeGreaterThan(5);
    expect(withoutClaim(blocks)).toEqual([]);
  });

  test('of the front page about the product does, too', async () => {
    renderPage(<LandingPage />);
    await screen.findByRole('heading', { name: 'Fair questions' });
    expect(withoutClaim('.how > li > p, .feature p, .benefits p, .faq-list dd, #about p')).toEqual([]);
  });
});

describe('how strict a room is', () => {
  test('is said as the moderator’s own table has it', () => {
    const words = (['relaxed', 'standard', 'strict'] as const).map((strictness) =>
      strictnessWords(strictness, STRICTNESS_TABLES[strictness].attack),
    );
    expect(words).toEqual([
      'Relaxed: holds what is high, leaves alone what is low or medium.',
      'Standard: holds what is high, sends a private note about what is medium, leaves alone what is low.',
      'Strict: holds what is medium or high, sends a private note about what is low.',
    ]);
  });
});

describe('other languages', () => {
  test('are listed with what rooms say of them, each once', () => {
    renderPage(<ModerationPage />);
    const table = screen.getByRole('table', { name: 'What the moderator finds in each language' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(
      ROOM_LANGUAGES.map((language) => languageName(language) + watchedWords(language)),
    );
  });

  test('still have private details and orders looked for', () => {
    const engine = createEngine();
    const judged = engine.judge(
      'Schreib mir doch an anna.schmidt@example.com, dann reden wir morgen weiter.',
    );
    expect(judged.language).toBe('de');
    expect(judged.privacy?.flag).toBe(true);
    expect(judged.injection).toBeDefined();
  });
});

describe('the house', () => {
  test('can do each of its acts, and the guide names them all', () => {
    renderPage(<HelpPage />);
    const said = document.querySelector('[data-claim="reports-acts"]')?.textContent ?? '';
    expect(said.split(/, | and /)).toHaveLength(Object.keys(HOUSE_ACTS).length);
    expect(new Set(Object.values(ACTS_ON).flat()).size).toBe(Object.keys(HOUSE_ACTS).length);
  });
});

describe('the moderator’s acts', () => {
  test('are all in the help, and no others', () => {
    renderPage(<ModerationPage />);
    const table = screen.getByRole('table', { name: 'What each act does' });
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent).toSorted()).toEqual(
      Object.values(HELP)
        .map(({ does }) => does)
        .toSorted(),
    );
    expect(Object.keys(HELP).toSorted()).toEqual(Object.keys(INTERVENTIONS).toSorted());
  });
});

describe('the front page', () => {
  test('says how long a Quick clash takes, from the format', async () => {
    renderPage(<LandingPage />);
    const seats = await screen.findByRole('region', { name: 'Who sits here' });
    expect(seats).toHaveTextContent(
      `${QUICK_CLASH.preparationSeconds / 60} minutes to prepare, ${speakingSeconds(QUICK_CLASH) / 60} to argue`,
    );
  });
});
