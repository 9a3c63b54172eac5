import { ADA, aDebate, aRoom, NOON_MS, play, wait } from '@rostrum/domain/testing';
import { FORMATS, withLengths, withPace, QUICK_CLASH } from '@rostrum/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormatSteps, sideOfStep } from './format-steps.tsx';
import { RoomRow } from './room-row.tsx';
import { formatLine, seatCounts, standing, standingAt, timeLeft } from './room-words.ts';

afterEach(cleanup);

const live = aDebate({ phase: 'live' });

describe('a debate in a few words', () => {
  it("names its format with the minutes of speech, and marks a host's changes", () => {
    expect(formatLine(QUICK_CLASH)).toBe('Quick clash, spoken pace, 12 min');
    expect(formatLine(withLengths(QUICK_CLASH, { 'opening-for': 20 }))).toBe(
      'Quick clash, spoken pace, custom lengths, 10 min',
    );
    expect(formatLine(withPace(QUICK_CLASH, 'written'))).toBe('Quick clash, written pace, 45 min');
  });

  it('shows its state', () => {
    expect(standing(aDebate())).toBe('2 seats free');
    expect(standing(play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'for-1' }))).toBe('One seat free');
    expect(standing(live)).toBe('Opening, For');
    expect(standing(aDebate({ phase: 'abandoned' }))).toBe('Abandoned');
  });

  it('says by correspondence how long a step takes and still runs', () => {
    const format = withPace(QUICK_CLASH, 'correspondence', 72);
    expect(formatLine(format)).toBe('Quick clash, 3 days for each step');
    const slow = aDebate({ phase: 'live', format });
    expect(standingAt(slow, NOON_MS + 3_600_000)).toBe('Opening, For, 3 days left');
    expect(standingAt(slow, NOON_MS + 72 * 3_600_000)).toBe('Opening, For');
    expect(standingAt(live, NOON_MS)).toBe('Opening, For');
  });

  it('counts the seats of each side', () => {
    const joined = play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'against-1' });
    expect(seatCounts(joined)).toEqual({ for: { seats: 1, seated: 0 }, against: { seats: 1, seated: 1 } });
  });

  it('counts the seats of each team where two share a bench', () => {
    const parliament = FORMATS.get('british-parliamentary');
    const joined = play(aDebate({ ...(parliament && { format: parliament }) }), {
      type: 'takeSeat',
      by: ADA,
      seatId: 'for-3',
    });
    expect(seatCounts(joined).for).toEqual({
      seats: 4,
      seated: 1,
      teams: [
        { name: 'Opening government', seats: 2, seated: 0 },
        { name: 'Closing government', seats: 2, seated: 1 },
      ],
    });
  });

  it('draws the remaining part of the running step and never more than all of it', () => {
    expect(timeLeft(live, NOON_MS + 30_000)).toEqual({ leftMs: 90_000, totalMs: 120_000 });
    expect(timeLeft(live, NOON_MS - 600_000).leftMs).toBe(120_000);
    expect(timeLeft(live, NOON_MS + 600_000).leftMs).toBe(0);
    expect(timeLeft(play(live, wait(5_000), { type: 'pause', by: ADA }), 0).leftMs).toBe(115_000);
    expect(timeLeft(aDebate({ phase: 'prep' }), NOON_MS).totalMs).toBe(120_000);
    expect(timeLeft(aDebate(), NOON_MS)).toEqual({ leftMs: 0, totalMs: 0 });
  });
});

describe('the steps of a format', () => {
  it('know whose they are', () => {
    expect(QUICK_CLASH.steps.map((step) => sideOfStep(QUICK_CLASH, step))).toEqual([
      'for',
      'against',
      'both',
      'for',
      'against',
    ]);
  });

  it('are read in order with their lengths', () => {
    render(<FormatSteps format={QUICK_CLASH} current={1} />);
    expect(screen.getAllByRole('listitem')[1]).toHaveProperty('textContent', 'Opening, Against, 2 min, now');
  });
});

describe('a debate in a list', () => {
  it('leads to its room by its motion', () => {
    render(
      <ul>
        <RoomRow room={aRoom({ debate: live })} href="/app/room/room-1" nowMs={NOON_MS} />
      </ul>,
    );
    const link = screen.getByRole('link', { name: 'This house would make public transport free' });
    expect(link.getAttribute('href')).toBe('/app/room/room-1');
    expect(screen.getByText(/Quick clash, spoken pace, 12 min, standard moderation/)).toBeTruthy();
    expect(screen.getByText('For: 1 of 1 seats taken, Against: 1 of 1 seats taken')).toBeTruthy();
  });
});
