import { fetchAround } from '@rostrum/data';
import { isOpponent, type Message, shownName } from '@rostrum/domain';
import { Bones, Dialog, ErrorState, Said, Speech } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { useEffect, useState } from 'react';
import { machineTime, timeOfDay } from '../session/index.ts';

export type AroundDialogProps = {
  roomId: string;
  messageId: string;
  onClose: () => void;
  fetchMessages?: typeof fetchAround;
};

/** A message older than the loaded floor, with its context. The floor keeps its place. */
export function AroundDialog({ roomId, messageId, onClose, fetchMessages = fetchAround }: AroundDialogProps) {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<readonly Message[] | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    fetchMessages(roomId, messageId).then(
      (messages) => isWanted && setFound(messages),
      (error: unknown) => {
        console.warn('The message could not be read', error);
        if (isWanted) setFound('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [roomId, messageId, tries, fetchMessages]);
  const again = () => {
    setFound(undefined);
    setTries((count) => count + 1);
  };
  return (
    <Dialog open wide onOpenChange={onClose} title={m.aroundTitle()}>
      {found === undefined && <Bones label={m.aroundLoading()} lines={4} />}
      {found === 'failed' && (
        <ErrorState small title={m.aroundFailed()} onRetry={again}>
          {m.checkConnection()}
        </ErrorState>
      )}
      {Array.isArray(found) && found.length === 0 && <p className="muted">{m.aroundGone()}</p>}
      {Array.isArray(found) && found.length > 0 && <Passage messages={found} messageId={messageId} />}
    </Dialog>
  );
}

function Passage({ messages, messageId }: { messages: readonly Message[]; messageId: string }) {
  return (
    <div className="passage">
      {messages.map((message) => (
        <div
          key={message.id}
          className="floor-list said-place"
          ref={message.id === messageId ? lookAt : undefined}
          tabIndex={message.id === messageId ? -1 : undefined}
        >
          <Said
            author={shownName(message.authorName)}
            isAi={isOpponent(message.authorId)}
            side={message.side ?? undefined}
            time={timeOfDay(message.createdAtMs)}
            dateTime={machineTime(message.createdAtMs)}
            words={<Speech text={message.text} />}
          />
        </div>
      ))}
    </div>
  );
}

/** The message that was looked for, in sight and in focus. */
function lookAt(element: HTMLElement | null): void {
  element?.focus();
}
