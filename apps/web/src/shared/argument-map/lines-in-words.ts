import type { Fate } from '@rostrum/domain';
import type { LineOfArgument } from '@rostrum/moderator/map';
import * as m from '@rostrum/words/argument-map';

/** "4 lines of argument: 2 answered, 1 dropped, 1 conceded" */
export function linesInWords(lines: readonly LineOfArgument[]): string {
  const counts = new Map<Fate, number>();
  for (const { fate } of lines) if (fate !== null) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  const parts = [...counts].map(([fate, count]) => m.fate({ count, fate }));
  const all = m.lines({ count: lines.length });
  return parts.length === 0 ? all : m.linesAndFates({ lines: all, fates: parts.join(', ') });
}
