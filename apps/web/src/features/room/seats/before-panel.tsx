import {
  debaterIds,
  type DebateState,
  isOpponent,
  LIMITS,
  meantStep,
  type Pace,
  personName,
  type Seat,
  seatName,
  seatsTakenBy,
  seatTakenBy,
  seatWords,
} from '@rostrum/domain';
import { joinNames } from '../../../shared/debate-words/join-names.ts';
import { AiBadge, Avatar, Button, cx, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/room-seats';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { toldHostWords } from '../../../shared/debate-words/told-host.ts';
import { watchedWords } from '../../../shared/debate-words/watched-words.ts';
import { practiceWords } from '../../../shared/debate-words/practice-words.ts';
import { Awaited } from '../find/index.ts';
import { beforeWords, isBefore } from './before-words.ts';
import { CoinChoice } from './coin-choice.tsx';
import { chairWords, may } from '../actions/index.ts';
import { useDebateRoom, useRoomClock, useRoomCommands, useRoomPlaces } from '../session/index.ts';
import { OpeningPanel } from './opening-panel.tsx';
import { SharePanel } from './share-panel.tsx';

/** The floor before anybody may speak: the seats, and everybody's next action. */
export function BeforePanel() {
  const { room, uid } = useDebateRoom();
  const nowMs = useRoomClock();
  const { heading } = useRoomPlaces();
  const { debate } = room;
  if (!isBefore(debate.phase)) return null;
  const toldHost = toldHostWords(room, uid);
  const chair = chairWords(room, uid);
  const words = beforeWords(debate.phase, room, uid, nowMs);
  return (
    <div className="mx-auto grid w-full max-w-[40rem] grid-cols-1 content-start gap-6 py-8">
      <div>
        <h2 ref={heading} className="text-xl font-semibold" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="muted mt-1">{words.text}</p>
        {chair && <p className="mt-3">{chair}</p>}
        <p className="muted mt-3">{PACE_LINES[debate.format.pace]()}</p>
        {room.language && <p className="muted mt-3">{watchedWords(room.language)}</p>}
        {debate.format.restatesFirst && <p className="muted mt-3">{m.restateFirst()}</p>}
        {toldHost && <p className="muted mt-3">{toldHost}</p>}
        {room.practice && <p className="muted mt-3">{practiceWords(room.practice)}</p>}
      </div>
      <Awaited />
      <OpeningPanel room={room} />
      <ReadyButton />
      <CoinChoice />
      <ul className="grid gap-3 sm:grid-cols-2">
        {debate.format.seats.map((seat) => (
          <SeatCard key={seat.id} seat={seat} />
        ))}
      </ul>
      {debate.phase === 'lobby' && <SharePanel room={room} />}
    </div>
  );
}

/** What the pace means for the people who come. */
const PACE_LINES: Readonly<Record<Pace, () => string>> = {
  written: () => m.writtenPace({ words: LIMITS.typedWordsPerMinute }),
  spoken: m.spokenPace,
  correspondence: m.correspondencePace,
};

function SeatCard({ seat }: { seat: Seat }) {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const nowMs = useRoomClock();
  const { debate } = room;
  const sitter = debate.seats[seat.id];
  const hasSeveral = seatsTakenBy(debate, uid).length > 1;
  const take = may(debate, { type: 'takeSeat', by: uid, seatId: seat.id }, nowMs);
  return (
    <li className={cx('panel grid content-start justify-items-start gap-3', seat.side)}>
      <SeatName seat={seat} />
      {sitter ? (
        <span className="row w-full">
          <Avatar name={personName(room, sitter)} photo={room.people[sitter]?.photoURL} />
          <span className="min-w-0 wrap-anywhere">
            {personName(room, sitter)} {isOpponent(sitter) && <AiBadge />}
            {sitter === uid && <span className="faint">{m.you()}</span>}
          </span>
          <ReadyMark debate={debate} uid={sitter} />
        </span>
      ) : (
        <span className="muted">{m.seatIsFree()}</span>
      )}
      {!sitter && take.allowed && (
        <Button
          look="primary"
          busy={busy === 'takeSeat'}
          onClick={() => void run({ type: 'takeSeat', roomId: room.id, seatId: seat.id })}
        >
          {seatTakenBy(debate, uid) ? m.takeSeatToo() : m.takeSeat()}
        </Button>
      )}
      {sitter === uid && (
        <Button
          size="sm"
          busy={busy === 'leave'}
          onClick={() => void run({ type: 'leave', roomId: room.id, ...(hasSeveral && { seatId: seat.id }) })}
        >
          {hasSeveral ? m.leaveThisSeat() : m.leaveMySeat()}
        </Button>
      )}
    </li>
  );
}

/** The side, and the team and the seat where a side has more than one. */
function SeatName({ seat }: { seat: Seat }) {
  const { room } = useDebateRoom();
  return (
    <span className="grid">
      <Side side={seat.side} {...(seat.name === seat.team && { word: seatName(room.debate.format, seat) })} />
      {seat.name !== seat.team && <span className="tiny muted">{seatWords(room.debate.format, seat)}</span>}
    </span>
  );
}

function ReadyMark({ debate, uid }: { debate: DebateState; uid: string }): ReactNode {
  if (!('ready' in debate)) return null;
  if (!debate.ready.includes(uid)) {
    return <span className="push tiny faint">{debate.phase === 'prep' ? m.preparing() : m.notReady()}</span>;
  }
  return (
    <span className="push row tiny text-accent-text gap-1">
      <Check className="icon icon-sm" /> {debate.phase === 'prep' ? m.wantsToStart() : m.ready()}
    </span>
  );
}

function ReadyButton() {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const nowMs = useRoomClock();
  const { debate } = room;
  const ready = may(debate, { type: 'ready', by: uid }, nowMs);
  if (!('ready' in debate) || !seatTakenBy(debate, uid)) return null;
  const others = debaterIds(debate).filter((other) => other !== uid && !debate.ready.includes(other));
  const waiting = m.readyWaiting({ names: joinNames(others.map((other) => personName(room, other))) });
  return (
    <Button
      look="primary"
      size="lg"
      className="justify-self-start"
      busy={busy === 'ready'}
      disabledBecause={
        ready.allowed ? undefined : ready.refusal === 'already-ready' ? waiting : ready.because
      }
      onClick={() => void run({ type: 'ready', roomId: room.id, stepSeq: meantStep(debate, 'ready', uid) })}
    >
      {debate.phase === 'prep' ? m.startNow() : m.iAmReady()}
    </Button>
  );
}
