import { serverNow } from '@rostrum/data';
import type { Intervention } from '@rostrum/domain';
import { staysOn } from '@rostrum/moderator';
import { AlertDialog, Button } from '@rostrum/ui';
import { Check } from 'lucide-react';
import { canAppeal, canUndo, isJudging, type Rulings } from './rulings.ts';

export type ActAsksProps = {
  act: Intervention;
  /** The author of the message it is about; null without a message, or if unknown. */
  authorId: string | null;
  rulings: Rulings;
};

/** Objections to an act: unfair with one tap, an appeal with a reason; the host can undo it. */
export function ActAsks({ act, authorId, rulings }: ActAsksProps) {
  const { uid, onAppeal, onUndo } = rulings;
  const isAsked = isJudging(act.act) || staysOn(act.act);
  if (!isAsked) return null;
  return (
    <>
      {isJudging(act.act) && <UnfairButton act={act} rulings={rulings} />}
      {canAppeal(act, uid, authorId, serverNow()) && (
        <Button look="quiet" size="sm" onClick={() => onAppeal(act)}>
          Appeal
        </Button>
      )}
      {onUndo && canUndo(act, rulings, authorId) && <UndoButton act={act} onUndo={onUndo} />}
    </>
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
      disabledBecause={
        isCalled ? 'You called this unfair. Once the other side does too, this type is paused.' : undefined
      }
      onClick={() => onUnfair(act)}
    >
      Unfair
    </Button>
  );
}

function UndoButton({ act, onUndo }: { act: Intervention; onUndo: (act: Intervention) => void }) {
  return (
    <AlertDialog
      danger
      title="Take this act back?"
      text="A correction goes to everybody. A message that was held or hidden for it is shown."
      confirm="Take it back"
      cancel="Leave it"
      onConfirm={() => onUndo(act)}
      trigger={
        <Button look="quiet" size="sm">
          Undo
        </Button>
      }
    />
  );
}
