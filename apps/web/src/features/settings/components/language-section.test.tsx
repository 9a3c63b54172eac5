import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as ui from '@rostrum/ui';
import { FIRST_LANGUAGE, setLanguageSource } from '@rostrum/words';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageSection } from './language-section.tsx';

const chosen = vi.hoisted(() => [] as string[]);
vi.mock('@rostrum/ui', async (importOriginal) => ({
  ...(await importOriginal<typeof ui>()),
  chooseLanguage: (language: string) => void chosen.push(language),
}));

afterEach(() => setLanguageSource(() => FIRST_LANGUAGE));

test('each language is named in itself, and a tap chooses it', async () => {
  setLanguageSource(() => 'de');
  render(<LanguageSection offered={['en', 'de', 'es']} />);
  expect(screen.getByRole('region', { name: 'Sprache' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  expect(screen.getByText('Español')).toHaveAttribute('lang', 'es');
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  expect(chosen).toEqual(['es']);
});

test('one language alone is no choice', () => {
  const { container } = render(<LanguageSection offered={['en']} />);
  expect(container).toBeEmptyDOMElement();
});
