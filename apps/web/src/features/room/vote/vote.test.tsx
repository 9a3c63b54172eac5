import type { Live } from '@rostrum/data';
import { FORMATS, type DebateState, type Room, type Vote } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VotePanel } from './vote-panel.tsx';
import { VoteView } from './vote-view.tsx';
import { inRoom } from '../session/testing/in-room.tsx';

const OXFORD = FORMATS.get('oxford')!;

function show(debate: DebateState, vote: Vote | null = null, uid = CLEO) {
  const commands: unknown[] = [];
  const run = async (command: object) => {
    commands.push(command);
    return {};
  };
  const live: Live<Vote | null> = { status: 'ready', value: vote, stale: false };
  const room: Room = aRoom({ debate });
  render(inRoom(<VoteView vote={live} />, { room, uid, run }));
  return commands;
}

describe('the vote', () => {
  it('asks for a vote before the debate', async () => {
    const commands = show(aDebate());
    expect(screen.getByText('Before the debate: where do you stand?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undecided' }));
    expect(commands).toEqual([{ type: 'vote', roomId: 'room-1', ballot: 'before', choice: 'undecided' }]);
  });

  it('folds to one line once it is cast, and can be changed until it closes', async () => {
    const commands = show(aDebate({ phase: 'prep' }), { before: 'for', after: null });
    expect(screen.getByText('Before the debate')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('button', { name: 'For', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Against' }));
    expect(commands).toMatchObject([{ ballot: 'before', choice: 'against' }]);
    expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
  });

  it('is in as soon as the server has taken it, though nothing is heard of it yet', async () => {
    show(aDebate());
    await userEvent.click(screen.getByRole('button', { name: 'Undecided' }));
    expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Vote' })).toHaveTextContent('Undecided');
  });

  it('is hidden once the first speech has begun, cast or not', () => {
    show(aDebate({ phase: 'live' }), { before: 'for', after: null });
    show(aDebate({ phase: 'live' }));
    expect(screen.queryByRole('region', { name: 'Vote' })).toBeNull();
  });

  it('says to people who joined late that their vote is counted separately', () => {
    show(aDebate({ phase: 'verdictVote' }));
    expect(screen.getByText(/^You joined late:/)).toHaveTextContent('isn’t part of the swing');
  });

  it('promises no count of fewer than five', () => {
    show(aDebate());
    expect(screen.getByText(/^No one sees your vote/)).toHaveTextContent('no count of fewer than 5');
  });

  it('is hidden from seated people, and from everybody once it has closed', () => {
    show(aDebate({ phase: 'prep' }), null, ADA);
    show(aDebate({ phase: 'debrief' }));
    expect(screen.queryByRole('region', { name: 'Vote' })).toBeNull();
  });

  it('is hidden from a person who gave up a seat, with a reason instead', () => {
    const left = play(
      aDebate({ phase: 'live', hostId: CLEO }),
      { type: 'watch', by: CLEO },
      { type: 'leave', by: BEN },
      { type: 'end', by: CLEO },
    );
    show(left, null, BEN);
    expect(screen.queryByRole('region', { name: 'Vote' })).toBeNull();
    render(inRoom(<VotePanel />, { room: aRoom({ debate: left }), uid: BEN }));
    expect(screen.getByText(/Debaters don’t vote on their own debate/)).toBeVisible();
  });

  it('is large and stays open while the debate waits for it', () => {
    show(aDebate({ phase: 'live', format: OXFORD }), { before: 'for', after: null });
    expect(screen.getByRole('heading', { name: 'Before the debate: where do you stand?' })).toBeVisible();
    expect(screen.getByText(/until the vote closes/)).toBeVisible();
  });

  it('calls a changed mind good news', () => {
    show(aDebate({ phase: 'verdictVote' }), { before: 'against', after: 'for' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'You changed your mind. That’s what a debate is for.',
    );
  });

  it('does not mention a changed mind if it stayed the same', () => {
    show(aDebate({ phase: 'verdictVote' }), { before: 'for', after: 'for' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('explains to a judge that the ballot counts instead', () => {
    const debate = { ...aDebate({ phase: 'verdictVote' }), judges: [CLEO] };
    show(debate, null, CLEO);
    expect(screen.queryByRole('region', { name: 'Vote' })).toBeNull();
    render(inRoom(<VotePanel />, { room: aRoom({ debate }), uid: CLEO }));
    expect(screen.getByText(/your ballot counts, not an audience vote/)).toBeVisible();
  });

  it('explains to debaters why the debate waits', () => {
    const room = aRoom({ debate: aDebate({ phase: 'verdictVote' }) });
    render(inRoom(<VotePanel />, { room }));
    expect(screen.getByText(/Debaters don’t vote on their own debate/)).toBeVisible();
  });
});
