import { countCharacters, countOf, isBlank, isMuted, LIMITS, tidyText, type Room } from '@rostrum/domain';
import { belongsToInputMethod, Button, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-backchannel';
import { SendHorizontal } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { ChatDesk } from './backchannel-words.ts';
import { timeOfDay, useDebateRoom, useRoomClock } from '../session/index.ts';

/** From so few characters left on, they are counted. */
const COUNTED_FROM = 100;

/** The input for a message to everybody in the room. Enter sends, Shift and Enter begin a new line. */
export function BackchannelComposer({ desk }: { desk: ChatDesk }) {
  const { room, uid } = useDebateRoom();
  const nowMs = useRoomClock();
  const box = useRef<HTMLTextAreaElement>(null);
  const barred = barredBecause(room, uid, nowMs);
  const problem = barred ?? draftProblem(desk.draft);
  const left = LIMITS.chatMaxLength - countCharacters(tidyText(desk.draft));
  const send = () => {
    if (problem !== undefined) return;
    desk.send(desk.draft);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || belongsToInputMethod(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {barred && <output className="small muted">{barred}</output>}
      <div className="row items-end">
        <TextArea
          ref={box}
          rows={1}
          className="max-h-[8rem] flex-1 overflow-y-auto"
          aria-label={m.write()}
          placeholder={m.writeShort()}
          value={desk.draft}
          onChange={(event) => desk.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" icon={SendHorizontal} disabledBecause={problem}>
          {m.send()}
        </Button>
      </div>
      {left < COUNTED_FROM && (
        <span className={left < 0 ? 'hint hint-bad num' : 'hint num'}>
          {left < 0 ? m.tooMany({ count: -left }) : m.charactersLeft({ count: left })}
        </span>
      )}
    </form>
  );
}

/** Why a person may not write at all now. */
function barredBecause({ debate }: Room, uid: string, nowMs: number): string | undefined {
  if (debate.removed.includes(uid)) return m.removed();
  if (!isMuted(debate, uid, nowMs)) return undefined;
  return m.mutedUntil({ time: timeOfDay(countOf(debate.mutedUntilMs, uid)) });
}

function draftProblem(draft: string): string | undefined {
  const text = tidyText(draft);
  if (isBlank(text)) return m.writeFirst();
  const isTooLong = countCharacters(text) > LIMITS.chatMaxLength;
  return isTooLong ? m.tooLong({ most: LIMITS.chatMaxLength }) : undefined;
}
