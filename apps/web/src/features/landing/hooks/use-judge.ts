import { useEffect, useState } from 'react';
import type { BesidePage } from '../../../shared/engine/beside-page.ts';
import type { Judged } from '../../../shared/engine/jobs/judge-visitor.ts';
import { EXAMPLE } from '../logic/example.ts';

type Judging = Judged & {
  /** Whether the verdict is about exactly these words. */
  ready: boolean;
  /** Whether the engine is there or on its way. */
  asked: boolean;
  fetchEngine: () => void;
};

const NOTHING_YET: Judged = { verdict: null, isRead: true };

/** The moderator's engine, loaded when somebody begins to write, and its verdict on the draft; the one before until then. */
export function useJudge(text: string): Judging {
  const [engine, setEngine] = useState<BesidePage<'judgeVisitor'>>();
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<Judged & { text: string }>();
  const isWritten = text.trim() !== '';
  useEffect(() => {
    if (isWritten)
      engine?.ask({ text, motion: EXAMPLE.motion, opponent: EXAMPLE.against.name }, (judged) =>
        setFound({ text, ...judged }),
      );
  }, [engine, text, isWritten]);
  useEffect(() => () => engine?.stop(), [engine]);
  const fail = () => {
    setEngine(undefined);
    setAsked(false);
  };
  const fetchEngine = () => {
    if (asked) return;
    setAsked(true);
    import('../../../shared/engine/beside-page.ts').then(
      ({ startBeside }) => setEngine(startBeside('judgeVisitor', fail)),
      fail,
    );
  };
  return { ...((isWritten && found) || NOTHING_YET), ready: found?.text === text, asked, fetchEngine };
}
