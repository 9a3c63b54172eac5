import {
  isOpponent,
  type Message,
  MESSAGE_WORDS,
  restatedWords,
  shownName,
  shownWords,
} from '@rostrum/domain';
import { QuoteBlock, Said, Speech, Taps } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { writerWords } from '../../../shared/debate-words/practice-words.ts';
import { EditHistory } from './edit-history.tsx';
import type { FloorActions } from './floor-actions.ts';
import { REACTION_WORDS, REACTIONS } from './reaction-words.ts';
import { SaidTools } from './said-tools.tsx';
import { machineTime, timeOfDay } from '../session/index.ts';

export type SaidLineProps = { message: Message; uid: string; actions: FloorActions; joins: boolean };

/** A public message, with a reader's actions. */
export function SaidLine({ message, uid, actions, joins }: SaidLineProps) {
  const { quote } = message;
  return (
    <Said
      author={message.authorId === uid ? m.you() : shownName(message.authorName)}
      isAi={isOpponent(message.authorId)}
      side={message.side ?? undefined}
      role={roleOf(message, actions.teams?.[message.authorId])}
      time={timeOfDay(message.createdAtMs)}
      dateTime={machineTime(message.createdAtMs)}
      words={<Speech text={message.text} />}
      remark={
        (message.restates ||
          message.edits.length > 0 ||
          message.restoredAtMs !== undefined ||
          message.writtenBy) && <Remark message={message} />
      }
      quote={
        quote && (
          <QuoteBlock
            author={shownName(quote.authorName)}
            text={shownWords(quote.text)}
            onGo={() => actions.onGo(quote.messageId)}
          />
        )
      }
      tools={<SaidTools message={message} uid={uid} actions={actions} />}
      foot={<SaidTaps message={message} uid={uid} actions={actions} />}
      joins={joins}
    />
  );
}

function Remark({ message }: { message: Message }) {
  const { restoredAtMs, edits } = message;
  return (
    <>
      {restoredAtMs !== undefined && `${m.restored({ time: timeOfDay(restoredAtMs) })} `}
      {restatedWords(message)}
      {writerWords(message)}
      {edits.length > 0 && <EditHistory message={message} />}
    </>
  );
}

/** Where a speaker without a seat or of one of several teams speaks from, and the kind of a message that is no speech. */
function roleOf({ side, kind }: Message, team: string | undefined): string | undefined {
  const from = side === null ? m.fromAudience() : team;
  return [from, MESSAGE_WORDS[kind]()].filter(Boolean).join(', ') || undefined;
}

function SaidTaps({ message, uid, actions: { reactions } }: Omit<SaidLineProps, 'joins'>) {
  const { own, counts } = reactions?.of(message) ?? { own: null, counts: message.reactions };
  const taps = REACTIONS.flatMap((value) => {
    const count = counts[value] ?? 0;
    return count > 0 ? [{ value, label: REACTION_WORDS[value](), count, mine: own === value }] : [];
  });
  const isOwn = message.authorId === uid;
  return (
    <Taps
      taps={taps}
      onTap={reactions && !isOwn ? (reaction) => reactions.tap(message, reaction) : undefined}
    />
  );
}
