import { useHiddenWords } from '@rostrum/data';
import {
  backchannelPath,
  type ChatLine as Line,
  type Hidden,
  type Room,
  seatTakenBy,
  shownName,
} from '@rostrum/domain';
import { Button, IconButton, Link, Pip } from '@rostrum/ui';
import * as m from '@rostrum/words/room-backchannel';
import { EyeOff, Landmark } from 'lucide-react';
import { decisionUrl } from '../../../shared/navigation/paths.ts';
import type { ChatPost } from './backchannel-posts.ts';
import type { ChatDesk } from './backchannel-words.ts';
import { timeOfDay, useDebateRoom } from '../session/index.ts';

/** A host's actions on another person's line. */
type Hosting = { onHide: (line: Line) => void; onShow: (line: Line) => void };

export type ChatLineProps = {
  line: Line;
  /** Reports it to the house; for the host, calls the house to it. */
  onReport: (line: Line) => void;
  /** Hides it from everybody, and shows it again; present for a host without a part in the debate. */
  hosting?: Hosting | undefined;
};

/** One line of the backchannel. A debater is known by the shape of the side. */
export function ChatLine({ line, onReport, hosting }: ChatLineProps) {
  const { room, uid } = useDebateRoom();
  const side = seatTakenBy(room.debate, line.authorId)?.side;
  const isOwn = line.authorId === uid;
  const name = shownName(line.authorName);
  return (
    <div className="chat-line">
      <p className="wrap-anywhere whitespace-pre-line" title={timeOfDay(line.createdAtMs)}>
        {side && (
          <span className="me-2">
            <Pip side={side} />
            <span className="visually-hidden">{m.sideOf({ side })} </span>
          </span>
        )}
        <b>{isOwn ? m.you() : <bdi translate="no">{name}</bdi>}</b>
        {line.hidden ? (
          <ChatHidden line={line} hidden={line.hidden} room={room} isOwn={isOwn} onShow={hosting?.onShow} />
        ) : (
          <span dir="auto">{line.text}</span>
        )}
      </p>
      {!isOwn && !line.hidden && (
        <span className="chat-tool">
          {hosting && (
            <IconButton
              size="sm"
              icon={EyeOff}
              label={m.hideFromAll({ name })}
              onClick={() => hosting.onHide(line)}
            />
          )}
          <IconButton
            size="sm"
            icon={Landmark}
            label={uid === room.hostId ? m.callHouse({ name }) : m.reportToHouse({ name })}
            onClick={() => onReport(line)}
          />
        </span>
      )}
    </div>
  );
}

type ChatHiddenProps = {
  line: Line;
  hidden: Hidden;
  room: Room;
  isOwn: boolean;
  onShow: Hosting['onShow'] | undefined;
};

/** Replaces a hidden line. Its author can still read it with the reason, and a host can read what they hid. */
function ChatHidden({ line, hidden, room, isOwn, onShow }: ChatHiddenProps) {
  const mayShow = onShow !== undefined && hidden.by === 'host' && !isOwn;
  const words = useHiddenWords(isOwn || mayShow ? `${backchannelPath(room.id)}/${line.id}` : null);
  const text = words.status === 'ready' ? words.value?.text : undefined;
  return (
    <span className="faint">
      {text === undefined ? m.hidden(hidden) : m.hiddenSaid({ by: hidden.by, words: text })}
      {mayShow && (
        <Button size="sm" look="quiet" onClick={() => onShow(line)}>
          {m.showAgain()}
        </Button>
      )}
      {isOwn && (
        <>
          {' '}
          <Link className="link" href={decisionUrl(hidden.decisionId)}>
            {m.whyAndAppeal()}
          </Link>
        </>
      )}
    </span>
  );
}

/** One's own pending line, and the actions on it. Only its author sees it. */
export function PostLine({ post, desk }: { post: ChatPost; desk: ChatDesk }) {
  if (!('message' in post)) {
    return (
      <p className="faint wrap-anywhere whitespace-pre-line">
        <b>{m.you()}</b>
        {post.text} <span className="tiny">{m.sending()}</span>
      </p>
    );
  }
  return (
    <div className="grid gap-2 rounded-md border border-dashed border-control p-3">
      <p className="row tiny faint">
        <EyeOff className="icon icon-sm" />
        {m.pending(post)}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{post.text}</p>
      <p className="tiny muted">{post.message}</p>
      <div className="row wrap">
        {post.state !== 'held' && (
          <Button size="sm" onClick={() => desk.tryAgain(post)}>
            {m.tryAgain()}
          </Button>
        )}
        <Button
          size="sm"
          look={post.state === 'held' ? 'plain' : 'quiet'}
          onClick={() => desk.takeBack(post)}
        >
          {m.edit()}
        </Button>
        <Button size="sm" look="quiet" onClick={() => desk.discard(post)}>
          {m.discard()}
        </Button>
      </div>
    </div>
  );
}
