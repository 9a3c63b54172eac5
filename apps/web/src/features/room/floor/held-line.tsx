import { shownName, type Act, type Intervention, type Message } from '@rostrum/domain';
import { Button, QuoteBlock, Said, Speech, type Readers } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { ActCard } from '../moderation/index.ts';
import type { FloorActions } from './floor-actions.ts';
import { machineTime, timeOfDay } from '../session/index.ts';

/** The advice for a held message, by the reason. */
const WAYS_ON: Partial<Record<Act, () => string>> = {
  personAttack: m.editAttack,
  privacy: m.leaveOutDetails,
  flood: m.waitForPause,
  coolingOff: m.waitForFloor,
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
        {m.editAndResend()}
      </Button>
      <Button size="sm" onClick={() => onWithdraw(message)}>
        {m.withdraw()}
      </Button>
    </>
  );
  return (
    <>
      <Said
        author={m.you()}
        side={message.side ?? undefined}
        time={timeOfDay(message.createdAtMs)}
        dateTime={machineTime(message.createdAtMs)}
        state={isHidden ? 'hidden' : 'held'}
        readers={readers}
        words={<Speech text={message.text} spans={message.spans} />}

        quote={
          quote && (
            <QuoteBlock
              author={shownName(quote.authorName)}
              text={quote.text}
              onGo={() => onGo(quote.messageId)}
            />
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
          verb={isHidden ? m.hidesYours() : m.holdsYours()}
          readers={readers}
          wayOn={isHidden ? m.humanDecides() : buttons ? WAYS_ON[note.act]?.() : undefined}
          isOpen
          actions={buttons}
          joins={joins}
        />
      )}
    </>
  );
}
