import { ChevronDown, EyeOff } from 'lucide-react';
import * as m from '@rostrum/words/ui-debate';
import { Mark } from '../components/mark.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { ModeratorWords } from './moderator-words.tsx';
import type { Readers } from './readers.ts';

export interface FoldedNoteProps {
  readers?: Readers | undefined;
  say: string;
  onOpen: () => void;
}

/** A private note on a small screen, before it is opened: one line. */
export function FoldedNote({ readers = 'you', say, onOpen }: FoldedNoteProps) {
  return (
    <button type="button" className="note-folded" aria-expanded="false" onClick={onOpen}>
      <Mark />
      <span>
        <VisuallyHidden>{m.noteFromModerator({ readers: m.onlySee({ readers }) })}</VisuallyHidden>{' '}
        <ModeratorWords>{say}</ModeratorWords>
      </span>
      <EyeOff className="icon icon-sm" />
      <ChevronDown className="icon icon-sm" />
    </button>
  );
}
