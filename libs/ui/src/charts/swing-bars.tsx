import * as m from '@rostrum/words/charts';
import type { VoteCounts } from './swing-chart.tsx';

const WIDTH = 160;
const GAP = 1.5;
const ORDER = ['for', 'undecided', 'against'] as const;
const CLASSES = { for: 'f', undecided: 'u', against: 'a' } as const;

/** The vote before above the vote after, each as one bar: For from the left, Against from the right. */
export function SwingBars({ before, after }: { before: VoteCounts; after: VoteCounts }) {
  return (
    <svg
      className="swing-bars"
      viewBox={`0 0 ${WIDTH} 18`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of elements is no img
      role="img"
      aria-label={m.swing({ before: wordsOf(before), after: wordsOf(after) })}
    >
      <Bar votes={before} y={0} />
      <Bar votes={after} y={11} />
    </svg>
  );
}

function Bar({ votes, y }: { votes: VoteCounts; y: number }) {
  const all = totalOf(votes);
  let x = 0;
  return ORDER.map((choice) => {
    const width = all === 0 ? 0 : ((votes[choice] ?? 0) / all) * WIDTH;
    const bar = (
      <rect
        key={choice}
        className={CLASSES[choice]}
        x={x}
        y={y}
        width={Math.max(0, width - GAP)}
        height="7"
      />
    );
    x += width;
    return bar;
  });
}

const totalOf = (votes: VoteCounts) => votes.for + (votes.undecided ?? 0) + votes.against;

function wordsOf(votes: VoteCounts): string {
  const all = Math.max(1, totalOf(votes));
  return ORDER.map((choice) => Math.round(((votes[choice] ?? 0) / all) * 100)).join(', ');
}
