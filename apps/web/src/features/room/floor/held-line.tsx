import type { Act, Intervention, Message } from '@rostrum/domain';
import { Button, QuoteBlock, Said, Speech, type Readers } from '@rostrum/ui';
import { ActCard } from '../moderation/index.ts';
import type { FloorActions } from './floor-actions.ts';
import { machineTime, timeOfDay } from '../session/index.ts';

/** The advice for a held message, by the reason. */
const WAYS_ON: Partial<Record<Act, string>> = {
  personAttack: 'Edit it and it goes out in its place, at its own time.',
  privacy: 'Without the details it goes out at once.',
  flood: 'Send it again once the pause is over.',
  coolingOff: 'Send it again once the floor rests no more.',
};

type HeldLineProps = {
  message: Message;
  note: Intervention | undefined;
  readers: Readers;
  actions: FloorActions;
  joins: boolean;
};

/** One's own words that the moderator holds, with the reason and the ways on. */
export function HeldLine({ message, note, readers, actions, joins }: HeldLineProps) {
  const { onEdit, onWithdraw, onGo } = actions;
  const { quote } = message;
  const isHidden = message.state === 'hidden';
  const redacts = note?.offers?.includes('redact') && actions.rulings?.onOffer;
  const buttons = !isHidden && onEdit && onWithdraw && (
    <>
      <Button look={redacts ? 'plain' : 'primary'} size="sm" onClick={() => onEdit(message)}>
        Edit and resend
      </Button>
      <Button size="sm" onClick={() => onWithdraw(message)}>
        Withdraw
      </Button>
    </>
  );
  return (
    <>
      <Said
        author="You"
        side={message.side ?? undefined}
        time={timeOfDay(message.createdAtMs)}
        dateTime={machineTime(message.createdAtMs)}
        state={isHidden ? 'hidden' : 'held'}
        readers={readers}
        words={<Speech text={message.text} spans={message.spans} />}

        quote={
          quote && (
            <QuoteBlock author={quote.authorName} text={quote.text} onGo={() => onGo(quote.messageId)} />
          )
        }
        joins={joins}
      >
        {!note && buttons}
      </Said>
      {note && (
        <ActCard
          act={note}
          message={message}
          rulings={actions.rulings}
          verb={isHidden ? 'hides your message' : 'holds your message'}
          readers={readers}
          wayOn={isHidden ? 'A human decides about it.' : buttons ? WAYS_ON[note.act] : undefined}
          isOpen
          actions={buttons}
          joins={joins}
        />
      )}
    </>
  );
}
