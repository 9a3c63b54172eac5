import { debaterIds, seatTakenBy, type DebateState, type Room, type Seat } from '@rostrum/domain';
import { Avatar, Button, cx, Side } from '@rostrum/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Run } from '../use-room-commands.ts';
import { may } from './may.ts';
import { nameIn } from './names.ts';
import { SharePanel } from './share-panel.tsx';

export type BeforePanelProps = {
  room: Room;
  uid: string;
  nowMs: number;
  run: Run;
  busy: string | null;
};

type Before = Extract<DebateState['phase'], 'lobby' | 'readyCheck' | 'prep'>;

/** What stands on the floor before anybody may speak: the seats, and what everybody has to do next. */
export function BeforePanel(props: BeforePanelProps) {
  const { room, uid } = props;
  const { debate } = room;
  if (!isBefore(debate.phase)) return null;
  const words = WORDS[debate.phase](room, uid);
  return (
    <div className="mx-auto grid w-full max-w-[40rem] content-start gap-6 py-8">
      <div>
        <h2 className="text-xl font-semibold" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="muted mt-1">{words.text}</p>
      </div>
      <ReadyButton {...props} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {debate.format.seats.map((seat) => (
          <SeatCard key={seat.id} seat={seat} {...props} />
        ))}
      </ul>
      {debate.phase === 'lobby' && <SharePanel room={room} />}
    </div>
  );
}

function isBefore(phase: DebateState['phase']): phase is Before {
  return phase in WORDS;
}

const WORDS: Record<Before, (room: Room, uid: string) => { title: string; text: string }> = {
  lobby: ({ debate }, uid) =>
    seatTakenBy(debate, uid)
      ? {
          title: 'Waiting for the other side',
          text: 'Send somebody the link. When both seats are taken, each says that they are ready.',
        }
      : {
          title: 'Take a seat, or stay and watch',
          text: 'When both seats are taken, each says that they are ready.',
        },
  readyCheck: ({ debate }, uid) => ({
    title: seatTakenBy(debate, uid) ? 'Are you ready?' : 'Both seats are taken',
    text:
      debate.format.preparationSeconds > 0
        ? 'When both are ready, the preparation begins.'
        : 'When both are ready, the first step begins at once.',
  }),
  prep: ({ debate }, uid) => ({
    title: 'Preparation',
    text: seatTakenBy(debate, uid)
      ? 'Write your opening below; nobody sees it before you speak. Need no more time? Start when both agree.'
      : 'Both sides prepare. The first step begins when the clock says so, or when both agree.',
  }),
};

function SeatCard({ seat, room, uid, nowMs, run, busy }: BeforePanelProps & { seat: Seat }) {
  const { debate } = room;
  const sitter = debate.seats[seat.id];
  const take = may(debate, { type: 'takeSeat', by: uid, seatId: seat.id }, nowMs);
  return (
    <li className={cx('panel grid content-start justify-items-start gap-3', seat.side)}>
      <Side side={seat.side} />
      {sitter ? (
        <span className="row w-full">
          <Avatar name={nameIn(room, sitter)} photo={room.people[sitter]?.photoURL} />
          <span className="min-w-0 wrap-anywhere">
            {nameIn(room, sitter)} {sitter === uid && <span className="faint">you</span>}
          </span>
          <ReadyMark debate={debate} uid={sitter} />
        </span>
      ) : (
        <span className="muted">This seat is free.</span>
      )}
      {!sitter && take.allowed && (
        <Button
          look="primary"
          busy={busy === 'takeSeat'}
          onClick={() => void run({ type: 'takeSeat', roomId: room.id, seatId: seat.id })}
        >
          Take the seat
        </Button>
      )}
      {sitter === uid && (
        <Button
          size="sm"
          busy={busy === 'leave'}
          onClick={() => void run({ type: 'leave', roomId: room.id })}
        >
          Leave my seat
        </Button>
      )}
    </li>
  );
}

function ReadyMark({ debate, uid }: { debate: DebateState; uid: string }): ReactNode {
  if (!('ready' in debate)) return null;
  if (!debate.ready.includes(uid)) {
    return <span className="push tiny faint">{debate.phase === 'prep' ? 'preparing' : 'not yet ready'}</span>;
  }
  return (
    <span className="push row tiny text-accent-text gap-1">
      <Check className="icon icon-sm" /> {debate.phase === 'prep' ? 'wants to start' : 'ready'}
    </span>
  );
}

function ReadyButton({ room, uid, nowMs, run, busy }: BeforePanelProps) {
  const { debate } = room;
  const ready = may(debate, { type: 'ready', by: uid }, nowMs);
  if (!('ready' in debate) || !seatTakenBy(debate, uid)) return null;
  const others = debaterIds(debate).filter((other) => other !== uid && !debate.ready.includes(other));
  const waiting = `You have said so. Waiting for ${others.map((other) => nameIn(room, other)).join(' and ')}.`;
  return (
    <Button
      look="primary"
      size="lg"
      className="justify-self-start"
      busy={busy === 'ready'}
      disabledBecause={
        ready.allowed ? undefined : ready.refusal === 'already-ready' ? waiting : ready.because
      }
      onClick={() => void run({ type: 'ready', roomId: room.id })}
    >
      {debate.phase === 'prep' ? 'Start now' : 'I am ready'}
    </Button>
  );
}
