import { meantStep, type FiledAppeal, type Intervention, type Message, type Room } from '@rostrum/domain';
import { ADA, aDebate, aMessage, aRoom, BEN, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppealsList } from './appeals-list.tsx';
import { BalanceTable } from './balance-table.tsx';
import { CalledBar } from './called-bar.tsx';
import { HiddenDialog } from './hidden-dialog.tsx';
import { aJudgement } from './testing/a-judgement.ts';
import { TypesList } from './types-list.tsx';
import { inRoom } from '../session/testing/in-room.tsx';

const DARA = 'dara';
const done = () => vi.fn<(command: object) => Promise<object | undefined>>().mockResolvedValue({});
const stopped = aRoom({
  debate: play(aDebate({ phase: 'live', hostId: CLEO, atMs: Date.now() }), { type: 'halt', by: 'moderator' }),
  hostId: CLEO,
});
const message: Message = {
  ...aMessage({
    authorId: BEN,
    authorName: 'Ben Okafor',
    side: 'against',
    state: 'hidden',
    text: 'I will find you.',
  }),
  id: 'm1',
};
const act: Intervention = aJudgement({ id: 'severe-m1', act: 'severe', to: BEN });

describe('a debate that the moderator stopped', () => {
  const bar = (uid: string, room: Room = stopped, hidden: { message: Message; act: Intervention }[] = []) => {
    const onLook = vi.fn<() => void>();
    render(inRoom(<CalledBar onLook={onLook} />, { room, uid, hidden }));
    return onLook;
  };

  it('says to everybody what happened, without words or names', () => {
    bar(ADA);
    const said = screen.getByRole('group', { name: 'The moderator calls the host' });
    expect(said).toHaveTextContent('The moderator hid a message and stopped the debate.');
    expect(said).not.toHaveTextContent('Ben');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks the host to look, and says whose message it is', async () => {
    const onLook = bar(CLEO, stopped, [{ message, act }]);
    expect(screen.getByText(/A message from Ben Okafor is hidden/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Look at it and decide' }));
    expect(onLook).toHaveBeenCalledTimes(1);
  });

  it('lets the host do nothing before the hidden message has loaded', () => {
    render(inRoom(<CalledBar onLook={() => undefined} />, { room: stopped, uid: CLEO }));
    expect(screen.getByRole('group')).toHaveTextContent(
      'The moderator has stopped the debate and is calling you.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is absent while the debate runs, or if the host paused it', () => {
    const live = aDebate({ phase: 'live', hostId: CLEO });
    bar(CLEO, aRoom({ debate: live, hostId: CLEO }));
    bar(CLEO, aRoom({ debate: play(live, { type: 'pause', by: CLEO }), hostId: CLEO }));
    expect(screen.queryByRole('group')).toBeNull();
  });
});

describe('the host in front of a hidden message', () => {
  const open = (uid = CLEO, room = stopped) => {
    const run = done();
    const onClose = vi.fn<() => void>();
    render(inRoom(<HiddenDialog onClose={onClose} />, { room, uid, hidden: [{ message, act }], run }));
    return { run, onClose };
  };

  it('reads it with its reason, keeps it hidden, and resumes the debate', async () => {
    const { run, onClose } = open();
    expect(screen.getByText('I will find you.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Why?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it hidden and go on' }));
    expect(run.mock.calls.map(([command]) => command)).toEqual([
      { type: 'answerCall', roomId: 'room-1' },
      { type: 'resume', roomId: 'room-1', stepSeq: meantStep(stopped.debate, 'resume', CLEO) },
    ]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says that its author and they can see it, and no third person', () => {
    open();
    expect(screen.getByText('only you and the author')).toBeVisible();
    expect(screen.queryByText(/only you and the host/)).toBeNull();
    cleanup();
    open(BEN, { ...stopped, hostId: BEN });
    expect(screen.getByText('only you')).toBeVisible();
    expect(screen.getByText(/^Only you can see this\./)).toBeVisible();
  });

  it('shows it after all, then resumes the debate', async () => {
    const { run } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Show it and go on' }));
    expect(run.mock.calls.map(([command]) => command)).toEqual([
      { type: 'undoAct', roomId: 'room-1', interventionId: 'severe-m1' },
      { type: 'answerCall', roomId: 'room-1' },
      { type: 'resume', roomId: 'room-1', stepSeq: meantStep(stopped.debate, 'resume', CLEO) },
    ]);
  });

  it('on a bench asks the other bench before the debate continues', async () => {
    const debate = play(aDebate({ phase: 'live', atMs: Date.now() }), { type: 'halt', by: 'moderator' });
    const { run } = open(ADA, aRoom({ debate, hostId: ADA }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it hidden and ask to go on' }));
    expect(run.mock.calls.map(([command]) => command)).toEqual([
      { type: 'answerCall', roomId: 'room-1' },
      { type: 'resume', roomId: 'room-1', stepSeq: meantStep(debate, 'resume', ADA) },
    ]);
  });

  it('cannot show their own', async () => {
    const { run } = open(BEN, { ...stopped, hostId: BEN });
    await userEvent.click(screen.getByRole('button', { name: 'Show it and go on' }));
    expect(run).not.toHaveBeenCalled();
  });
});

describe('appeals', () => {
  const appeal: FiledAppeal = {
    id: 'personAttack-m1',
    by: BEN,
    atMs: NOON_MS,
    verdict: null,
    decidedBy: null,
    decidedAtMs: null,
    reason: 'It was meant for the clock.',
    roomId: 'room-1',
    motion: 'This house would test',
    act: 'personAttack',
    says: 'One phrase speaks about a person.',
    rule: 'Rule 2, speak about the claim',
    messageId: 'm1',
    text: 'You are an idiot.',
    concerns: [BEN],
  };
  const show = (uid: string, appeals = [appeal]) => {
    const run = done();
    render(
      inRoom(<AppealsList />, {
        room: aRoom({ debate: aDebate({ phase: 'live', hostId: DARA }) }),
        uid,
        appeals,
        run,
      }),
    );
    return run;
  };

  it('are decided with reasons, with the words, the act and the appeal in sight', async () => {
    const run = show(DARA);
    for (const words of [
      'You are an idiot.',
      'One phrase speaks about a person.',
      'It was meant for the clock.',
    ])
      expect(screen.getByRole('listitem')).toHaveTextContent(words);
    await userEvent.click(screen.getByRole('button', { name: /^Overturn it/ }));
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByText('Explain the decision.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your reason' }), 'He spoke of the clock.');
    await userEvent.click(screen.getByRole('button', { name: /^Overturn it/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Let it stand/ }));
    const decision = { type: 'decideAppeal', roomId: 'room-1', interventionId: 'personAttack-m1' };
    expect(run.mock.calls.map(([command]) => command)).toEqual([
      { ...decision, verdict: 'overturned', reason: 'He spoke of the clock.' },
      { ...decision, verdict: 'upheld', reason: 'He spoke of the clock.' },
    ]);
  });

  it('are not decided by the people concerned, or by a host with a seat', () => {
    show(DARA, [{ ...appeal, concerns: [DARA] }]);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    show(ADA);
    expect(screen.getByText('The house decides')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are announced as empty if none is open', () => {
    show(DARA, []);
    expect(screen.getByText('No appeals waiting')).toBeVisible();
  });
});

describe('the types that a host can silence', () => {
  const show = (pausedActs: Room['pausedActs']) => {
    const run = done();
    render(inRoom(<TypesList />, { room: aRoom({ pausedActs }), run }));
    return run;
  };

  it('are switched off one by one, with the keyboard too', async () => {
    const run = show({});
    screen.getByRole('switch', { name: 'Words about a person' }).focus();
    await userEvent.keyboard(' ');
    expect(run).toHaveBeenCalledWith({ type: 'silenceType', roomId: 'room-1', act: 'personAttack' });
  });

  it('are allowed again, no matter who paused them', async () => {
    const run = show({ personAttack: 'people' });
    const type = screen.getByRole('switch', { name: /Words about a person/ });
    expect(type).not.toBeChecked();
    expect(screen.getByText('both sides called it unfair')).toBeVisible();
    await userEvent.click(type);
    expect(run).toHaveBeenCalledWith({ type: 'allowType', roomId: 'room-1', act: 'personAttack' });
  });

  it('are not the turns and the bells', () => {
    show({});
    for (const name of ['Out of turn', 'Bells', 'Handovers'])
      expect(screen.queryByRole('switch', { name })).toBeNull();
  });
});

describe('the balance', () => {
  it('is a table with both sides and a sentence with its finding', () => {
    const ledger = { personAttack: { found: { for: 2, against: 3 }, acted: { for: 1, against: 3 } } };
    render(<BalanceTable room={aRoom({ ledger })} />);
    const row = screen.getByRole('row', { name: /^Words about a person/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1', '1', '3', '3', '0']);
    expect(
      screen.getByText('It acted on 1 of 2 findings on the For side, and on 3 of 3 on the Against side.'),
    ).toBeVisible();
  });

  it('explains what it means that nothing was found', () => {
    render(<BalanceTable room={aRoom()} />);
    expect(screen.getByText('Nothing found so far')).toBeVisible();
  });
});
