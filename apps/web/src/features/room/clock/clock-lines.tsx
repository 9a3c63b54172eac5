import { useServerNow } from '@rostrum/data';
import {
  currentStep,
  type DebateState,
  isByCorrespondence,
  isPoiWindow,
  paceLengths,
  personName,
  type Room,
  openingText,
  seatTakenBy,
} from '@rostrum/domain';
import { asNode, clockText, leftText, lengthText, MiniClock, roughText, Tag, turnClockOf } from '@rostrum/ui';
import * as m from '@rostrum/words/room-clock';
import { isMyTurn, turnWords, useDebateRoom } from '../session/index.ts';
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
  if (debate.phase === 'coinFlip') {
    const isYours = seatTakenBy(debate, uid)?.side === debate.chooser;
    return m.choosing({ side: isYours ? 'yours' : debate.chooser });
  }
  if (debate.phase === 'verdictVote') return m.audienceVotes();
  if (debate.phase !== 'prepBank') return turnWords(room, uid);
  const left = clockText(bankLeftMs(room, debate.side, nowMs));
  return m.preparing({ side: debate.side, left });
}

/** By correspondence the deadline as a date, `Ends Friday at 18:00 (your time), in 21 h`; how far the host has put it off. */
function deadlineWords(debate: DebateState, nowMs: number): string | undefined {
  if (debate.phase !== 'live') return undefined;
  const { extensions, endsAtMs } = debate.floor;
  const isExtended = extensions > 0;
  const added = addedWords(extensions * paceLengths(debate.format).extensionSeconds);
  if (!isByCorrespondence(debate.format)) return isExtended ? m.extended({ added }) : undefined;
  const leftMs = endsAtMs - nowMs;
  const end = {
    state: leftMs > 0 ? 'ahead' : 'over',
    when: openingText(endsAtMs, nowMs),
    left: roughText(leftMs),
  } as const;
  return isExtended ? m.endsExtended({ ...end, added }) : m.ends(end);
}

/** `1 min`, `2 days` */
function addedWords(seconds: number): string {
  return seconds < 3_600 ? m.minutes({ minutes: seconds / 60 }) : lengthText(seconds);
}

function bankWords(room: Room, nowMs: number): string | undefined {
  const { format, phase } = room.debate;
  const isRunning = phase === 'live' || phase === 'paused' || phase === 'prepBank';
  if (format.prepBankSeconds === 0 || !isRunning) return undefined;
  return m.prepLeft({
    supporters: clockText(bankLeftMs(room, 'for', nowMs)),
    opponents: clockText(bankLeftMs(room, 'against', nowMs)),
  });
}

/** The turn from the queue, with its own clock beside that of the step. */
export function TurnLine({ room, uid, nowMs }: { room: Room; uid: string; nowMs: number }) {
  const turn = turnClockOf(room.debate, nowMs);
  if (!turn) return null;
  const whose = isMyTurn(room, uid) ? 'yours' : 'theirs';
  const name = personName(room, turn.uid);
  const left = leftText(turn.leftMs, turn.totalMs);
  return (
    <p className="row justify-center">
      <MiniClock leftMs={turn.leftMs} totalMs={turn.totalMs} />
      <span>
        {asNode(m.turnLeft({ whose, name, left, b: (inside) => <b className="num">{asNode(inside)}</b> }))}
      </span>
    </p>
  );
}

/** Whether points of information may be offered at this moment; nothing in a step that knows none. */
export function PoiTag({ debate, nowMs }: { debate: DebateState; nowMs: number }) {
  if (debate.phase !== 'live' || !currentStep(debate)?.poi) return null;
  return isPoiWindow(debate, nowMs) ? (
    <span>
      <Tag tone="accent">{m.poisOpen()}</Tag>
    </span>
  ) : (
    <span>
      <Tag>{m.protectedTime()}</Tag>
    </span>
  );
}
