import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIRST_LANGUAGE, setLanguageSource } from '@rostrum/words';
import { afterEach, describe, expect, test } from 'vitest';
import { withPageWorker } from '../../testing/page-worker.ts';
import { renderPage, testEnv } from '../../testing/render-page.tsx';
import { LandingPage } from './landing-page.tsx';

async function renderLanding() {
  renderPage(<LandingPage />);
  await screen.findByRole('heading', { name: 'Go on, answer him.' });
}

const draft = () => screen.getByRole('textbox', { name: 'Your answer to Jonas Weber' });
const speak = () => userEvent.click(screen.getByRole('button', { name: /^Speak/ }));

withPageWorker();
afterEach(() => setLanguageSource(() => FIRST_LANGUAGE));

describe('the front page', () => {
  test.each(['about', 'features', 'pricing', 'contact', 'how-it-works', 'benefits'])(
    'has the part #%s',
    async (anchor) => {
      await renderLanding();
      expect(document.getElementById(anchor)).toBeInTheDocument();
    },
  );

  test('shows its first screen before the rest has loaded', () => {
    renderPage(<LandingPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Disagree properly.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open a room' })).toHaveAttribute('href', '/app/room?start');
  });

  test('offers three ways: free, as a supporter, and self-hosted', async () => {
    await renderLanding();
    const pricing = within(screen.getByRole('region', { name: 'What it costs' }));
    expect(pricing.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/sign-up');
    expect(pricing.getByRole('link', { name: 'Support Us' })).toHaveAttribute('href', testEnv.donationUrl);
    expect(pricing.getByRole('link', { name: 'How to run it' })).toHaveAttribute(
      'href',
      '/help#run-it-yourself',
    );
  });

  test.each([
    ['de', 'Richtig streiten.', /Die Beispieldebatte ist auf Englisch/],
    ['es', 'Discrepar bien.', /El debate de ejemplo está en inglés/],
  ] as const)(
    'speaks %s, and says there that the debate it shows is English',
    async (language, title, note) => {
      setLanguageSource(() => language);
      renderPage(<LandingPage />);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await screen.findByText(note)).toBeVisible();
      expect(screen.getAllByText(/Nobody in Australia calls it tyranny/)[0]).toBeVisible();
    },
  );

  test('is written to by email', async () => {
    await renderLanding();
    expect(screen.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      'mailto:chair@example.com?subject=Rostrum',
    );
  });
});

describe('the fairness check to try', () => {
  test('names loaded words in a motion, and rewrites it without them', async () => {
    await renderLanding();
    const motion = screen.getByRole('textbox', { name: /write a motion/ });
    expect(screen.queryByText('Fairness check')).not.toBeInTheDocument();
    await userEvent.type(motion, 'This house would tax greedy banks');
    expect(await screen.findByText(/takes a side before the debate has begun/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use this: This house would tax banks' }));
    expect(motion).toHaveValue('This house would tax banks');
    expect(await screen.findByText(/found nothing to change/)).toBeVisible();
  });
});

describe('the moderator to try', () => {
  const RUDE = 'Only a snob like you would throw away the other ninety-nine.';

  test('warns while one writes that it would be held, and why', async () => {
    await renderLanding();
    await userEvent.type(draft(), RUDE);
    const demo = within(screen.getByRole('region', { name: 'Go on, answer him.' }));
    const note = await demo.findByRole('note', { name: 'Moderator would hold this' });
    expect(note).toHaveTextContent('Only a snob like you');
    expect(note).toHaveTextContent('Rule 2, speak about the claim');
  });

  test('holds an attack on the person, and lets it be edited', async () => {
    await renderLanding();
    await userEvent.type(draft(), RUDE);
    await speak();
    expect(await screen.findByText(/held, only you see this/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(draft()).toHaveValue(RUDE);
  });

  test('stays silent about an answer to the claim', async () => {
    await renderLanding();
    await userEvent.type(draft(), 'Perhaps one in a hundred does.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Speak/ })).not.toHaveAttribute('aria-busy'),
    );
    await speak();
    const note = await screen.findByRole('note', { name: 'Moderator stays silent' });
    expect(note).toHaveTextContent(/I looked for attacks .* and found nothing to hold/);
    expect(screen.getByRole('link', { name: 'Say it to someone' })).toBeVisible();
  });
});
