import type { Post } from '@rostrum/data';
import { shownName, type Side } from '@rostrum/domain';
import { Button, QuoteBlock, Said, Speech } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import type { FloorActions } from './floor-actions.ts';

export type PostLineProps = {
  post: Post;
  side: Side | undefined;
  /** Earlier words are still on their way. */
  isBehind: boolean;
  actions: FloorActions;
};

/** One's own words on their way to the floor, and the possible actions after a failure. */
export function PostLine({ post, side, isBehind, actions }: PostLineProps) {
  const isLost = post.state === 'failed' || post.state === 'refused';
  const { quotes } = post;
  return (
    <Said
      author={m.you()}
      side={side}
      words={<Speech text={post.text} />}
      state={isLost ? 'failed' : 'sending'}
      remark={post.state === 'waiting' ? waitingWords(isBehind) : isLost ? post.message : undefined}
      quote={quotes && <QuoteBlock author={shownName(quotes.authorName)} text={quotes.text} />}
    >
      {isLost && (
        <>
          {post.state === 'failed' ? (
            <Button look="primary" size="sm" onClick={actions.onTryAgain}>
              {m.tryAgain()}
            </Button>
          ) : (
            <Button look="primary" size="sm" onClick={() => actions.onTakeBack(post)}>
              {m.putBack()}
            </Button>
          )}
          <Button look="quiet" size="sm" onClick={() => actions.onDiscard(post)}>
            {m.discard()}
          </Button>
        </>
      )}
    </Said>
  );
}

function waitingWords(isBehind: boolean): string {
  return isBehind ? m.afterWordsAbove() : m.whenConnected();
}
