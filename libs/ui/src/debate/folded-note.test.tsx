import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FoldedNote } from './folded-note.tsx';

test('a folded note shows its addressee and its words, and opens with the keyboard', async () => {
  const onOpen = vi.fn<() => void>();
  render(
    <FoldedNote readers="youAndHost" say="One phrase may read as being about a person." onOpen={onOpen} />,
  );
  const note = screen.getByRole('button', { expanded: false });
  expect(note).toHaveAccessibleName(
    'Note from the moderator, only you and the host see this: One phrase may read as being about a person.',
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(1);
});
