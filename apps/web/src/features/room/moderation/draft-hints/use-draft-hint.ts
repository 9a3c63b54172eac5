import { useEffect, useRef, useState } from 'react';
import type { Span } from '@rostrum/domain';
import { useSettled } from '../../../../shared/timing/use-settled.ts';
import type { DraftHint, DraftSetting } from '../../../../shared/engine/jobs/judge-draft.ts';
import { startHints, type HintService } from './hints.ts';

/** So long after the last key the moderator looks at a draft, in milliseconds. */
const HINT_AFTER_MS = 250;

export type DraftHintSource = {
  text: string;
  uid: string;
  room: DraftSetting;
  recent: readonly string[];
  /** Whether somebody has begun to use the composer: before that, nothing loads. */
  isUsed: boolean;
};

/** A hint about the current words, and its places in them. */
export type HintNow = DraftHint & { marks: readonly Span[] };

/** The moderator's words about a draft; undefined while it is silent or has not looked yet. */
export function useDraftHint(
  source: DraftHintSource,
  start: () => HintService = startHints,
): HintNow | undefined {
  const { text, uid, room, recent, isUsed } = source;
  const service = useRef<HintService>(undefined);
  const [found, setFound] = useState<{ text: string; hint: DraftHint | null }>();
  const settled = useSettled(text, HINT_AFTER_MS);
  const context = useRef({ uid, room, recent });
  useEffect(() => {
    context.current = { uid, room, recent };
  });
  useEffect(() => {
    if (!isUsed) return undefined;
    const started = start();
    service.current = started;
    return () => {
      started.stop();
      service.current = undefined;
    };
  }, [isUsed, start]);
  useEffect(() => {
    if (settled.trim() === '') return;
    service.current?.ask({ text: settled, ...context.current }, (hint) => setFound({ text: settled, hint }));
  }, [isUsed, settled, room.strictness, room.debate.moderatorPaused]);

  if (!found?.hint || text.trim() === '') return undefined;
  const marks = marksIn(text, found.text, found.hint.spans);
  // The words it was about are gone, and so is the hint.
  return marks.length < found.hint.spans.length ? undefined : { ...found.hint, marks };
}

/** The marks in a text whose words are unchanged after an edit. */
export function marksIn(text: string, judged: string, spans: readonly Span[]): Span[] {
  return spans.filter(({ start, end }) => text.slice(0, end) === judged.slice(0, end) && start < end);
}
