import type { Backchannel } from '@rostrum/data';
import { shownName, type ChatLine as Line } from '@rostrum/domain';
import { Bones, Button, ErrorState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-backchannel';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { BackchannelComposer } from './backchannel-composer.tsx';
import { ChatLine, PostLine } from './backchannel-line.tsx';
import type { ChatDesk } from './backchannel-words.ts';
import { HideDialog, mayHideWords, ReportChatLine } from '../host/index.ts';
import { useLasting } from '../../../shared/timing/use-lasting.ts';
import { useFollow } from '../../../shared/screen/use-follow.ts';
import { useAskAtBeginning, useKeepPlace } from './backchannel-place.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type BackchannelViewProps = Backchannel & { desk: ChatDesk };

/** Milliseconds after which new lines are announced again. */
const PAGED_MS = 1_000;

const lineOf = (lineId: string) => ({ kind: 'chatLine', lineId }) as const;

/** Lines, pending ones, and the input. A new line never moves the reader's position. */
export function BackchannelView({ lines, older, desk }: BackchannelViewProps) {
  return (
    <div className="grid gap-3">
      <header className="aside-head mb-0">
        <h2>{m.title()}</h2>
        <span>{m.titleNote()}</span>
      </header>
      {lines.status === 'loading' && <Bones label={m.loading()} lines={4} />}
      {lines.status === 'error' && (
        <ErrorState small title={m.failed()} onRetry={lines.retry}>
          {lines.message}
        </ErrorState>
      )}
      {lines.status === 'ready' && <Lines lines={lines.value} older={older} desk={desk} />}
      <BackchannelComposer desk={desk} />
    </div>
  );
}

type LinesProps = Omit<BackchannelViewProps, 'lines'> & { lines: readonly Line[] };

function Lines({ lines, older, desk }: LinesProps) {
  const { room, uid } = useDebateRoom();
  const { run } = useRoomCommands();
  const keys = useMemo(
    () => [...lines.map(({ id }) => id), ...desk.posts.map(({ commandId }) => commandId)],
    [lines, desk.posts],
  );
  const mine = useMemo(() => {
    const own = lines.filter(({ authorId }) => authorId === uid).map(({ id }) => id);
    return new Set([...own, ...desk.posts.map(({ commandId }) => commandId)]);
  }, [lines, desk.posts, uid]);
  const { ref, onScroll, unseen, toEnd } = useFollow(
    keys,
    useCallback((key: string) => mine.has(key), [mine]),
  );
  useKeepPlace(ref, lines[0]?.id);
  const [reported, setReported] = useState<Line>();
  const [toHide, setToHide] = useState<Line>();
  const hosting = mayHideWords(room, uid)
    ? {
        onHide: setToHide,
        onShow: ({ id }: Line) => void run({ type: 'showMessage', roomId: room.id, said: lineOf(id) }),
      }
    : undefined;
  // Lines that are paged in are no news; they are drawn a moment after the page has come.
  const isNews = useLasting(older.state !== 'loading', PAGED_MS);
  const isFree = older.state === 'rest' && older.problem === null;
  const onReach = useAskAtBeginning(ref, isFree ? older.more : undefined);
  return (
    <section
      ref={ref}
      onScroll={() => {
        onScroll();
        onReach();
      }}
      className="relative max-h-[45dvh] overflow-y-auto [overflow-anchor:none] lg:max-h-[19rem]"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
      aria-label={m.lines()}
    >
      {older.state !== 'none' && (
        <Button size="sm" look="quiet" icon={ArrowUp} busy={older.state === 'loading'} onClick={older.more}>
          {m.earlier()}
        </Button>
      )}
      {older.problem && <p className="hint hint-bad">{older.problem}</p>}
      {keys.length === 0 && <p className="small muted">{m.empty()}</p>}
      <div role="log" aria-label={m.title()} aria-live={isNews ? 'polite' : 'off'} className="chat">
        {lines.map((line) => (
          <ChatLine key={line.id} line={line} onReport={setReported} hosting={hosting} />
        ))}
        {desk.posts.map((post) => (
          <PostLine key={post.commandId} post={post} desk={desk} />
        ))}
      </div>
      {reported && <ReportChatLine line={reported} onClose={() => setReported(undefined)} />}
      {toHide && (
        <HideDialog
          said={lineOf(toHide.id)}
          author={shownName(toHide.authorName)}
          text={toHide.text}
          onClose={() => setToHide(undefined)}
        />
      )}
      {unseen > 0 && (
        <div className="new-below mx-auto grid w-fit">
          <Button size="sm" icon={ArrowDown} onClick={toEnd}>
            {m.newLines({ count: unseen })}
          </Button>
        </div>
      )}
    </section>
  );
}
