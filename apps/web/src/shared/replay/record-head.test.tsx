import { aRoom } from '@rostrum/domain/testing';
import { inLanguage } from '@rostrum/words';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { RecordHead } from './record-head.tsx';

it.each([
  ['en', 'Moderation', 'Standard'],
  ['de', 'Moderation', 'Normal'],
  ['es', 'Moderación', 'Normal'],
] as const)('a record names its moderation and does not repeat the term, in %s', (language, term, value) => {
  inLanguage(language, () => {
    renderPage(<RecordHead room={aRoom({ strictness: 'standard' })} />);
    expect(screen.getByText(term).nextSibling).toHaveTextContent(new RegExp(`^${value}$`));
  });
});
