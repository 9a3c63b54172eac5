import { seatTakenBy, type ChatLine as Line, type Room } from '@rostrum/domain';
import { Button, Pip } from '@rostrum/ui';
import { EyeOff } from 'lucide-react';
import type { ChatPost } from './backchannel-posts.ts';
import type { ChatDesk } from './backchannel-words.ts';
import { timeOfDay } from './time-of-day.ts';

/** One line of the backchannel. A debater is known by the shape of the side. */
export function ChatLine({ line, room, uid }: { line: Line; room: Room; uid: string }) {
  const side = seatTakenBy(room.debate, line.authorId)?.side;
  return (
    <p className="wrap-anywhere whitespace-pre-line" title={timeOfDay(line.createdAtMs)}>
      {side && (
        <span className="me-2">
          <Pip side={side} />
          <span className="visually-hidden">{side === 'for' ? 'For, ' : 'Against, '}</span>
        </span>
      )}
      <b>{line.authorId === uid ? 'You' : line.authorName || 'Somebody'}</b>
      {line.text}
    </p>
  );
}

/** One's own line that is not there yet, and what can be done about it. Only its author sees it. */
export function PostLine({ post, desk }: { post: ChatPost; desk: ChatDesk }) {
  if (!('message' in post)) {
    return (
      <p className="faint wrap-anywhere whitespace-pre-line">
        <b>You</b>
        {post.text} <span className="tiny">sending</span>
      </p>
    );
  }
  return (
    <div className="grid gap-2 rounded-md border border-dashed border-control p-3">
      <p className="row tiny faint">
        <EyeOff className="icon icon-sm" />
        {post.state === 'held' ? 'Held, only you see this' : 'Not sent, only you see this'}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{post.text}</p>
      <p className="tiny muted">{post.message}</p>
      <div className="row wrap">
        {post.state !== 'held' && (
          <Button size="sm" onClick={() => desk.tryAgain(post)}>
            Try again
          </Button>
        )}
        <Button
          size="sm"
          look={post.state === 'held' ? 'plain' : 'quiet'}
          onClick={() => desk.takeBack(post)}
        >
          Edit
        </Button>
        <Button size="sm" look="quiet" onClick={() => desk.discard(post)}>
          Discard
        </Button>
      </div>
    </div>
  );
}
