import {
  type DebateState,
  type DebateOutcome,
  fairShareOf,
  personName,
  type Room,
  sharesOf,
} from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import { TeamSide } from '../../../shared/debate-words/team-side.tsx';
import type { ReactNode } from 'react';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { ShareCell } from '../../../shared/report/share-cell.tsx';
import { ReplayLink } from '../../../shared/replay/replay-link.tsx';
import { Again } from '../again/index.ts';
import { JudgingPanel } from '../judging/index.ts';
import { useDebateRoom, useRoomPlaces } from '../session/index.ts';
import { LedgerPanel } from '../clock/index.ts';
import { SwingPanel } from '../vote/index.ts';
import {
  TranscriptButton,
  type TranscriptButtonProps,
} from '../../../shared/transcript/transcript-button.tsx';

export type AfterPanelProps = Pick<TranscriptButtonProps, 'readAll'> & {
  /** The debate's results besides the messages. */
  leaves?: ReactNode;
};

/** How a debate ended, its results, and the next steps. */
export function AfterPanel({ readAll, leaves }: AfterPanelProps) {
  const { room } = useDebateRoom();
  const { heading } = useRoomPlaces();
  const { title, text } = ENDS[endOf(room.debate)](room);
  const hasBegun = room.startedAtMs !== null;
  return (
    // As high as the floor, so that its heading can be at the top before the results are loaded.
    <section
      className="mx-auto grid min-h-[75vh] w-full max-w-[40rem] content-start gap-6 py-8"
      aria-labelledby="room-after"
    >
      <div>
        <h2 ref={heading} id="room-after" className="text-xl font-semibold" tabIndex={-1}>
          {title}
        </h2>
        <p className="muted mt-1">{text}</p>
      </div>
      <JudgingPanel />
      <Again />
      <SwingPanel room={room} />
      {hasBegun && leaves}
      {hasBegun && <SharesTable room={room} />}
      {hasBegun && <LedgerPanel title="What the moderator found and did" />}
      <div className="row wrap">
        {hasBegun && <TranscriptButton room={room} readAll={readAll} />}
        <ButtonLink href={PATHS.startDebate} look={hasBegun ? 'plain' : 'primary'}>
          Start another
        </ButtonLink>
        {hasBegun && <ReplayLink room={room} />}
      </div>
    </section>
  );
}

type End = DebateOutcome | 'abandoned' | 'cancelled';

function endOf(debate: DebateState): End {
  if ('outcome' in debate) return debate.outcome;
  return debate.phase === 'cancelled' ? 'cancelled' : 'abandoned';
}

const ENDS: Record<End, (room: Room) => { title: string; text: string }> = {
  completed: () => ({
    title: 'The debate is over',
    text: 'Every step has had its time. What was said stays with everybody who was here.',
  }),
  endedByHost: (room) => ({
    title: 'The host has ended the debate',
    text: `${personName(room, room.hostId)} ended it before its last step was over. What was said stays.`,
  }),
  agreed: () => ({
    title: 'Both sides have ended the debate',
    text: 'They agreed to end it before its last step was over. What was said stays.',
  }),
  abandoned: (room) => ({
    title: 'The debate was abandoned',
    text: `${leaverIn(room)} left, so it has no result. What was said stays.`,
  }),
  cancelled: (room) => ({
    title: 'This debate was called off',
    text: room.meeting?.awaited.length
      ? notComeWords(room)
      : `${personName(room, room.hostId)} called it off before it began.`,
  }),
};

/** The clock closes a room that has stood empty. */
function leaverIn(room: Room): string {
  const by = room.debate.phase === 'abandoned' ? room.debate.by : 'clock';
  return by === 'clock' ? 'Everybody had' : personName(room, by);
}

/** The queue matched people for this debate, and not all of them came. */
function notComeWords(room: Room): string {
  const names = joinNames((room.meeting?.awaited ?? []).map((uid) => personName(room, uid)));
  return `${names} did not come in time. Anyone who did is back in the queue.`;
}

/** Who spoke how much, beside the even share. */
function SharesTable({ room }: { room: Room }) {
  const shares = sharesOf(room.debate);
  return (
    <section>
      <header className="aside-head">
        <h2>Who spoke how much</h2>
      </header>
      {shares.length === 0 ? (
        <p className="tiny muted">Nobody spoke.</p>
      ) : (
        <table className="data">
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Side</th>
              <th scope="col" className="n">
                Characters
              </th>
              <th scope="col" className="n">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ uid, side, characters, share }) => (
              <tr key={uid}>
                <th scope="row">{personName(room, uid)}</th>
                <td>{side ? <TeamSide debate={room.debate} uid={uid} side={side} /> : 'Audience'}</td>
                <td className="n">{characters.toLocaleString('en-GB')}</td>
                <ShareCell share={share} side={side} fair={fairShareOf(room.debate, uid)} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
