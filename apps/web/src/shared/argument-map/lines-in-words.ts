import type { Fate } from '@rostrum/domain';
import { FATE_WORDS, type LineOfArgument } from '@rostrum/moderator/map';

/** "4 lines of argument: 2 answered, 1 dropped, 1 conceded" */
export function linesInWords(lines: readonly LineOfArgument[]): string {
  const counts = new Map<Fate, number>();
  for (const { fate } of lines) if (fate !== null) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  const parts = [...counts].map(([fate, count]) => `${count} ${FATE_WORDS[fate].toLowerCase()}`);
  const all = lines.length === 1 ? '1 line of argument' : `${lines.length} lines of argument`;
  return parts.length === 0 ? all : `${all}: ${parts.join(', ')}`;
}
