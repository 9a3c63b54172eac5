import { useServerNow } from '@rostrum/data';
import {
  debateFileName,
  renderCalendar,
  type Room,
  countdownText,
  openingText,
  zoneText,
} from '@rostrum/domain';
import { Button, downloadText } from '@rostrum/ui';
import * as m from '@rostrum/words/room-seats';
import { CalendarPlus } from 'lucide-react';
import { debateUrl } from '../../../shared/navigation/paths.ts';

/** A scheduled debate's opening time, the time until then, and a reminder; empty without an opening time. */
export function OpeningPanel({ room }: { room: Room }) {
  const { opensAtMs } = room;
  const leftMs = (opensAtMs ?? 0) - useServerNow(1_000);
  if (opensAtMs === null) return null;
  const nowMs = opensAtMs - leftMs;
  const isAhead = leftMs > 0;
  const addToCalendar = () => {
    const url = new URL(debateUrl(room.id), location.origin).href;
    const calendar = renderCalendar({ room, url, atMs: nowMs });
    if (calendar !== undefined)
      downloadText(debateFileName({ ...room, startedAtMs: opensAtMs }, 'ics'), calendar, 'text/calendar');
  };
  return (
    <section className="panel grid gap-3" aria-label={m.opensAt()}>
      <p>
        <span className="text-lg font-semibold">
          {m.startsAt({ state: isAhead ? 'ahead' : 'over', when: openingText(opensAtMs, nowMs) })}
        </span>{' '}
        <span className="small faint">{zoneText(opensAtMs)}</span>
      </p>
      <p className="muted num" role="timer">
        {isAhead ? m.startsIn({ time: countdownText(leftMs) }) : m.startsOnceReady()}
      </p>
      {isAhead && (
        <Button size="sm" icon={CalendarPlus} className="justify-self-start" onClick={addToCalendar}>
          {m.addToCalendar()}
        </Button>
      )}
    </section>
  );
}
