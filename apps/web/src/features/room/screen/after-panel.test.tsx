import { FORMATS, type DebateState } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, DARA, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AfterPanel } from './after-panel.tsx';
import { inRoom } from '../session/testing/in-room.tsx';

const speak = (by: string, characters: number) =>
  ({ type: 'speak', by, messageId: 'm', characters }) as const;

describe('who spoke how much', () => {
  it('includes people who gave up a seat, and speakers from the audience', () => {
    const debate = play(
      aDebate({ phase: 'live', hostId: CLEO, format: FORMATS.get('open-floor')! }),
      { type: 'raiseHand', by: DARA },
      speak(DARA, 100),
      { type: 'yield', by: DARA },
      { type: 'raiseHand', by: BEN },
      speak(BEN, 300),
      { type: 'leave', by: BEN },
      { type: 'takeSeat', by: 'emil', seatId: 'against-1' },
      { type: 'end', by: CLEO },
    );
    const people = { displayName: 'Ben Okafor', photoURL: '' };
    const room = aRoom({ debate, startedAtMs: debate.atMs });
    const named = {
      ...room,
      people: { ...room.people, [BEN]: people, [ADA]: { ...people, displayName: 'Ada Marsh' } },
    };
    const panel = <AfterPanel readAll={async () => ({ messages: [], acts: [] })} />;
    render(inRoom(panel, { room: named }), { wrapper: MemoryRouter });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContain('Ben OkaforAgainst30075%');
    expect(rows).toContain('SomeoneAudience10025%');
    expect(rows).toContain('Ada MarshFor00%');
  });
});

describe('a debate without a result', () => {
  const live = aDebate({ phase: 'live', hostId: CLEO });
  const show = (debate: DebateState) =>
    render(
      inRoom(<AfterPanel readAll={async () => ({ messages: [], acts: [] })} />, {
        room: { ...aRoom({ debate }), people: { [BEN]: { displayName: 'Ben Okafor', photoURL: '' } } },
      }),
      { wrapper: MemoryRouter },
    );

  it('names who left last, or says that the room stood empty', () => {
    show(play(live, { type: 'leave', by: ADA }, { type: 'leave', by: BEN }));
    expect(screen.getByText(/^Ben Okafor left, so there’s no result\./)).toBeVisible();
    show(play(live, { type: 'leave', by: BEN }, { type: 'leave', by: ADA }));
    expect(screen.getByText(/^You left, so there’s no result\./)).toBeVisible();
    show(play(live, { type: 'sweep', by: 'clock' }));
    expect(screen.getByText(/^Everyone had left, so there’s no result\./)).toBeVisible();
  });
});
