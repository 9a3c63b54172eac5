import type { DebateRecord } from '@rostrum/data';
import {
  onRecord,
  replayMarks,
  replayMoments,
  replaySpan,
  type Intervention,
  type Message,
  type ReplayMark,
  type ReplaySpan,
} from '@rostrum/domain';
import { useMemo } from 'react';

/** A replay's derived data of a record, computed once. */
export type Reel = {
  span: ReplaySpan;
  marks: readonly ReplayMark[];
  /** Every time at which something happens, and those of messages. */
  moments: readonly number[];
  saidMs: readonly number[];
  messages: readonly Message[];
  acts: readonly Intervention[];
};

/** Undefined if there is no log to play back. */
export function useReel(record: DebateRecord): Reel | undefined {
  return useMemo(() => reelOf(record), [record]);
}

function reelOf(record: DebateRecord): Reel | undefined {
  const { room, events } = record;
  const span = replaySpan(events);
  if (!span || events[0]?.type !== 'opened') return undefined;
  const { messages, acts } = onRecord(record);
  const isWithin = ({ atMs }: { atMs: number }) => atMs >= span.fromMs && atMs <= span.toMs;
  return {
    span,
    marks: replayMarks(room, events, acts).filter(isWithin),
    moments: replayMoments(events, messages, acts),
    saidMs: messages.map(({ createdAtMs }) => createdAtMs),
    messages,
    acts,
  };
}
