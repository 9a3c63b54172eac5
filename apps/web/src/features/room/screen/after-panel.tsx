import {
  type DebateState,
  type DebateOutcome,
  fairShareOf,
  personName,
  type Room,
  sharesOf,
} from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/room-screen';
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
  const { room, uid } = useDebateRoom();
  const { heading } = useRoomPlaces();
  const { title, text } = ENDS[endOf(room.debate)];
  const hasBegun = room.startedAtMs !== null;
  return (
    // As high as the floor, so that its heading can be at the top before the results are loaded.
    <section
      className="mx-auto grid min-h-[75vh] w-full max-w-[40rem] content-start gap-6 py-8"
      aria-labelledby="room-after"
    >
      <div>
        <h2 ref={heading} id="room-after" className="text-xl font-semibold" tabIndex={-1}>
          {title()}
        </h2>
        <p className="muted mt-1">{text(room, uid)}</p>
      </div>
      <JudgingPanel />
      <Again />
      <SwingPanel room={room} />
      {hasBegun && leaves}
      {hasBegun && <SharesTable room={room} />}
      {hasBegun && <LedgerPanel title={m.ledgerTitle()} />}
      <div className="row wrap">
        {hasBegun && <TranscriptButton room={room} readAll={readAll} />}
        <ButtonLink href={PATHS.startDebate} look={hasBegun ? 'plain' : 'primary'}>
          {m.startAnother()}
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

const ENDS: Record<End, { title: () => string; text: (room: Room, uid: string) => string }> = {
  completed: { title: m.overTitle, text: m.overText },
  endedByHost: {
    title: m.hostEndedTitle,
    text: (room, uid) => m.hostEndedText(whoIs(room, room.hostId, uid)),
  },
  agreed: { title: m.agreedTitle, text: m.agreedText },
  abandoned: { title: m.abandonedTitle, text: abandonedWords },
  cancelled: {
    title: m.cancelledTitle,
    text: (room, uid) =>
      room.meeting?.awaited.length ? notComeWords(room) : m.cancelledText(whoIs(room, room.hostId, uid)),
  },
};

/** The clock closes a room that has stood empty. */
function abandonedWords(room: Room, uid: string): string {
  const by = room.debate.phase === 'abandoned' ? room.debate.by : 'clock';
  return by === 'clock' ? m.emptiedText() : m.abandonedText(whoIs(room, by, uid));
}

/** People do not read about themselves in the third person. */
function whoIs(room: Room, uid: string, reader: string): { who: 'you' | 'other'; name: string } {
  return { who: uid === reader ? 'you' : 'other', name: personName(room, uid) };
}

/** The queue matched people for this debate, and not all of them came. */
function notComeWords(room: Room): string {
  const names = joinNames((room.meeting?.awaited ?? []).map((uid) => personName(room, uid)));
  return m.notComeText({ names });
}

/** Who spoke how much, beside the even share. */
function SharesTable({ room }: { room: Room }) {
  const shares = sharesOf(room.debate);
  return (
    <section>
      <header className="aside-head">
        <h2>{m.whoSpokeHowMuch()}</h2>
      </header>
      {shares.length === 0 ? (
        <p className="tiny muted">{m.nobodySpoke()}</p>
      ) : (
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{m.person()}</th>
              <th scope="col">{m.side()}</th>
              <th scope="col" className="n">
                {m.characters()}
              </th>
              <th scope="col" className="n">
                {m.share()}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ uid, side, characters, share }) => (
              <tr key={uid}>
                <th scope="row">{personName(room, uid)}</th>
                <td>{side ? <TeamSide debate={room.debate} uid={uid} side={side} /> : m.audience()}</td>
                <td className="n">{formatNumber(characters)}</td>
                <ShareCell share={share} side={side} fair={fairShareOf(room.debate, uid)} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
