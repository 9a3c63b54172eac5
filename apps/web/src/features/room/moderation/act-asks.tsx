import { serverNow } from '@rostrum/data';
import type { Intervention } from '@rostrum/domain';
import { staysOn } from '@rostrum/moderator';
import { AlertDialog, Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { Check } from 'lucide-react';
import { canAppeal, canUndo, isJudging, type Rulings } from './rulings.ts';

export type ActAsksProps = {
  act: Intervention;
  /** The author of the message it is about; null without a message, or if unknown. */
  authorId: string | null;
  rulings: Rulings;
};

/** Objections to an act, together on one line: unfair with one tap, an appeal with a reason; the host can undo it. */
export function ActAsks({ act, authorId, rulings }: ActAsksProps) {
  const { uid, onAppeal, onUndo } = rulings;
  const isAsked = isJudging(act.act) || staysOn(act.act);
  const mayAppeal = canAppeal(act, uid, authorId, serverNow());
  const mayUndo = onUndo && canUndo(act, rulings, authorId);
  if (!isAsked || !(isJudging(act.act) || mayAppeal || mayUndo)) return null;
  return (
    <span className="note-asks">
      {isJudging(act.act) && <UnfairButton act={act} rulings={rulings} />}
      {mayAppeal && (
        <Button look="quiet" size="sm" onClick={() => onAppeal(act)}>
          {m.appeal()}
        </Button>
      )}
      {mayUndo && <UndoButton act={act} onUndo={onUndo} />}
    </span>
  );
}

function UnfairButton({ act, rulings: { isUnfair, onUnfair } }: Omit<ActAsksProps, 'authorId'>) {
  const isCalled = isUnfair(act.id);
  return (
    <Button
      look="quiet"
      size="sm"
      icon={isCalled ? Check : undefined}
      aria-pressed={isCalled}
      disabledBecause={isCalled ? m.unfairCalled() : undefined}
      onClick={() => onUnfair(act)}
    >
      {m.unfair()}
    </Button>
  );
}

function UndoButton({ act, onUndo }: { act: Intervention; onUndo: (act: Intervention) => void }) {
  return (
    <AlertDialog
      danger
      title={m.undoTitle()}
      text={m.undoText()}
      confirm={m.undoConfirm()}
      cancel={m.undoCancel()}
      onConfirm={() => onUndo(act)}
      trigger={
        <Button look="quiet" size="sm">
          {m.undo()}
        </Button>
      }
    />
  );
}
