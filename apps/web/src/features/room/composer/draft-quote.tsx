import { shownName } from '@rostrum/domain';
import type { Draft } from '@rostrum/data';
import { QuoteBlock } from '@rostrum/ui';

/** The words that a draft answers, until they are taken away. */
export function DraftQuote({ draft, onDraft }: { draft: Draft; onDraft: (draft: Draft) => void }) {
  const { text, replaces, quotes } = draft;
  if (!quotes) return null;
  return (
    <QuoteBlock
      author={shownName(quotes.authorName)}
      text={quotes.text}
      onRemove={() => onDraft({ text, replaces })}
    />
  );
}
