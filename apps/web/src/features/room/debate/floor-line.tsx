import type { Act, Intervention, Message, Side } from '@rostrum/domain';
import type { Post } from '@rostrum/data';
import { Button, lengthText, Said } from '@rostrum/ui';
import type { FloorItem } from './floor-items.ts';
import { ModeratorNote } from './moderator-note.tsx';
import { machineTime, timeOfDay } from './time-of-day.ts';

/** What somebody can do with their own lines of the floor. */
export type FloorActs = {
  /** Loads a held message into the composer; sending it again replaces it. Absent once nobody can speak any more. */
  onEdit?: (message: Message) => void;
  onWithdraw?: (message: Message) => void;
  /** Sends again whatever failed. */
  onTryAgain: () => void;
  /** Takes a text that was not sent back into the composer. */
  onTakeBack: (post: Post) => void;
  onDiscard: (post: Post) => void;
};

export type FloorLineProps = {
  item: FloorItem;
  uid: string;
  acts: FloorActs;
  /** Whether it arrived while somebody was looking. */
  joins: boolean;
};

/** One line of the floor. */
export function FloorLine({ item, uid, acts, joins }: FloorLineProps) {
  switch (item.type) {
    case 'step':
      return (
        <div className="step-head">
          <h2>{item.name}</h2>
          <span>{lengthText(item.seconds)}</span>
        </div>
      );
    case 'said':
      return <SaidLine message={item.message} uid={uid} joins={joins} />;
    case 'held':
      return <HeldLine message={item.message} note={item.note} acts={acts} joins={joins} />;
    case 'note':
      return <ModeratorNote act={item.act} joins={joins} />;
    case 'post':
      return <PostLine post={item.post} side={item.side} acts={acts} />;
  }
}

const KIND_WORDS = { speech: undefined, question: 'asks', answer: 'answers', poi: 'puts a point' };
/** In place of the side, for who spoke without a seat. */
const FROM_AUDIENCE = 'from the audience';

function roleOf({ side, kind }: Message): string | undefined {
  const words = KIND_WORDS[kind];
  return side === null ? [FROM_AUDIENCE, words].filter(Boolean).join(', ') : words;
}

function SaidLine({ message, uid, joins }: { message: Message; uid: string; joins: boolean }) {
  return (
    <Said
      author={message.authorId === uid ? 'You' : message.authorName}
      side={message.side ?? undefined}
      role={roleOf(message)}
      time={timeOfDay(message.createdAtMs)}
      dateTime={machineTime(message.createdAtMs)}
      text={message.text}
      joins={joins}
    />
  );
}

/** What to do with a held message, by why it is held. */
const WAYS_ON: Partial<Record<Act, string>> = {
  outOfTurn: 'It waits here; send it again when you have the floor.',
  personAttack: 'Edit it and it goes out in its place, at its own time.',
};

type HeldLineProps = { message: Message; note: Intervention | undefined; acts: FloorActs; joins: boolean };

function HeldLine({ message, note, acts, joins }: HeldLineProps) {
  const { onEdit, onWithdraw } = acts;
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
        text={message.text}
        spans={message.spans}
        joins={joins}
      >
        {!note && buttons}
      </Said>
      {note && (
        <ModeratorNote
          act={note}
          verb="holds your message"
          wayOn={buttons && WAYS_ON[note.act]}
          actions={buttons}
          joins={joins}
        />
      )}
    </>
  );
}

function PostLine({ post, side, acts }: { post: Post; side: Side | undefined; acts: FloorActs }) {
  const isLost = post.state === 'failed' || post.state === 'refused';
  return (
    <Said
      author="You"
      side={side}
      text={post.text}
      state={isLost ? 'failed' : 'sending'}
      remark={post.state === 'waiting' ? 'when the connection is back' : isLost ? post.message : undefined}
    >
      {isLost && (
        <>
          {post.state === 'failed' ? (
            <Button look="primary" size="sm" onClick={acts.onTryAgain}>
              Try again
            </Button>
          ) : (
            <Button look="primary" size="sm" onClick={() => acts.onTakeBack(post)}>
              Put back into the draft
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={() => acts.onDiscard(post)}>
            Discard
          </Button>
        </>
      )}
    </Said>
  );
}
