import { NO_DRAFT, useServerNow, useWritingSign, type FloorView } from '@rostrum/data';
import { floorHolders, isJudge, seatTakenBy, trimText, type Room } from '@rostrum/domain';
import { Button, Composer, Switch } from '@rostrum/ui';
import * as m from '@rostrum/words/room-composer';
import { useMemo, useState } from 'react';
import { HintWords, slowUntilMs, useDraftHint } from '../moderation/index.ts';
import { ActionButtons, hostPauseWords, turnActions } from '../actions/index.ts';
import { standingWords } from '../clock/index.ts';
import { composerOf } from './composer-of.ts';
import { DraftQuote } from './draft-quote.tsx';
import { LanguageNote } from './language-note.tsx';
import { OtherDrafts } from './other-drafts.tsx';
import { DictateButton, DictationNote } from '../speech/index.ts';
import { useDebateRoom, useRoomFloor, useRoomPlaces } from '../session/index.ts';

/** How many of the last messages decide whether the tone is rising. */
const RECENT = 2;

/** A debater's input; for everybody else one line that names the holder of the floor. */
export function ComposerBar() {
  const { room, uid } = useDebateRoom();
  const { floor, words } = useRoomFloor();
  const { composer } = useRoomPlaces();
  const { draft, setDraft, sendsDraft } = words;
  const spoken = floor.status === 'ready' ? floor.value : undefined;
  const [isUsed, setUsed] = useState(false);
  const nowMs = useServerNow(1_000);
  const saySo = useWritingSign(room.id, uid, draft.text === '');
  const slow = useMemo(() => slowUntilMs(uid, spoken?.acts ?? []), [uid, spoken]);
  const plan = composerOf(room, uid, nowMs, slow, sendsDraft);
  const recent = useMemo(() => recentWords(spoken), [spoken]);
  const hint = useDraftHint({
    text: draft.text,
    uid,
    room,
    recent,
    isUsed: isUsed || draft.text !== '',
  });
  if (!plan) return <WatcherLine nowMs={nowMs} />;
  return (
    <Composer
      textRef={composer}
      value={draft.text}
      onChange={(text) => {
        setDraft({ ...draft, text });
        if (floorHolders(room.debate).includes(uid)) saySo(text);
      }}
      onSend={() => {
        words.send(draft);
        composer.current?.focus();
      }}
      limit={plan.limit}
      state={plan.state}
      note={plan.note}
      hint={hint && <HintWords hint={hint} isHost={room.hostId === uid} />}
      marks={hint?.marks}
      onUse={() => setUsed(true)}
      onTrim={() => {
        const { kept, rest } = trimText(draft.text, plan.limit);
        setDraft({ ...draft, text: kept });
        words.setAside(rest);
        composer.current?.focus();
      }}
      verb={draft.replaces ? m.resend() : plan.verb}
      placeholder={plan.placeholder}
      aside={
        <Switch
          label={m.sendAtTime()}
          checked={sendsDraft}
          onChange={(event) => words.setSendsDraft(event.currentTarget.checked)}
        />
      }
      actions={
        <>
          {draft.replaces && (
            <Button look="quiet" size="sm" onClick={() => setDraft(NO_DRAFT)}>
              {m.stopEditing()}
            </Button>
          )}
          <DictateButton />
          <TurnButtons nowMs={nowMs} />
        </>
      }
    >
      <LanguageNote />
      <OtherDrafts
        drafts={words.others}
        onTake={(other) => {
          words.takeDraft(other);
          composer.current?.focus();
        }}
        onDrop={({ id }) => words.dropDraft(id)}
      />
      <DictationNote />
      <DraftQuote draft={draft} onDraft={setDraft} />
    </Composer>
  );
}

/** The last public words, oldest first. */
function recentWords(floor: FloorView | undefined): string[] {
  const shown = floor?.messages.filter(({ state }) => state === 'shown') ?? [];
  return shown.slice(-RECENT).map(({ text }) => text);
}

/** Other actions with the floor, besides speaking. */
function TurnButtons({ nowMs }: { nowMs: number }) {
  const { room, uid } = useDebateRoom();
  return <ActionButtons actions={turnActions(room, uid, nowMs)} />;
}

/** The holder of the floor, for a watcher, and the hand that they may raise. */
function WatcherLine({ nowMs }: { nowMs: number }) {
  const { room, uid } = useDebateRoom();
  const { debate } = room;
  const turn = standingWords(room, uid, nowMs);
  // A pause that ends by itself, a missing person or a free seat is shown above, with the possible actions.
  const isHostPause = debate.phase === 'paused' && debate.reason === 'host' && debate.endsAtMs === null;
  const said = isHostPause
    ? hostPauseWords(room, debate, uid)
    : turn
      ? m.sentence({ words: turn })
      : WATCHER_WORDS[debate.phase]?.();
  // A judge has a ballot above and the vote below, and a phone has little room.
  const isOfJury = isJudge(debate, uid);
  if (!said || (isOfJury && debate.phase === 'verdictVote')) return null;
  const isSeated = seatTakenBy(debate, uid) !== undefined;
  const role = isSeated ? 'debater' : isOfJury ? 'judge' : 'watcher';
  return (
    <div className="composer watcher-line">
      <output className="small muted">{m.watcherLine({ role, said })}</output>
      <span className="composer-acts">
        <TurnButtons nowMs={nowMs} />
      </span>
    </div>
  );
}

const WATCHER_WORDS: Partial<Record<Room['debate']['phase'], () => string>> = {
  prep: m.bothPrepare,
};
