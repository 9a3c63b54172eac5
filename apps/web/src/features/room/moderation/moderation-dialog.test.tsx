import type { Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { inRoom } from '../session/testing/in-room.tsx';
import { ModerationDialog } from './moderation-dialog.tsx';
import type { Rulings } from './rulings.ts';

const unused = vi.fn<() => void>();

const shown = (changes: Partial<Room>) => {
  const dialog = (
    <ModerationDialog view="balance" onView={unused} rulings={{} as Rulings} onGo={unused} onClose={unused} />
  );
  render(inRoom(dialog, { room: aRoom({ debate: aDebate({ phase: 'live' }), ...changes }), uid: ADA }));
  return screen.findByRole('dialog', { name: 'Moderator of this room' });
};
const TOLD = 'The host is told when the moderator is worried about someone.';

it('tells people who join a running debate that the host is told, where that is so', async () => {
  expect(await shown({ safeguarding: 'host' })).toHaveTextContent(TOLD);
});

it('says nothing of it where the host is not told', async () => {
  expect(await shown({})).not.toHaveTextContent(TOLD);
});

it('says what the moderator watches in the language of the debate', async () => {
  expect(await shown({ language: 'de' })).toHaveTextContent(watchedWords('de'));
});
