import type { Act, Intervention, Message } from '@rostrum/domain';
import { Button, QuoteBlock, Said, type Readers } from '@rostrum/ui';
import type { FloorActs } from './floor-acts.ts';
import { ModeratorNote } from './moderator-note.tsx';
import { machineTime, timeOfDay } from './time-of-day.ts';

/** What to do with a held message, by why it is held. */
const WAYS_ON: Partial<Record<Act, string>> = {
  outOfTurn: 'It waits here; send it again when you have the floor.',
  personAttack: 'Edit it and it goes out in its place, at its own time.',
};

type HeldLineProps = {
  message: Message;
  note: Intervention | undefined;
  readers: Readers;
  acts: FloorActs;
  joins: boolean;
};

/** One's own words that the moderator holds, with the reason and the ways on. */
export function HeldLine({ message, note, readers, acts, joins }: HeldLineProps) {
  const { onEdit, onWithdraw, onGo } = acts;
  const { quote } = message;
  const buttons = onEdit && onWithdraw && (
    <>
      <Button look="primary" size="sm" onClick={() => onEdit(message)}>
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
        state="held"
        readers={readers}
        text={message.text}
        spans={message.spans}
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
        <ModeratorNote
          act={note}
          verb="holds your message"
          readers={readers}
          wayOn={buttons && WAYS_ON[note.act]}
          actions={buttons}
          joins={joins}
        />
      )}
    </>
  );
}
