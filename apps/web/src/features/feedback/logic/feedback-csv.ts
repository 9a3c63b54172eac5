import type { DebateFeedback } from '@rostrum/data';
import { csvFile, DIMENSIONS, type Room } from '@rostrum/domain';

/** All of one's scores as a table, oldest debate first; missing judgements are empty. */
export function feedbackCsv(feedback: readonly DebateFeedback[], rooms: readonly Room[]): string {
  const rows = feedback
    .toReversed()
    .map((debate) => [
      new Date(debate.writtenAtMs).toISOString(),
      rooms.find(({ id }) => id === debate.roomId)?.motion ?? '',
      debate.side,
      ...DIMENSIONS.map((dimension) =>
        String(debate.dimensions.find((one) => one.dimension === dimension)?.score ?? ''),
      ),
      String(debate.answered),
      String(debate.dropped),
    ]);
  const head = ['date', 'motion', 'side', ...DIMENSIONS, 'answered', 'dropped'];
  return csvFile([head, ...rows]);
}
