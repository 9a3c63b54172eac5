import { fireEvent, render, screen } from '@testing-library/react';
import { LANGUAGE_KEY } from '@rostrum/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageSelect } from './language-select.tsx';

const page = {
  href: 'https://rostrum.example/faq?lang=es#time',
  replace: vi.fn<(address: URL) => void>(),
  reload: vi.fn<() => void>(),
};

function choose(language: string): void {
  vi.stubGlobal('location', page);
  render(<LanguageSelect offered={['en', 'de', 'es']} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Interface language' }), {
    target: { value: language },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  page.replace.mockClear();
  page.reload.mockClear();
  page.href = 'https://rostrum.example/faq?lang=es#time';
  localStorage.clear();
});

test('each language is named in itself', () => {
  render(<LanguageSelect offered={['en', 'de', 'es']} />);
  expect(screen.getAllByRole('option').map(({ textContent, lang }) => [lang, textContent])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['es', 'Español'],
  ]);
});

test('a choice is kept, and opens the page without the wish in its address', () => {
  choose('de');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de');
  expect(String(page.replace.mock.calls[0]?.[0])).toBe('https://rostrum.example/faq#time');
});

test('a page whose address wishes for nothing loads again', () => {
  page.href = 'https://rostrum.example/faq';
  choose('de');
  expect(page.reload).toHaveBeenCalledOnce();
  expect(page.replace).not.toHaveBeenCalled();
});

test('without storage the address carries the choice', () => {
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  choose('de');
  refusal.mockRestore();
  expect(String(page.replace.mock.calls[0]?.[0])).toBe('https://rostrum.example/faq?lang=de#time');
});

test('one language alone is no choice', () => {
  render(<LanguageSelect offered={['en']} />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
