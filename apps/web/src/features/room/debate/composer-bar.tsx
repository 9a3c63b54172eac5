import { NO_DRAFT, useServerNow, useWritingSign, type Draft } from '@rostrum/data';
import { floorHolders, seatTakenBy, type Room } from '@rostrum/domain';
import { Button, Composer } from '@rostrum/ui';
import type { Run } from '../use-room-commands.ts';
import { ActButtons } from './act-button.tsx';
import { standingWords } from './clock-lines.tsx';
import { composerOf } from './composer-of.ts';
import { draftHintOf, type DraftHint } from './draft-hint.ts';
import { DraftQuote } from './draft-quote.tsx';
import { HOST_PAUSE } from './pause-words.ts';
import { turnActs } from './turn-acts.ts';
import { useDebounced } from './use-debounced.ts';

/** So long after the last key the moderator looks at a draft. */
const HINT_AFTER_MS = 350;

export type ComposerBarProps = {
  room: Room;
  uid: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSend: (draft: Draft) => void;
  run: Run;
  busy: string | null;
};

/** Where a debater writes; for everybody else one line that says who has the floor. */
export function ComposerBar(props: ComposerBarProps) {
  const { room, uid, draft, onDraft, onSend } = props;
  const nowMs = useServerNow(1_000);
  const saySo = useWritingSign(room.id, uid);
  const plan = composerOf(room, uid, nowMs);
  const hint = draftHintOf(useDebounced(draft.text, HINT_AFTER_MS), room, uid);
  if (!plan) return <WatcherLine {...props} nowMs={nowMs} />;
  return (
    <Composer
      value={draft.text}
      onChange={(text) => {
        onDraft({ ...draft, text });
        if (floorHolders(room.debate).includes(uid)) saySo();
      }}
      onSend={() => onSend(draft)}
      limit={plan.limit}
      state={plan.state}
      note={plan.note}
      hint={draft.text.trim() === '' ? undefined : hint && <Hint {...hint} />}
      verb={draft.replaces ? 'Resend' : plan.verb}
      placeholder={plan.state === 'open' && !plan.held ? 'You have the floor.' : 'Write ahead.'}
      actions={
        <>
          {draft.replaces && (
            <Button look="quiet" size="sm" onClick={() => onDraft(NO_DRAFT)}>
              Stop editing
            </Button>
          )}
          <TurnButtons {...props} nowMs={nowMs} />
        </>
      }
    >
      <DraftQuote draft={draft} onDraft={onDraft} />
    </Composer>
  );
}

function Hint({ quote, holds }: DraftHint) {
  return (
    <>
      <q className="serif">{quote}</q> speaks about a person, not about a claim.{' '}
      {holds
        ? 'Sent like this, it is held until you edit it.'
        : 'It would go out, with a private note to you.'}
    </>
  );
}

/** What else one may do with the floor, beside speaking. */
function TurnButtons({ room, uid, run, busy, nowMs }: TurnButtonsProps) {
  return <ActButtons acts={turnActs(room, uid, nowMs)} roomId={room.id} run={run} busy={busy} />;
}

type TurnButtonsProps = Pick<ComposerBarProps, 'room' | 'uid' | 'run' | 'busy'> & { nowMs: number };

/** Who has the floor, for who watches, and the hand that they may raise. */
function WatcherLine(props: TurnButtonsProps) {
  const { room, uid, nowMs } = props;
  const { debate } = room;
  const turn = standingWords(room, uid, nowMs);
  // Who is missing, or which seat is free, stands above with what can be done about it.
  const isHostPause = debate.phase === 'paused' && debate.reason === 'host';
  const said = isHostPause ? HOST_PAUSE : turn ? `${turn}.` : WATCHER_WORDS[debate.phase];
  if (!said) return null;
  const isSeated = seatTakenBy(debate, uid) !== undefined;
  return (
    <div className="composer watcher-line">
      <output className="small muted">
        {said} {!isSeated && 'You are watching.'}
      </output>
      <span className="composer-acts">
        <TurnButtons {...props} />
      </span>
    </div>
  );
}

const WATCHER_WORDS: Partial<Record<Room['debate']['phase'], string>> = {
  prep: 'Both sides prepare.',
};
