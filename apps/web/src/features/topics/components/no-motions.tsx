import type { WhyNoMotions } from '@rostrum/domain';
import { Button, EmptyState } from '@rostrum/ui';
import type { Outcome } from '../logic/topic-draft.ts';

const WHY: Readonly<Record<WhyNoMotions, { title: string; advice: string }>> = {
  empty: { title: 'I have nothing to go by.', advice: 'Say in a few words what interests you.' },
  unreadable: {
    title: 'I can’t read this.',
    advice: 'I read English, and I don’t know most of these words. Say it in other words.',
  },
  private: {
    title: 'I make no motions about private people.',
    advice: 'Say what the matter is, without the name.',
  },
  unkind: {
    title: 'I make no motions that run people down.',
    advice: 'Say what should change, and leave out what people are.',
  },
  nothingNear: {
    title: 'I have nothing good on this.',
    advice: 'Say it in other words, or write your own motion.',
  },
  nothingMore: {
    title: 'That is all I have on this.',
    advice: 'Change a few words, or write your own motion.',
  },
};

type NoMotionsProps = {
  why: WhyNoMotions;
  nearest: Outcome['nearest'];
  onCategory: (category: string) => void;
};

/** Why there is no motion for a wish, and the nearest categories to look into. */
export function NoMotions({ why, nearest, onCategory }: NoMotionsProps) {
  const { title, advice } = WHY[why];
  return (
    <EmptyState
      small
      title={title}
      action={
        nearest.length > 0 && (
          <>
            <span className="small muted">Or look here:</span>
            {nearest.map((category) => (
              <Button key={category} size="sm" onClick={() => onCategory(category)}>
                {category}
              </Button>
            ))}
          </>
        )
      }
    >
      {advice}
    </EmptyState>
  );
}
