import type { Flag as FlagDocument, Message } from '@rostrum/domain';
import { Button, Popover } from '@rostrum/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { FLAG_WORDS } from './flag-words.ts';
import { flaggedMessages, type Flagged } from './flagged.ts';

export type FlagsBarProps = {
  flags: readonly FlagDocument[];
  messages: readonly Message[];
  onGo: (messageId: string) => void;
};

/** What people asked the host to look at; nothing where nobody did. */
export function FlagsBar({ flags, messages, onGo }: FlagsBarProps) {
  const [isOpen, setOpen] = useState(false);
  if (flags.length === 0) return null;
  const flagged = flaggedMessages(flags, messages);
  const words = flagged.length === 1 ? '1 message is flagged' : `${flagged.length} messages are flagged`;
  return (
    <div className="flags-bar">
      <Popover
        title="Flagged for you"
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="sm" icon={Flag}>
            {words}
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
      </Popover>
    </div>
  );
}

function FlaggedRow({ messageId, message, people, reasons, onGo }: Flagged & Pick<FlagsBarProps, 'onGo'>) {
  return (
    <li>
      <p className="tiny faint">
        {reasons.map((reason) => FLAG_WORDS[reason]).join(', ')} ·{' '}
        {people === 1 ? '1 person' : `${people} people`}
      </p>
      {message && (
        <p className="small">
          {message.authorName}: <q className="serif">{message.text}</q>
        </p>
      )}
      <Button size="sm" look="quiet" onClick={() => onGo(messageId)}>
        {message ? 'Go to it' : 'Show this earlier message'}
      </Button>
    </li>
  );
}
