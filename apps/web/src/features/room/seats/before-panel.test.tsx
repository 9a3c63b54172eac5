import { meantStep, FORMATS, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { BeforePanel } from './before-panel.tsx';
import { inRoom } from '../session/testing/in-room.tsx';

const withAda = play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'for-1' });
const asked = play(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: ADA });

function show(debate: DebateState, uid: string) {
  const run = vi.fn<(command: object) => Promise<undefined>>();
  render(inRoom(<BeforePanel />, { room: aRoom({ debate }), uid, run }));
  return run;
}

describe('before a debate', () => {
  it('offers the free seat to a person without one, and requests it', async () => {
    const run = show(withAda, BEN);
    await userEvent.click(screen.getByRole('button', { name: 'Take the seat' }));
    expect(run).toHaveBeenCalledWith({ type: 'takeSeat', roomId: 'room-1', seatId: 'against-1' });
  });

  it('offers no second seat to a seated person, but the way out', () => {
    show(withAda, ADA);
    expect(screen.queryByRole('button', { name: 'Take the seat' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave my seat' })).toBeVisible();
  });

  it('names the team of a seat where a bench has two, and nowhere else', () => {
    show(aDebate({ format: FORMATS.get('british-parliamentary')! }), ADA);
    for (const team of [
      'Opening government',
      'Opening opposition',
      'Closing government',
      'Closing opposition',
    ])
      expect(screen.getAllByText(new RegExp(`^${team}, `))).toHaveLength(2);
    cleanup();
    show(aDebate({ format: FORMATS.get('policy')! }), ADA);
    expect(screen.getByText('First affirmative')).toBeVisible();
  });

  it('says to everybody that the host learns of worries, only in a room that tells the host', () => {
    const words = 'The host is told when the moderator is worried about someone.';
    show(withAda, BEN);
    expect(screen.queryByText(words)).toBeNull();
    render(
      inRoom(<BeforePanel />, { room: { ...aRoom({ debate: withAda }), safeguarding: 'host' }, uid: BEN }),
    );
    expect(screen.getByText(words)).toBeVisible();
  });

  it('gives link and code to send', () => {
    show(withAda, ADA);
    expect(screen.getByLabelText('Link')).toHaveValue('http://localhost:3000/app/room?join=ABC234');
    expect(screen.getByLabelText('Code')).toHaveValue('ABC234');
  });

  it('says what the moderator watches in the language of the debate', () => {
    render(inRoom(<BeforePanel />, { room: aRoom({ debate: withAda, language: 'de' }), uid: BEN }));
    expect(screen.getByText(watchedWords('de'))).toBeVisible();
  });

  it('says that nothing is read in a language that the moderator does not know', () => {
    render(inRoom(<BeforePanel />, { room: aRoom({ debate: withAda, language: 'und' }), uid: BEN }));
    expect(screen.getByText(/doesn’t read this language/)).toBeVisible();
  });

  it('asks both whether they are ready, and shows who is', () => {
    show(asked, BEN);
    expect(screen.getByRole('button', { name: 'I’m ready' })).not.toHaveAttribute('aria-disabled');
    const [ada, ben] = screen.getAllByRole('listitem');
    expect(within(ada!).getByText('ready')).toBeVisible();
    expect(within(ben!).getByText('not ready yet')).toBeVisible();
  });

  it('shows a ready person whom they wait for', async () => {
    const run = show(asked, ADA);
    const button = screen.getByRole('button', { name: 'I’m ready' });
    expect(button).toHaveAccessibleDescription('You’re ready. Waiting for Ben Okafor.');
    await userEvent.click(button);
    expect(run).not.toHaveBeenCalled();
  });

  it('asks nothing of a watcher', () => {
    show(asked, CLEO);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Both seats are taken')).toBeVisible();
  });

  it('lets both end the preparation early', async () => {
    const prep = aDebate({ phase: 'prep' });
    const run = show(prep, ADA);
    await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
    expect(run).toHaveBeenCalledWith({
      type: 'ready',
      roomId: 'room-1',
      stepSeq: meantStep(prep, 'ready', ADA),
    });
  });
});

describe('after the coin', () => {
  const coin = aDebate({ phase: 'coinFlip', format: FORMATS.get('public-forum')! });
  const choices = () => within(screen.getByRole('group', { name: 'Your choice' })).getAllByRole('button');

  it('lets the winning side choose its bench or the order', async () => {
    const run = show(coin, ADA);
    expect(choices().map(({ textContent }) => textContent)).toEqual([
      'Argue For',
      'Argue Against',
      'Speak first',
      'Speak second',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Speak second' }));
    expect(run).toHaveBeenCalledWith({
      type: 'chooseOrder',
      roomId: 'room-1',
      first: 'against',
      stepSeq: meantStep(coin, 'chooseOrder', ADA),
    });
  });

  it('leaves the other choice to the other side', () => {
    show(play(coin, { type: 'chooseOrder', by: ADA, first: 'against' }), BEN);
    expect(choices().map(({ textContent }) => textContent)).toEqual(['Argue For', 'Argue Against']);
    expect(screen.getByText(/Your side chooses which side to argue/)).toBeVisible();
  });

  it('shows everybody else who chooses', () => {
    show(coin, BEN);
    expect(screen.queryByRole('group', { name: 'Your choice' })).toBeNull();
    expect(screen.getByText(/For chooses which side to argue, or who speaks first/)).toBeVisible();
  });
});

it('says when a scheduled debate is meant to begin', () => {
  const room = aRoom({ opensAtMs: NOON_MS + 86_400_000 });
  render(inRoom(<BeforePanel />, { room, uid: CLEO }));
  expect(screen.getByText(/due to begin tomorrow/)).toBeVisible();
});
