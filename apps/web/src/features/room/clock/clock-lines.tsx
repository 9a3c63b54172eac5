import { useServerNow } from '@rostrum/data';
import {
  currentStep,
  type DebateState,
  isByCorrespondence,
  isPoiWindow,
  paceLengths,
  personName,
  type Room,
  type Side,
  openingText,
} from '@rostrum/domain';
import { clockText, leftText, lengthText, MiniClock, roughText, Tag, turnClockOf } from '@rostrum/ui';
import { capitalised } from '../../../shared/debate-words/capitalised.ts';
import { isMyTurn, SIDE_NAMES, turnWords, useDebateRoom } from '../session/index.ts';
import { bankLeftMs } from '../actions/index.ts';

/** Under the clock: whose time it is, until when, and what else the time allows. */
export function ClockLines() {
  const { room, uid } = useDebateRoom();
  const nowMs = useServerNow(1_000);
  const { debate } = room;
  const hasTurn = debate.phase === 'live' && debate.floor.turn !== null;
  const words = hasTurn ? '' : standingWords(room, uid, nowMs);
  const until = deadlineWords(debate, nowMs);
  const banks = bankWords(room, nowMs);
  return (
    <div className="clock-lines">
      {words && <p className="font-medium">{words}</p>}
      {until && <p className="muted">{until}</p>}
      <TurnLine room={room} uid={uid} nowMs={nowMs} />
      <PoiTag debate={debate} nowMs={nowMs} />
      {banks && <p className="tiny muted num">{banks}</p>}
    </div>
  );
}

/** The holder of the floor; in a prep bank the preparing side and its remaining time. */
export function standingWords(room: Room, uid: string, nowMs: number): string {
  const { debate } = room;
  if (debate.phase === 'coinFlip') return `${SIDE_NAMES[debate.chooser]} chooses`;
  if (debate.phase === 'verdictVote') return 'The audience votes';
  if (debate.phase !== 'prepBank') return turnWords(room, uid);
  const left = clockText(bankLeftMs(room, debate.side, nowMs));
  return `${SIDE_NAMES[debate.side]} prepares, ${left} left in its bank`;
}

/** By correspondence the deadline as a date; how far the host has put it off. */
function deadlineWords(debate: DebateState, nowMs: number): string | undefined {
  if (debate.phase !== 'live') return undefined;
  const { extensions, endsAtMs } = debate.floor;
  const until = isByCorrespondence(debate.format) ? endWords(endsAtMs, nowMs) : '';
  const addedSeconds = extensions * paceLengths(debate.format).extensionSeconds;
  const more = extensions > 0 ? `extended by ${addedWords(addedSeconds)}` : '';
  return capitalised([until, more].filter(Boolean).join(', ')) || undefined;
}

/** `ends Friday 18:00 (your time), in 21 h` */
function endWords(endsAtMs: number, nowMs: number): string {
  const leftMs = endsAtMs - nowMs;
  const left = leftMs > 0 ? `, in ${roughText(leftMs)}` : '';
  return `${leftMs > 0 ? 'ends' : 'ended'} ${openingText(endsAtMs, nowMs)} (your time)${left}`;
}

/** `1 min`, `2 days` */
function addedWords(seconds: number): string {
  return seconds < 3_600 ? `${seconds / 60} min` : lengthText(seconds);
}

function bankWords(room: Room, nowMs: number): string | undefined {
  const { format, phase } = room.debate;
  const isRunning = phase === 'live' || phase === 'paused' || phase === 'prepBank';
  if (format.prepBankSeconds === 0 || !isRunning) return undefined;
  const words = (side: Side) => `${SIDE_NAMES[side]} ${clockText(bankLeftMs(room, side, nowMs))}`;
  return `Prep left: ${words('for')}, ${words('against')}`;
}

/** The turn from the queue, with its own clock beside that of the step. */
export function TurnLine({ room, uid, nowMs }: { room: Room; uid: string; nowMs: number }) {
  const turn = turnClockOf(room.debate, nowMs);
  if (!turn) return null;
  const whose = isMyTurn(room, uid) ? 'Your turn' : `Turn of ${personName(room, turn.uid)}`;
  return (
    <p className="row justify-center">
      <MiniClock leftMs={turn.leftMs} totalMs={turn.totalMs} />
      <span>
        {whose} <b className="num">{leftText(turn.leftMs, turn.totalMs)}</b>
      </span>
    </p>
  );
}

/** Whether points of information may be offered at this moment; nothing in a step that knows none. */
export function PoiTag({ debate, nowMs }: { debate: DebateState; nowMs: number }) {
  if (debate.phase !== 'live' || !currentStep(debate)?.poi) return null;
  return isPoiWindow(debate, nowMs) ? (
    <span>
      <Tag tone="accent">POIs open</Tag>
    </span>
  ) : (
    <span>
      <Tag>Protected</Tag>
    </span>
  );
}
