import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORMATS, formatSource } from '@rostrum/domain';
import { HOUSE_RULES } from '@rostrum/moderator';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { HelpPage } from './help-page.tsx';

describe('the questions', () => {
  test('open their answer', async () => {
    renderPage(<FaqPage />);
    const answer = screen.getByText(/it keeps the time, the turns and the tone/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('Does the AI decide who wins?'));
    expect(answer).toBeVisible();
  });

  test('state a debate’s length from the format itself', () => {
    renderPage(<FaqPage />);
    expect(
      screen.getByText(
        /2 minutes to prepare and 45 minutes of debate for people who type, or 12 for people who dictate/,
      ),
    ).toBeInTheDocument();
  });
});

describe('the guide', () => {
  test('has every part that its contents name', () => {
    renderPage(<HelpPage />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const parts = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(parts).toHaveLength(8);
    expect(parts).not.toContain(null);
  });

  test('explains who can report, who decides, and how long one may appeal', () => {
    renderPage(<HelpPage />);
    const part = within(screen.getByRole('region', { name: 'Reports and decisions' }));
    expect(part.getByText(/can be reported by anyone/)).toBeVisible();
    expect(part.getByText(/sign in with a second factor/)).toBeVisible();
    expect(part.getByText(/For six months \(183 days\)/)).toBeVisible();
    expect(part.getByText(/No one can change or delete a line/)).toBeVisible();
  });

  test.each([...FORMATS.values()].map((format) => [format.name, format] as const))(
    'shows %s with each of its steps and its source',
    (name, format) => {
      renderPage(<HelpPage />);
      expect(screen.getByRole('heading', { name })).toBeVisible();
      const table = screen.getByRole('table', { name: `Steps of ${name}` });
      const steps = within(table).getAllByRole('rowheader');
      expect(steps.map((step) => step.textContent)).toEqual(format.steps.map((step) => step.name));
      expect(screen.getByText(`Source: ${formatSource(format)}.`)).toBeVisible();
    },
  );

  test('says when points of information may be offered, and when not', () => {
    renderPage(<HelpPage />);
    expect(screen.getByText(/from 60 s to 360 s into a spoken speech; the rest is protected/)).toBeVisible();
  });

  test('has the house rules word for word', () => {
    renderPage(<HelpPage />);
    for (const { title, text } of HOUSE_RULES) {
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});
