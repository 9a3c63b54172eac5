import type { Verdict } from '@rostrum/domain';
import * as m from '@rostrum/words/casework';
import { whenWords } from './when-words.ts';

/** An appeal as its sender sees it. */
export type SentAppeal = {
  atMs: number;
  /** Their words, if available. */
  reason?: string;
  /** Null as long as nobody has decided. */
  verdict: Verdict | null;
  answer: string;
};

const VERDICTS: Readonly<Record<Verdict, () => string>> = {
  upheld: m.appealUpheld,
  overturned: m.appealOverturned,
};

/** The outcome of an appeal. */
export function AppealOutcome({ appeal: { atMs, reason, verdict, answer } }: { appeal: SentAppeal }) {
  return (
    <div className="grid gap-2">
      <p className="small muted num">{m.appealedOn({ when: whenWords(atMs) })}</p>
      {reason && (
        <blockquote className="serif wrap-anywhere whitespace-pre-line" dir="auto">
          {reason}
        </blockquote>
      )}
      <p>
        <b className="font-medium">{verdict === null ? m.appealWaiting() : VERDICTS[verdict]()}</b>
      </p>
      {answer && <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
    </div>
  );
}
