import { areBallotsOpen, isJudge, missingJudges, personName, type Room } from '@rostrum/domain';
import { Button, lengthText } from '@rostrum/ui';
import * as m from '@rostrum/words/room-judging';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { DecisionSection } from '../../../shared/judging/decision-section.tsx';
import { may } from '../actions/index.ts';
import type { RefObject } from 'react';
import { useDebateRoom, useRoomClock, useRoomCommands } from '../session/index.ts';
import { OwnBallot } from './own-ballot.tsx';

type Headed = { heading?: RefObject<HTMLHeadingElement | null> | undefined };

/**
 * After the speeches: the judge's ballot, then the wait for the others, then the decision. `heading`: the place of the focus if
 * no other heading comes first.
 */
export function JudgingPanel({ heading }: Headed) {
  const { room, uid } = useDebateRoom();
  const { debate } = room;
  if (!debate.ballots) return null;
  if (!areBallotsOpen(debate)) return <DecisionSection room={room} />;
  return (
    <section className="grid gap-6 pb-6" aria-label={m.ballots()}>
      <Waiting room={room} heading={heading} />
      {isJudge(debate, uid) && <OwnBallot />}
    </section>
  );
}

/** How many ballots are in, and until when the others have time. Nobody reads a ballot before. */
function Waiting({ room, heading }: Headed & { room: Room }) {
  const { uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const nowMs = useRoomClock();
  const { debate } = room;
  const { ballots, judges } = debate;
  if (!ballots) return null;
  const missing = missingJudges(debate);
  const close = may(debate, { type: 'closeBallots', by: uid }, nowMs);
  const leftMs = ballots.endsAtMs - nowMs;
  const names = joinNames(missing.map((judge) => (judge === uid ? m.you() : personName(room, judge))));
  const sentences = [
    ...(judges.length > 1 ? [m.countIn({ filed: ballots.filed.length, all: judges.length })] : []),
    m.waitingFor({ names }),
    timeWords(leftMs, uid === room.hostId),
    m.nobodyReads(),
  ];
  return (
    <div className="grid gap-2">
      <h3 ref={heading} tabIndex={heading && -1} className="text-lg font-semibold">
        {m.deciding({ count: judges.length })}
      </h3>
      <p className="muted">{sentences.join(' ')}</p>
      {uid === room.hostId && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={busy === 'closeBallots'}
          disabledBecause={close.allowed ? undefined : close.because}
          onClick={() => void run({ type: 'closeBallots', roomId: room.id })}
        >
          {m.closeBallots()}
        </Button>
      )}
    </div>
  );
}

function timeWords(leftMs: number, isHost: boolean): string {
  if (leftMs <= 0) return m.timeOver({ reader: isHost ? 'host' : 'other' });
  // Rounded: a clock that is a second behind would otherwise give a judge one minute too many.
  const minutes = Math.max(1, Math.round(leftMs / 60_000));
  return m.timeLeft({ time: lengthText(minutes * 60) });
}
