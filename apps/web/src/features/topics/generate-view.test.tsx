import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { GenerateView } from './generate-view.tsx';
import { NO_TOPIC } from './topic-draft.ts';

function Page({ motion = '' }: { motion?: string }) {
  const [draft, setDraft] = useState({ ...NO_TOPIC, motion });
  return <GenerateView draft={draft} onChange={setDraft} />;
}

describe('writing a motion', () => {
  it('says why it cannot be debated yet', () => {
    render(<Page motion="Ban cars" />);
    expect(screen.queryByRole('link', { name: 'Debate this now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Debate this now' })).toHaveAccessibleDescription(
      'Write at least 10 characters',
    );
  });

  it('leads to the form once it is a motion', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Your motion'), '  This house would  ban cars ');
    expect(screen.getByRole('link', { name: 'Debate this now' })).toHaveAttribute(
      'href',
      '/app/room?start=&motion=This+house+would+ban+cars',
    );
  });

  it('keeps an answer of either side to each of three questions', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Who would agree? Against'), 'A bus driver');
    expect(screen.getByLabelText('Who would agree? Against')).toHaveValue('A bus driver');
    expect(screen.getByLabelText('Who would agree? For')).toHaveValue('');
  });
});
