import type { Message } from '@rostrum/domain';
import { ADA, aMessage, BEN } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { inRoom } from '../session/testing/in-room.tsx';
import { LanguageNote } from './language-note.tsx';

afterEach(() => localStorage.clear());

const japanese: Message = { ...aMessage(), id: 'm1', authorId: ADA, language: 'ja' };

function show(messages: Message[], uid = ADA) {
  const floor = { status: 'ready', value: { messages, acts: [] }, stale: false } as const;
  return render(inRoom(<LanguageNote />, { floor, uid }));
}
const note = () => screen.queryByText(watchedWords('ja'));

describe('words in a language that is not read in full', () => {
  it('get one line, in a region that screen readers announce without haste', () => {
    show([japanese]);
    expect(screen.getByRole('status')).toHaveTextContent(watchedWords('ja'));
  });

  it('get it once: dismissed, it does not come back with the next words or the next visit', async () => {
    const first = show([japanese]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(note()).toBeNull();
    first.unmount();
    show([japanese, { ...japanese, id: 'm2' }]);
    expect(note()).toBeNull();
  });

  it('get it again for another person at the same browser', async () => {
    const first = show([japanese]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    first.unmount();
    show([{ ...japanese, authorId: BEN }], BEN);
    expect(note()).toBeVisible();
  });

  it('say nothing to the others, and English says nothing to anybody', () => {
    show([japanese], BEN);
    expect(note()).toBeNull();
    show([{ ...aMessage(), id: 'm1', authorId: ADA }]);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });
});
