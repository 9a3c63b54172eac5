import { FORMATS, type DebateState, type Member } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, DARA, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { aRun, inRoom, type RoomChanges } from '../session/testing/in-room.tsx';
import { BallotForm } from './ballot-form.tsx';
import { JudgeRole, JudgesSection, JudgingPanel } from './index.ts';

const inFormat = (id: string) => aDebate({ phase: 'live', hostId: CLEO, format: FORMATS.get(id)! });
const judged = (id = 'lincoln-douglas') =>
  play(inFormat(id), { type: 'nameJudges', by: CLEO, uids: [DARA], present: [DARA] });
const over = (debate: DebateState) =>
  play(
    debate,
    { type: 'speak', by: ADA, messageId: 'message-1', characters: 100 },
    { type: 'end', by: CLEO },
  );

function show(part: React.ReactNode, debate: DebateState, changes: RoomChanges = {}) {
  const run = aRun();
  render(<>{inRoom(part, { room: aRoom({ debate }), uid: DARA, run, ...changes })}</>);
  return run;
}
const sent = (run: ReturnType<typeof aRun>) => run.mock.calls.map(([command]) => command);
const points = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the role of a judge', () => {
  it('is told to the judge, who can decline it, and to nobody else', async () => {
    const run = show(<JudgeRole />, judged());
    expect(screen.getByRole('group', { name: 'You’re judging' })).toHaveTextContent(
      'After the last speech you’ll have 15 min to name the winner, give each speaker 25 to 30 points, and say why.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(sent(run)).toEqual([{ type: 'declineJudging', roomId: 'room-1' }]);
    show(<JudgeRole />, judged(), { uid: BEN });
    expect(screen.getAllByRole('group', { name: 'You’re judging' })).toHaveLength(1);
  });

  it('is given by the host to people who are here, and to an odd number of them', async () => {
    const member = (uid: string): Member => ({
      uid,
      displayName: uid,
      photoURL: '',
      joinedAtMs: NOON_MS,
      lastSeenAtMs: NOON_MS,
    });
    const members = [ADA, CLEO, DARA].map(member);
    const audience = { status: 'ready', count: 3, members, atMs: NOON_MS } as const;
    const run = show(<JudgesSection />, inFormat('lincoln-douglas'), { uid: CLEO, audience });
    await userEvent.click(screen.getByRole('button', { name: 'Choose judges' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Who’s judging?' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'dara' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Name the judge' }));
    expect(sent(run)).toEqual([{ type: 'nameJudges', roomId: 'room-1', uids: [DARA] }]);
  });

  it('is asked for by a host on a bench, and the other side decides', async () => {
    const audience = { status: 'ready', count: 0, members: [], atMs: NOON_MS } as const;
    const run = show(<JudgesSection />, { ...judged(), hostId: ADA }, { uid: ADA, audience });
    await userEvent.click(screen.getByRole('button', { name: 'Change the judges' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Who’s judging?' }));
    expect(dialog.getByText(/^You’re debating here, so the other side has to agree first/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { checked: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ask for no judges' }));
    expect(sent(run)).toEqual([{ type: 'nameJudges', roomId: 'room-1', uids: [] }]);
  });

  it('does not exist in a format without judges', () => {
    show(<JudgesSection />, inFormat('quick-clash'), { uid: CLEO });
    expect(screen.queryByRole('region', { name: 'Judges' })).toBeNull();
  });
});

describe('a ballot between two sides', () => {
  it('is sent once it is whole, and asks whether a low-point win is meant', async () => {
    const run = show(<BallotForm stored={undefined} />, over(judged()));
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Hand in the ballot' }));
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose the side that won.');
    await userEvent.click(screen.getByRole('button', { name: 'Against' }));
    await userEvent.type(points(/Affirmative/), '28,5');
    await userEvent.type(points(/Negative/), '28');
    await userEvent.type(screen.getByRole('textbox', { name: /^Your reason/ }), 'They answered the costs.');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('The winner has fewer points.');
    await userEvent.click(screen.getByRole('checkbox', { name: /This is a low-point win/ }));
    await send();
    expect(sent(run)).toEqual([
      {
        type: 'fileBallot',
        roomId: 'room-1',
        ballot: {
          kind: 'sides',
          winner: 'against',
          isLowPointWin: true,
          points: { 'for-1': 28.5, 'against-1': 28 },
        },
        reason: 'They answered the costs.',
      },
    ]);
  });
});

describe('a ballot in British Parliamentary', () => {
  it('gives each team one place: a taken place changes hands', async () => {
    show(<BallotForm stored={undefined} />, over(judged('british-parliamentary')));
    const place = (team: string, which: string) =>
      within(screen.getByRole('radiogroup', { name: `Place of ${team}` })).getByRole('radio', {
        name: which,
      });
    await userEvent.click(place('Opening government', '1'));
    await userEvent.click(place('Opening opposition', '2'));
    await userEvent.click(place('Opening opposition', '1'));
    expect(place('Opening opposition', '1')).toBeChecked();
    expect(place('Opening government', '2')).toBeChecked();
  });
});

describe('a ballot that is half filled in', () => {
  const form = () => render(<>{inRoom(<BallotForm stored={undefined} />, wish)}</>);
  const wish = { room: aRoom({ debate: over(judged()) }), uid: DARA, run: aRun() };
  const reason = () => screen.getByRole('textbox', { name: /^Your reason/ });

  it('is there again after a reload, for its judge alone, until it is handed in', async () => {
    const before = form();
    expect(screen.getByText('Only you can read it until all are in.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Against' }));
    await userEvent.type(points(/Affirmative/), '27');
    await userEvent.type(reason(), 'They answered the costs.');
    before.unmount();

    const other = render(<>{inRoom(<BallotForm stored={undefined} />, { ...wish, uid: BEN })}</>);
    expect(reason()).toHaveValue('');
    other.unmount();

    const after = form();
    expect(screen.getByText('It stays on this device until you hand it in.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Against' })).toHaveAttribute('aria-pressed', 'true');
    expect(points(/Affirmative/)).toHaveValue('27');
    expect(reason()).toHaveValue('They answered the costs.');
    await userEvent.type(points(/Negative/), '28');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in the ballot' }));
    expect(sent(wish.run)).toHaveLength(1);
    after.unmount();
    form();
    expect(reason()).toHaveValue('');
  });
});

describe('the wait for the ballots', () => {
  it('names nobody’s time longer than it is, even where a clock is a second behind', () => {
    const later = play(judged(), { type: 'speak', by: ADA, messageId: 'message-1', characters: 100 });
    const debate = play(later, wait(1_000), { type: 'end', by: CLEO });
    show(<JudgingPanel />, debate, { uid: BEN });
    expect(screen.getByText(/15 min left\./)).toBeVisible();
  });

  it('says who can close the ballots once their time is over, to the host too', () => {
    const debate = over(judged());
    const late = { ...debate, ballots: debate.ballots && { ...debate.ballots, endsAtMs: 0 } };
    show(<JudgingPanel />, late, { uid: BEN });
    expect(screen.getByText(/Time’s up, and the host can close the ballots\./)).toBeVisible();
    show(<JudgingPanel />, late, { uid: CLEO, room: aRoom({ debate: late, hostId: CLEO }) });
    expect(screen.getByText(/Time’s up, and you can close the ballots\./)).toBeVisible();
  });

  it('has a heading that takes the focus', () => {
    const heading = createRef<HTMLHeadingElement>();
    show(<JudgingPanel heading={heading} />, over(judged()), { uid: BEN });
    heading.current?.focus();
    expect(screen.getByRole('heading', { name: 'The judge is deciding' })).toHaveFocus();
  });
});
