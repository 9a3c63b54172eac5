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
    <section className="panel grid gap-3" aria-label="Opening time">
      <p>
        <span className="text-lg font-semibold">
          {isAhead ? 'Starts' : 'Was to start'} {openingText(opensAtMs, nowMs)}
        </span>{' '}
        <span className="small faint">{zoneText(opensAtMs)}</span>
      </p>
      <p className="muted num" role="timer">
        {isAhead
          ? `In ${countdownText(leftMs)}. It begins once every seat is taken and everybody is ready.`
          : 'It begins as soon as every seat is taken and everybody is ready.'}
      </p>
      {isAhead && (
        <Button size="sm" icon={CalendarPlus} className="justify-self-start" onClick={addToCalendar}>
          Add to calendar
        </Button>
      )}
    </section>
  );
}
