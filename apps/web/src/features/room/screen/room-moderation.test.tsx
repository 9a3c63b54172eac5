import { ADA, aDebate, aMessage, BEN, CLEO, play } from '@rostrum/domain/testing';
import type { Message } from '@rostrum/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { floorOf, showRoom } from './testing/show-room.tsx';
import { aJudgement } from '../moderation/testing/a-judgement.ts';

afterEach(() => localStorage.clear());

const live = () => aDebate({ phase: 'live', atMs: Date.now() });
const held = (): Message => ({
  ...aMessage({ state: 'held', text: 'You are an idiot.', spans: [{ start: 0, end: 16 }] }),
  id: 'm1',
});
const card = () => screen.getByRole('note', { name: 'Moderator holds your message' });

describe('an appeal', () => {
  it('needs a reason, keeps it while it is not sent, and goes to the server', async () => {
    const { run } = showRoom(live(), ADA, { floor: floorOf([held()], [aJudgement()]) });
    await userEvent.click(within(card()).getByRole('button', { name: 'Appeal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Appeal to a human' });
    const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Appeal' });
    expect(send()).toHaveAccessibleDescription('Say why it should be looked at again.');
    await userEvent.type(within(dialog).getByRole('textbox'), 'It was a quotation.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await userEvent.click(within(card()).getByRole('button', { name: 'Appeal' }));
    expect(await screen.findByRole('textbox', { name: 'Why should it be looked at again?' })).toHaveValue(
      'It was a quotation.',
    );
    await userEvent.click(send());
    expect(run).toHaveBeenCalledWith(
      {
        type: 'appeal',
        roomId: 'room-1',
        interventionId: 'personAttack-m1',
        reason: 'It was a quotation.',
      },
      expect.anything(),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a hidden message', () => {
  it('stays with its author, who can appeal and not resend it', () => {
    const message: Message = { ...held(), state: 'hidden' };
    showRoom(live(), ADA, { floor: floorOf([message], [aJudgement({ act: 'severe' })]) });
    expect(screen.getByText(/^hidden, only you see this/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit and resend' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Appeal' })).toBeVisible();
  });
});

describe('a held message whose appeal was decided', () => {
  it('keeps its card, with the decision beside it', () => {
    const decided = aJudgement({
      id: 'correction-1',
      act: 'correction',
      says: 'A human left the act as it is.',
    });
    showRoom(live(), ADA, { floor: floorOf([held()], [aJudgement(), decided]) });
    expect(card()).toHaveTextContent('One phrase speaks about a person');
    expect(screen.getByRole('note', { name: 'Moderator corrects itself' })).toBeVisible();
  });
});

describe('the moderator’s dialogs', () => {
  it('is in the host’s bar, by keyboard', async () => {
    showRoom(live(), ADA);
    screen.getByRole('button', { name: 'Moderator' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'This room’s moderator' });
    expect(within(dialog).getByRole('switch', { name: 'Words about a person' })).toBeChecked();
  });

  it('is for everybody else the log and the balance', async () => {
    showRoom(live(), BEN);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Turn off a check' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Found and acted on' }));
    const dialog = await screen.findByRole('dialog', { name: 'This room’s moderator' });
    expect(within(dialog).getByText('Nothing found so far')).toBeVisible();
    expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  });
});

describe('a summary', () => {
  const next = { type: 'nextStep', by: ADA } as const;
  const talking = () => play(live(), next, next);
  const menu = () => userEvent.click(screen.getByRole('button', { name: 'More' }));

  it('is requested by a debater in a conversational step', async () => {
    const { run } = showRoom(talking(), BEN);
    await menu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sum up this step so far' }));
    expect(run).toHaveBeenCalledWith({ type: 'askSummary', roomId: 'room-1' });
  });

  it.each([
    ['in a speech', live, BEN],
    ['to who watches', talking, CLEO],
  ])('is not offered %s', async (_, debate, uid) => {
    showRoom(debate(), uid);
    await menu();
    expect(screen.getByRole('menuitem', { name: 'Moderation log' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Sum up this step so far' })).toBeNull();
  });
});
