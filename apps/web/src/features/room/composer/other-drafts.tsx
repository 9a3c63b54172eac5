import type { OwnDraft } from '@rostrum/data';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-composer';

type OtherDraftsProps = {
  drafts: readonly OwnDraft[];
  onTake: (draft: OwnDraft) => void;
  onDrop: (draft: OwnDraft) => void;
};

/** How many are offered at once; the next one follows when one is taken or deleted. */
const OFFERED = 2;

/** Drafts of the same person from other tabs and devices, to choose from. */
export function OtherDrafts({ drafts, onTake, onDrop }: OtherDraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <ul className="other-drafts" aria-label={m.otherDrafts()}>
      {drafts.slice(0, OFFERED).map((draft) => (
        <li key={draft.id} className="other-draft">
          <span className="muted">{m.otherDraft()}</span>
          <q className="other-draft-words" dir="auto">
            {draft.text}
          </q>
          <Button size="sm" onClick={() => onTake(draft)}>
            {m.useThis()}
          </Button>
          <Button look="quiet" size="sm" onClick={() => onDrop(draft)}>
            {m.deleteDraft()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
