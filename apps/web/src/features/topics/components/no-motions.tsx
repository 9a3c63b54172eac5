import type { WhyNoMotions } from '@rostrum/domain';
import { Button, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/topics';
import { categoryWords } from '../../../shared/motions/category-words.ts';
import type { Outcome } from '../logic/topic-draft.ts';

const reasons: Readonly<Record<WhyNoMotions, { title: () => string; advice: () => string }>> = {
  empty: { title: m.noneEmpty, advice: m.noneEmptyHint },
  unreadable: { title: m.noneUnreadable, advice: m.noneUnreadableHint },
  private: { title: m.nonePrivate, advice: m.nonePrivateHint },
  unkind: { title: m.noneUnkind, advice: m.noneUnkindHint },
  nothingNear: { title: m.noneNear, advice: m.noneNearHint },
  nothingMore: { title: m.noneMore, advice: m.noneMoreHint },
};

type NoMotionsProps = {
  why: WhyNoMotions;
  nearest: Outcome['nearest'];
  onCategory: (category: string) => void;
};

/** Why there is no motion for a wish, and the nearest categories to look into. */
export function NoMotions({ why, nearest, onCategory }: NoMotionsProps) {
  const { title, advice } = reasons[why];
  return (
    <EmptyState
      small
      title={title()}
      action={
        nearest.length > 0 && (
          <>
            <span className="small muted">{m.tryCategories()}</span>
            {nearest.map((category) => (
              <Button key={category} size="sm" onClick={() => onCategory(category)}>
                {categoryWords(category)}
              </Button>
            ))}
          </>
        )
      }
    >
      {advice()}
    </EmptyState>
  );
}
