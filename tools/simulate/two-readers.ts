import { bundledEncoder } from '@rostrum/encoder';
import type { Finding, SignalKind } from '@rostrum/moderator';
import { afterSecondOpinion, needsSecondOpinion, openReader } from '@rostrum/moderator/reader';
import { ENGINES, type Engine } from './engines.ts';

type Reading = Awaited<ReturnType<ReturnType<typeof openReader>['read']>>;

const reader = openReader(bundledEncoder());
const readings = new Map<string, Reading>();

/**
 * Plays with both readers. Plays are synchronous and the encoder is not, so a play that meets unread words is played again
 * once they are read. Readings are kept for the next play.
 */
export async function withBothReaders<Result>(play: (engine: Engine) => Result): Promise<Result> {
  for (;;) {
    const unread = new Map<string, () => Promise<Reading>>();
    const result = play((...said) => secondReading(said[0].text, ENGINES.embedded(...said), unread));
    if (unread.size === 0) return result;
    for (const [key, read] of unread) readings.set(key, await read());
  }
}

function secondReading(
  text: string,
  signals: readonly Finding<SignalKind>[],
  unread: Map<string, () => Promise<Reading>>,
): readonly Finding<SignalKind>[] {
  if (!needsSecondOpinion(signals, reader.suspects(text))) return signals;
  const pointedAt = signals.filter(({ flag }) => flag).map(({ spans }) => spans);
  const key = JSON.stringify([text, pointedAt]);
  if (readings.has(key)) return afterSecondOpinion(signals, readings.get(key));
  unread.set(key, () => reader.read(text, signals));
  return signals;
}
