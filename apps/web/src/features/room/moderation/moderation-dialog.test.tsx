import { ADA, aDebate, aRoom } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { inRoom } from '../session/testing/in-room.tsx';
import { ModerationDialog } from './moderation-dialog.tsx';
import type { Rulings } from './rulings.ts';

const unused = vi.fn<() => void>();

it('says what the moderator watches in the language of the debate', async () => {
  const dialog = (
    <ModerationDialog view="balance" onView={unused} rulings={{} as Rulings} onGo={unused} onClose={unused} />
  );
  const debate = aDebate({ phase: 'live' });
  render(inRoom(dialog, { room: aRoom({ debate, language: 'de' }), uid: ADA }));
  expect(await screen.findByRole('dialog', { name: 'Moderator of this room' })).toHaveTextContent(
    watchedWords('de'),
  );
});
