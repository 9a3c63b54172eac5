import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StandingLine } from './standing-line.tsx';

const live = aDebate({ phase: 'live' });
const said = (room: Parameters<typeof aRoom>[0], uid = BEN) =>
  render(<StandingLine room={aRoom(room)} uid={uid} />).container.textContent;

describe('the standing of a room', () => {
  it('is that nobody is there, in an example that has not ended', () => {
    expect(said({ debate: live, isExample: true })).toBe(
      'This is an example room: no one’s in it, so no one will answer.',
    );
    expect(said({ debate: play(live, { type: 'end', by: ADA }), isExample: true })).toBe('');
    expect(said({ debate: live })).toBe('');
  });

  it('is told to a person whom the host removed, and to nobody else', () => {
    const debate = play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'remove', by: CLEO, uid: BEN });
    expect(said({ debate })).toMatch(/^The host has removed you from this debate\./);
    expect(said({ debate }, ADA)).toBe('');
  });
});
