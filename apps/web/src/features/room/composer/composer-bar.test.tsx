import { FORMATS } from '@rostrum/domain';
import { ADA, aDebate, aRoom, CLEO, DARA, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inRoom } from '../session/testing/in-room.tsx';
import { ComposerBar } from './index.ts';

const voting = play(
  aDebate({ phase: 'live', hostId: CLEO, format: FORMATS.get('lincoln-douglas')! }),
  { type: 'nameJudges', by: CLEO, uids: [DARA], present: [DARA] },
  { type: 'watch', by: 'watcher' },
  { type: 'speak', by: ADA, messageId: 'message-1', characters: 100 },
  { type: 'end', by: CLEO },
);
const show = (uid: string) => render(inRoom(<ComposerBar />, { room: aRoom({ debate: voting }), uid }));

describe('the line below the floor during the vote', () => {
  it('is for the audience', () => {
    show('watcher');
    expect(screen.getByText('The audience is voting. You’re watching.')).toBeVisible();
  });

  it('leaves its place to the ballot and the vote of a judge', () => {
    show(DARA);
    expect(screen.queryByText(/The audience is voting/)).toBeNull();
  });
});
