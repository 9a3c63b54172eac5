import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUSE_RULES } from '@rostrum/moderator';
import { describe, expect, test } from 'vitest';
import { withPageWorker } from '../../testing/page-worker.ts';
import { renderPage } from '../../testing/render-page.tsx';
import figures from './logic/moderation/figures.json';
import { ModerationPage } from './moderation-page.tsx';

withPageWorker();

const words = () => screen.getByRole('textbox', { name: 'Your words' });
const spoken = () => screen.findByText(/finds? (?:any|some)thing/, {}, { timeout: 50_000 });
const lineOf = (name: string) => screen.getByText(name).closest('li') ?? document.body;

describe('the page about the moderator', () => {
  test('has every part that its contents name', () => {
    renderPage(<ModerationPage />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const parts = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(parts).toHaveLength(9);
    expect(parts).not.toContain(null);
  });

  test('has the house rules word for word', () => {
    renderPage(<ModerationPage />);
    for (const { text } of HOUSE_RULES) expect(screen.getByText(text)).toBeVisible();
  });

  test('shows each figure as measured, and whether its aim is reached', () => {
    renderPage(<ModerationPage />);
    const missed = figures.filter(({ reached }) => !reached);
    expect(screen.getAllByText('not reached')).toHaveLength(missed.length);
    for (const { head, figure, value } of figures) {
      const table = within(screen.getByRole('table', { name: `Figures: ${head}`, hidden: true }));
      const row = table.getByRole('rowheader', { name: figure, hidden: true }).closest('tr');
      expect(row).toHaveTextContent(value);
    }
  });
});

describe('the box', () => {
  test('says nothing before anything is written', () => {
    renderPage(<ModerationPage />);
    expect(screen.queryByText('Attack on a person')).not.toBeInTheDocument();
  });

  test('marks an attack, with the head that found it and what decided', async () => {
    renderPage(<ModerationPage />);
    await userEvent.click(words());
    await userEvent.paste('The sums are fine. You are an idiot.');
    await spoken();
    expect(document.querySelector('mark')).toHaveTextContent(/you are an idiot/i);
    const line = within(lineOf('Attack on a person'));
    expect(line.getByText('found')).toBeVisible();
    await userEvent.click(line.getByText('Attack on a person'));
    expect(line.getByText('Words')).toBeVisible();
  });

  test('leaves an argument alone', async () => {
    renderPage(<ModerationPage />);
    await userEvent.click(words());
    await userEvent.paste('Your argument overlooks the cost of the depots.');
    await spoken();
    expect(within(lineOf('Attack on a person')).queryByText('found')).not.toBeInTheDocument();
  });

  test('asks for a motion if a head needs one, and uses it', async () => {
    renderPage(<ModerationPage />);
    await userEvent.click(words());
    await userEvent.paste('Free buses bring people to work.');
    await spoken();
    expect(within(lineOf('Fits the motion')).getByText('abstains')).toBeVisible();
    await userEvent.click(screen.getByRole('textbox', { name: /^Motion/ }));
    await userEvent.paste('This house would make public transport free');
    await expect
      .poll(() => within(lineOf('Fits the motion')).queryByText('abstains'), { timeout: 50_000 })
      .toBeNull();
  });

  test('never reads words as markup', async () => {
    renderPage(<ModerationPage />);
    await userEvent.click(words());
    await userEvent.paste('<img src=x onerror=alert(1)> You are an <b>idiot</b>.');
    await spoken();
    expect(document.querySelector('output img, output b')).toBeNull();
    expect(document.querySelector('.tried-words')).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  test.each([
    [
      'a hundred thousand characters',
      'You are wrong about trains. '.repeat(3_572).slice(0, 100_000),
      /finds? (?:any|some)thing/,
    ],
    [
      'words from right to left',
      'نحن نفرض الضرائب على ما يضر الآخرين، واللحوم تضر الآخرين.',
      /most checks don’t read/,
    ],
    ['nothing but zero-width signs', '\u200b\u200d\u2060\ufeff', /nothing here that anyone could read/],
    ['a wall of accents', `a${'\u0301'.repeat(2_000)}`, /finds? (?:any|some)thing/],
  ])('works with %s', async (_, text, says) => {
    renderPage(<ModerationPage />);
    await userEvent.click(words());
    await userEvent.paste(text);
    expect(await screen.findByText(says, {}, { timeout: 50_000 })).toBeVisible();
    expect(screen.getByText('Attack on a person')).toBeVisible();
  });
});
