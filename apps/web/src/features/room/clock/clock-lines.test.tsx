import { FORMATS, withPace, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ClockLines, standingWords } from './clock-lines.tsx';
import { inRoom } from '../session/testing/in-room.tsx';

const forum = FORMATS.get('public-forum')!;
const parliament = FORMATS.get('british-parliamentary')!;
const live = (format = parliament, secondsAgo = 0) =>
  aDebate({ phase: 'live', format, atMs: Date.now() - secondsAgo * 1_000 });

function lines(debate: DebateState, uid = BEN): string {
  const { container } = render(inRoom(<ClockLines />, { room: aRoom({ debate }), uid }));
  return container.textContent;
}

describe('the lines under the clock', () => {
  it('show who has the floor, and who prepares with how much time', () => {
    expect(lines(live(forum))).toContain('Ada Marsh has the floor');
    expect(lines(play(live(forum, 20), { type: 'takePrep', by: ADA }))).toContain(
      'For is preparing, 2:40 of prep time left',
    );
  });

  it('tell those whose side chooses after the toss that it is theirs', () => {
    const tossed = aDebate({ phase: 'coinFlip', format: forum, atMs: Date.now() });
    const room = aRoom({ debate: tossed });
    const words = [ADA, BEN, CLEO].map((uid) => standingWords(room, uid, Date.now()));
    expect(words.filter((said) => said === 'It’s your side’s choice')).toHaveLength(1);
    expect(words[2]).toMatch(/^(For|Against) is choosing$/);
  });

  it('show each side’s bank, only if there is one', () => {
    expect(lines(live(forum))).toContain('Prep left: For 3:00, Against 3:00');
    expect(lines(live())).not.toContain('Prep left');
  });

  it('say whether points of information are open', () => {
    expect(lines(live(parliament, 20))).toContain('Protected');
    expect(lines(live(parliament, 90))).toContain('POIs open');
    expect(lines(live(parliament, 400))).toContain('Protected');
  });

  it('count a turn out of the queue beside its step', () => {
    const open = live(FORMATS.get('open-floor')!, 30);
    const turn = play(open, { type: 'raiseHand', by: BEN });
    expect(lines(turn, CLEO)).toMatch(/Ben Okafor’s turn 1:00/);
    expect(lines(turn, BEN)).toMatch(/Your turn 1:00/);
  });

  it('show how far the host has extended the end', () => {
    const extended = play(live(), { type: 'extend', by: ADA }, { type: 'extend', by: ADA });
    expect(lines(extended)).toContain('Extended by 2 min');
  });

  it('name the deadline as a date by correspondence', () => {
    expect(lines(live(withPace(parliament, 'correspondence')))).toMatch(
      /Ends tomorrow at \d\d:\d\d \(your time\), in 24 h/,
    );
    expect(screen.queryByText('Protected')).toBeNull();
  });

  it('name days that the host has added by correspondence', () => {
    const slow = live(withPace(parliament, 'correspondence', 72));
    const extended = play(slow, { type: 'extend', by: ADA }, { type: 'extend', by: ADA });
    expect(lines(extended)).toContain('in 5 days, extended by 2 days');
  });
});
