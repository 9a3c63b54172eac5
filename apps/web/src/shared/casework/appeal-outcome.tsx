import type { Verdict } from '@rostrum/domain';
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

const VERDICTS: Readonly<Record<Verdict, string>> = {
  upheld: 'Another moderator looked at it: the decision stands.',
  overturned: 'Another moderator looked at it and took the decision back.',
};

/** The outcome of an appeal. */
export function AppealOutcome({ appeal: { atMs, reason, verdict, answer } }: { appeal: SentAppeal }) {
  return (
    <div className="grid gap-2">
      <p className="small muted num">You appealed on {whenWords(atMs)}.</p>
      {reason && (
        <blockquote className="serif wrap-anywhere whitespace-pre-line" dir="auto">
          {reason}
        </blockquote>
      )}
      <p>
        <b className="font-medium">
          {verdict === null ? 'It waits for a moderator who had no part in the decision.' : VERDICTS[verdict]}
        </b>
      </p>
      {answer && <p className="wrap-anywhere whitespace-pre-line">{answer}</p>}
    </div>
  );
}
