import { NO_DRAFT, useServerNow, type Draft } from '@rostrum/data';
import type { Room } from '@rostrum/domain';
import { Button, Composer } from '@rostrum/ui';
import { Hand } from 'lucide-react';
import type { Run } from '../use-room-commands.ts';
import { composerOf } from './composer-of.ts';
import { draftHintOf, type DraftHint } from './draft-hint.ts';
import { isOffered, may } from './may.ts';
import { turnWords } from './names.ts';
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
  const plan = composerOf(room, uid, nowMs);
  const hint = draftHintOf(useDebounced(draft.text, HINT_AFTER_MS), room, uid);
  if (!plan) return <WatcherLine room={room} uid={uid} />;
  return (
    <Composer
      value={draft.text}
      onChange={(text) => onDraft({ ...draft, text })}
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
          <YieldButton {...props} nowMs={nowMs} />
        </>
      }
    />
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

function YieldButton({ room, uid, run, busy, nowMs }: ComposerBarProps & { nowMs: number }) {
  const verdict = may(room.debate, { type: 'yield', by: uid }, nowMs);
  if (!isOffered(verdict) || (!verdict.allowed && verdict.refusal === 'not-your-turn')) return null;
  return (
    <Button
      size="sm"
      icon={Hand}
      busy={busy === 'yield'}
      disabledBecause={verdict.allowed ? undefined : verdict.because}
      onClick={() => void run({ type: 'yield', roomId: room.id })}
    >
      Yield
    </Button>
  );
}

/** Who has the floor, for who watches. */
function WatcherLine({ room, uid }: { room: Room; uid: string }) {
  const turn = turnWords(room, uid);
  const words = turn ? `${turn}.` : WATCHER_WORDS[room.debate.phase];
  if (!words) return null;
  return <output className="composer small muted">{words} You are watching.</output>;
}

const WATCHER_WORDS: Partial<Record<Room['debate']['phase'], string>> = {
  prep: 'Both sides prepare.',
  paused: 'The host has paused the debate.',
};
