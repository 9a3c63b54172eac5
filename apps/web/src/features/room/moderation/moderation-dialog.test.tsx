import type { Room } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { inRoom } from '../session/testing/in-room.tsx';
import { ModerationDialog } from './moderation-dialog.tsx';
import type { Rulings } from './rulings.ts';

vi.mock('./log-list.tsx', () => ({ LogList: () => null }));

const unused = vi.fn<() => void>();

const shown = (changes: Partial<Room>, uid = BEN, view: 'balance' | 'log' = 'balance') => {
  const dialog = (
    <ModerationDialog view={view} onView={unused} rulings={{} as Rulings} onGo={unused} onClose={unused} />
  );
  render(inRoom(dialog, { room: aRoom({ debate: aDebate({ phase: 'live' }), ...changes }), uid }));
  return screen.findByRole('dialog', { name: 'This room’s moderator' });
};
const TOLD = 'The host is told when the moderator is worried about someone.';

it('tells people who join a running debate that the host is told, where that is so', async () => {
  expect(await shown({ safeguarding: 'host' })).toHaveTextContent(TOLD);
});

it('tells a host so in the second person', async () => {
  expect(await shown({ safeguarding: 'host' }, ADA)).toHaveTextContent(
    'You’re told when the moderator is worried about someone.',
  );
});

it.each([
  [CLEO, 'Only you and that person see a note to one person.'],
  [BEN, 'Only that person and the host, who isn’t debating, see a note to one person.'],
])('tells %s who sees the notes to one person', async (uid, words) => {
  const debate = aDebate({ phase: 'live', hostId: CLEO });
  expect(await shown({ debate, hostId: CLEO }, uid, 'log')).toHaveTextContent(words);
});

it('says nothing of it where the host is not told', async () => {
  expect(await shown({})).not.toHaveTextContent(TOLD);
});

it('says what the moderator watches in the language of the debate', async () => {
  expect(await shown({ language: 'de' })).toHaveTextContent(watchedWords('de'));
});
