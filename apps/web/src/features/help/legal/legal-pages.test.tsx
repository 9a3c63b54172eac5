import { screen, within } from '@testing-library/react';
import { DOCUMENT_SCHEMAS, KEPT_DAYS } from '@rostrum/domain';
import { describe, expect, test, vi } from 'vitest';
import { EnvContext } from '../../../env-context.ts';
import { renderPage, testEnv } from '../../../testing/render-page.tsx';
import { ImprintPage } from './imprint-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';
import { GROUP_OF, STORED } from './stored.ts';
import { TermsPage } from './terms-page.tsx';

const OPERATOR = {
  name: 'Riverside School',
  address: '1 River Road\nBath',
  dataProtection: 'privacy@example.org',
  region: 'Belgium',
  authority: 'the ICO',
  law: 'England',
  processors: [{ name: 'Mail Ltd', does: 'sends letters', where: 'Ireland' }],
};
const filled = { ...testEnv, languageModel: 'Some Model', operator: JSON.stringify(OPERATOR) };

describe('the privacy notice', () => {
  test('has a line for every place where something is stored', () => {
    renderPage(<PrivacyPage />);
    expect(Object.keys(GROUP_OF).toSorted()).toEqual(Object.keys(DOCUMENT_SCHEMAS).toSorted());
    expect(new Set(Object.values(GROUP_OF))).toEqual(new Set(Object.keys(STORED)));
    for (const { what } of Object.values(STORED)) {
      expect(screen.getByRole('rowheader', { name: what() })).toBeVisible();
    }
  });

  test('says after how many days the database removes what it removes', () => {
    renderPage(<PrivacyPage />);
    const lines = [...document.querySelectorAll('[data-claim="legal-removed"] li')];
    const days = lines.map((line) => Number(/after (?:a|(\d+)) days?$/.exec(line.textContent)?.[1] ?? 1));
    expect(days).toEqual(Object.values(KEPT_DAYS));
  });

  test('names the check of our pages as a processor, where it is on', () => {
    const { unmount } = renderPage(<PrivacyPage />);
    expect(screen.queryByText(/reCAPTCHA/)).not.toBeInTheDocument();
    unmount();
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '6LcExample');
    renderPage(<PrivacyPage />);
    expect(screen.getByText(/Google’s reCAPTCHA checks that requests come from our pages/)).toBeVisible();
    vi.unstubAllEnvs();
  });

  test('names the processors of this deployment', () => {
    renderPage(
      <EnvContext value={filled}>
        <PrivacyPage />
      </EnvContext>,
    );
    const part = within(screen.getByRole('region', { name: 'Who helps us' }));
    for (const name of ['Clerk', 'Google', 'Some Model', 'Mail Ltd']) {
      expect(part.getByText(new RegExp(`^${name}`))).toBeVisible();
    }
  });
});

describe('the operator’s details', () => {
  test.each([
    ['the privacy notice', PrivacyPage, ['Riverside School', /privacy@example\.org/, /Belgium$/, /the ICO/]],
    ['the terms', TermsPage, ['Riverside School', /England/]],
    ['the imprint', ImprintPage, ['Riverside School', /1 River Road\s+Bath/, 'chair@example.com']],
  ] as const)('are on %s, and nothing is missing', (_, Page, words) => {
    renderPage(
      <EnvContext value={filled}>
        <Page />
      </EnvContext>,
    );
    for (const word of words) expect(screen.getByText(word)).toBeVisible();
    expect(screen.queryByText(/has not filled/)).not.toBeInTheDocument();
  });

  test.each([
    ['nothing', undefined],
    ['something unreadable', 'Riverside School'],
  ])('are plainly said to be missing if they are %s', (_, operator) => {
    renderPage(
      <EnvContext value={{ ...testEnv, ...(operator && { operator }) }}>
        <ImprintPage />
      </EnvContext>,
    );
    expect(screen.getByText(/who runs this site; a postal address/)).toBeVisible();
    expect(screen.getAllByText('The operator hasn’t filled this in.')).toHaveLength(2);
  });
});
