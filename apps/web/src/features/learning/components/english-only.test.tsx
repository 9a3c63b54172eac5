import { render, screen } from '@testing-library/react';
import { FIRST_LANGUAGE, setLanguageSource } from '@rostrum/words';
import { afterEach, expect, test } from 'vitest';
import { EnglishOnly } from './english-only.tsx';

afterEach(() => setLanguageSource(() => FIRST_LANGUAGE));

test('tells readers of another language that lessons are in English, in theirs', () => {
  setLanguageSource(() => 'de');
  render(<EnglishOnly />);
  expect(screen.getByText('Die Lektionen gibt es vorerst nur auf Englisch.')).toBeVisible();
});

test('says nothing in English', () => {
  const { container } = render(<EnglishOnly />);
  expect(container).toBeEmptyDOMElement();
});
