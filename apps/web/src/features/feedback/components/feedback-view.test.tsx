import type { Live } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import {
  ADA,
  aDebate,
  aMessage,
  anIntervention,
  aRoom,
  BEN,
  dimensionScores,
  NOON_MS,
  play,
} from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DebateFeedback, type DebateRecord } from './debate-feedback.tsx';
import { FeedbackView } from './feedback-view.tsx';
import type { History } from '../logic/series.ts';

const ready = <Value,>(value: Value): Live<Value> => ({ status: 'ready', value, stale: false });
const debate = play(
  aDebate({ phase: 'live' }),
  { type: 'speak', by: ADA, messageId: 'm', characters: 300 },
  { type: 'yield', by: ADA },
  { type: 'speak', by: BEN, messageId: 'n', characters: 100 },
  { type: 'end', by: ADA },
);
const room = aRoom({ debate });
const NOTHING: History = { uid: ADA, feedback: [], rooms: [room], given: [], received: [], others: null };

const FEEDBACK = {
  roomId: room.id,
  version: 1,
  uid: ADA,
  side: 'for',
  formatId: 'quick-clash',
  writtenAtMs: NOON_MS,
  notJudged: null,
  dimensions: dimensionScores({ argument: 3 }),
  mean: 3,
  points: null,
  answered: 0,
  dropped: 0,
} as const;

function list(debates: Live<Room[]>, onChoose = vi.fn<(roomId: string) => void>(), history = NOTHING) {
  render(
    <FeedbackView debates={debates} history={ready(history)} uid={ADA} chosen={room} onChoose={onChoose}>
      <p>the chosen one</p>
    </FeedbackView>,
  );
  return onChoose;
}

describe('feedback', () => {
  it('shows a preview to a person who has not debated yet', () => {
    list(ready([]));
    expect(screen.getByText('Feedback starts with a debate')).toBeVisible();
    expect(screen.queryByText('the chosen one')).toBeNull();
  });

  it('shows the scores of debates that it does not have yet', () => {
    list(ready([]), vi.fn(), { ...NOTHING, feedback: [FEEDBACK] });
    expect(screen.queryByText('Feedback starts with a debate')).toBeNull();
    expect(screen.getByText(/Each dot is one debate/)).toBeVisible();
  });

  it('lists my debates with my share, and shows the one I choose', async () => {
    const onChoose = list(ready([room, aRoom({ ...room, id: 'room-2', motion: 'Another motion' })]));
    await userEvent.click(screen.getByText('One debate'));
    expect(screen.getAllByText('75% of the words')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Another motion/ }));
    expect(onChoose).toHaveBeenCalledWith('room-2');
  });

  it('tries again when the list could not be loaded', async () => {
    const retry = vi.fn<() => void>();
    list({ status: 'error', problem: 'failed', message: 'No luck.', retry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('one debate', () => {
  const act = {
    ...anIntervention({ act: 'personAttack', to: ADA, says: 'One phrase.', rule: 'Rule 2' }),
    id: 'a1',
  };
  const record: DebateRecord = {
    messages: [{ ...aMessage({ text: 'Twelve chars' }), id: 'm1' }],
    acts: [act],
  };

  it('shows counted numbers and the moderator’s private notes', () => {
    render(<DebateFeedback room={room} uid={ADA} record={ready(record)} history={ready(NOTHING)} />);
    expect(screen.getByText(/You had 75% of the words/)).toBeVisible();
    expect(screen.getByText('300')).toBeVisible();
    expect(screen.getByText('12')).toBeVisible();
    expect(screen.getByText('One phrase.')).toBeVisible();
  });

  it('marks the moderator’s words with the language of the debate', () => {
    const feedback = {
      ...FEEDBACK,
      dimensions: FEEDBACK.dimensions.map((one) => ({ ...one, reason: 'Bien.', next: 'Sigue.' })),
    };
    const acts = [{ ...act, why: [{ label: 'Patrón', value: 'eres' }] }];
    render(
      <DebateFeedback
        room={aRoom({ ...room, language: 'es' })}
        uid={ADA}
        record={ready({ ...record, acts })}
        history={ready({ ...NOTHING, feedback: [feedback] })}
      />,
    );
    for (const words of ['Bien.', 'Sigue.', 'One phrase.', 'Rule 2', 'Patrón', 'eres'])
      expect(screen.getByText(words)).toHaveAttribute('lang', 'es');
    for (const words of ['Next:', 'Moderator']) expect(screen.getByText(words).closest('[lang]')).toBeNull();
  });

  it('says when there was nothing', () => {
    render(<DebateFeedback room={room} uid={BEN} record={ready(record)} history={ready(NOTHING)} />);
    expect(screen.getByText(/None of your messages was held/)).toBeVisible();
  });
});
