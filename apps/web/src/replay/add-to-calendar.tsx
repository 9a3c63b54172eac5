import { serverNow } from '@rostrum/data';
import { renderCalendar, transcriptFileName, type Room } from '@rostrum/domain';
import { Button, downloadText } from '@rostrum/ui';
import { CalendarPlus } from 'lucide-react';
import { debateUrl } from '../app/paths.ts';

/** A scheduled debate as a file for somebody's calendar; nothing where none is scheduled. */
export function AddToCalendar({ room }: { room: Room }) {
  if (room.opensAtMs === null) return null;
  const add = () => {
    const url = new URL(debateUrl(room.id), location.origin).href;
    const calendar = renderCalendar({ room, url, atMs: serverNow() });
    if (calendar) downloadText(transcriptFileName(room, 'ics'), calendar, 'text/calendar');
  };
  return (
    <Button icon={CalendarPlus} onClick={add}>
      Add to calendar
    </Button>
  );
}
