import type { FlagList } from '@rostrum/data';
import { shownName, type Message } from '@rostrum/domain';
import { Button, Popover } from '@rostrum/ui';
import * as m from '@rostrum/words/room-host';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { FLAG_WORDS } from './flag-words.ts';
import { flaggedMessages, type Flagged } from './flagged.ts';

export type FlagsBarProps = {
  flags: FlagList;
  messages: readonly Message[];
  onGo: (messageId: string) => void;
};

/** Flagged messages for the host; hidden without any. All of them load once the host looks. */
export function FlagsBar({ flags: { flags, more }, messages, onGo }: FlagsBarProps) {
  const [isOpen, setOpen] = useState(false);
  if (flags.length === 0) return null;
  const flagged = flaggedMessages(flags, messages);
  const look = (open: boolean) => {
    setOpen(open);
    if (open) more?.();
  };
  return (
    <div className="flags-bar">
      <Popover
        title={m.flagsTitle()}
        align="end"
        open={isOpen}
        onOpenChange={look}
        trigger={
          <Button size="sm" icon={Flag}>
            {more ? m.flaggedMessages() : m.flaggedCount({ count: flagged.length })}
          </Button>
        }
      >
        <ul className="flags">
          {flagged.map((about) => (
            <FlaggedRow
              key={about.messageId}
              {...about}
              onGo={(messageId) => {
                setOpen(false);
                onGo(messageId);
              }}
            />
          ))}
        </ul>
        {more && (
          <Button size="sm" look="quiet" onClick={more}>
            {m.earlierFlags()}
          </Button>
        )}
      </Popover>
    </div>
  );
}

function FlaggedRow({ messageId, message, people, reasons, onGo }: Flagged & Pick<FlagsBarProps, 'onGo'>) {
  return (
    <li>
      <p className="tiny faint">
        {[...reasons.map((reason) => FLAG_WORDS[reason]()), m.people({ count: people })].join(' · ')}
      </p>
      {message && (
        <p className="small">
          <bdi>{shownName(message.authorName)}</bdi>:{' '}
          <q className="serif" dir="auto">
            {message.text}
          </q>
        </p>
      )}
      <Button size="sm" look="quiet" onClick={() => onGo(messageId)}>
        {message ? m.goToIt() : m.showEarlier()}
      </Button>
    </li>
  );
}
