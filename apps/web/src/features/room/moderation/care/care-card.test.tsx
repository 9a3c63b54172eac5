import { ADA, aCareCard, aRoom, BEN, CLEO } from '@rostrum/domain/testing';
import type { CareDocument } from '@rostrum/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aRun, inRoom } from '../../session/testing/in-room.tsx';
import { CareCards } from './care-cards.tsx';

const card = (changes: Partial<CareDocument> = {}) =>
  aCareCard({
    about: ADA,
    why: [
      { label: 'Your words', value: '“I want to die”' },
      { label: 'Confidence', value: 'high, 0.85' },
    ],
    ...changes,
  });

function show(care = [card()], changes: Parameters<typeof inRoom>[1] = {}) {
  const run = aRun();
  renderPage(inRoom(<CareCards />, { care, run, ...changes }));
  return run;
}

const inCountry = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

beforeEach(() => {
  localStorage.clear();
  inCountry('Europe/London');
});

describe('a card for a person in distress', () => {
  it('offers numbers near the person, ready to dial, and says that only they see it', async () => {
    show();
    const note = screen.getByRole('note', { name: 'Moderator offers help' });
    expect(await within(note).findByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
    expect(within(note).getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    expect(within(note).getByRole('link', { name: 'All numbers' })).toHaveAttribute('href', '/help#support');
    expect(note).toHaveTextContent('only you');
    expect(note).not.toHaveTextContent('only you and the host');
  });

  it('lets them choose another country', async () => {
    show();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Country' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
    expect(screen.getByRole('link', { name: '0800 111 0 111' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '116 123' })).toBeNull();
  });

  it('leads people of other countries to a place that knows theirs', async () => {
    inCountry('Africa/Lagos');
    show();
    expect(await screen.findByRole('link', { name: 'findahelpline.com' })).toBeVisible();
    expect(screen.getByText(/call your emergency number/)).toBeVisible();
  });

  it('answers "Why?" with their words, and folds the figures', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    expect(screen.getByText('“I want to die”')).toBeVisible();
    expect(screen.getByText('Confidence: high, 0.85')).not.toBeVisible();
  });

  it('goes when they say that it was not about them', async () => {
    const run = show();
    await userEvent.click(screen.getByRole('button', { name: 'This wasn’t about me' }));
    const command = { type: 'callUnfair', interventionId: `care-${ADA}` };
    expect(run).toHaveBeenCalledWith(expect.objectContaining(command), expect.anything());
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('goes when it is closed, without telling anybody, and stays away until there is a newer one', async () => {
    const run = show();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('note')).toBeNull();
    expect(run).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    show();
    expect(screen.queryByRole('note')).toBeNull();
    document.body.innerHTML = '';
    show([card({ atMs: card().atMs + 1 })]);
    expect(screen.getByRole('note')).toBeVisible();
  });

  it('is gone on every device once they have answered it', () => {
    show([card({ answeredAtMs: 1 })]);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('offers neither an appeal nor an undo nor “unfair”', () => {
    show();
    for (const name of ['Unfair', 'Appeal', 'Undo'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says that the host sees it too, where the host is told', () => {
    show([card()], { room: { ...aRoom({ hostId: CLEO }), safeguarding: 'host' } });
    expect(screen.getByRole('note')).toHaveTextContent('only you and the host');
  });
});

describe('the host’s card', () => {
  const told = card({ about: BEN, to: ADA, says: 'Ben may be having a hard time.' });

  it('names the person, and offers the host no help line and no answer for them', () => {
    show([told]);
    const note = screen.getByRole('note', { name: 'Moderator asks you to look out for someone' });
    expect(note).toHaveTextContent('Ben may be having a hard time.');
    expect(within(note).queryByRole('link')).toBeNull();
    expect(within(note).queryByRole('button', { name: 'This wasn’t about me' })).toBeNull();
  });
});
