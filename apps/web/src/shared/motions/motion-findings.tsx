import { countCharacters, LIMITS, tidyTitle } from '@rostrum/domain';
import { checkMotion, type MotionFinding } from '@rostrum/moderator/motions';
import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/motions';
import { Ban, MessageCircleQuestion, Search } from 'lucide-react';
import { useDeferredValue, useId, useMemo } from 'react';
import { findingWords } from './finding-words.ts';

export type MotionFindingsProps = {
  motion: string;
  /** Accepts the rewritten motion; without it the view offers none. */
  onRewrite?: ((motion: string) => void) | undefined;
};

/** The fairness check of a motion: its findings, why they matter, and a better wording. */
export function MotionFindings({ motion, onRewrite }: MotionFindingsProps) {
  const labelId = useId();
  const text = useDeferredValue(tidyTitle(motion));
  const findings = useMemo(() => checkMotion(text), [text]);
  if (countCharacters(text) < LIMITS.motionMinLength) return null;
  return (
    <div className="grid gap-2">
      <p className="label" id={labelId}>
        {m.fairnessCheck()}
      </p>
      {findings.length === 0 ? (
        <p className="flex gap-2 text-sm">
          <Search className="icon icon-sm mt-1 flex-none" aria-hidden />
          <span className="muted">{m.nothingFound()}</span>
        </p>
      ) : (
        <ul className="grid gap-3 text-sm" aria-labelledby={labelId}>
          {findings.map((finding, at) => (
            <Finding
              key={`${finding.kind}-${finding.start}`}
              {...{ finding, text }}
              onRewrite={isOfferedLater(findings, at) ? undefined : onRewrite}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A rewrite that corrects several findings stands once, below the last of them. */
function isOfferedLater(findings: readonly MotionFinding[], at: number): boolean {
  const rewrite = findings[at]?.rewrite;
  return findings.slice(at + 1).some((later) => later.rewrite === rewrite);
}

/** Longer words need no quoting: the motion stands right above. */
const LONGEST_QUOTE = 60;

type FindingProps = { finding: MotionFinding; text: string } & Pick<MotionFindingsProps, 'onRewrite'>;

function Finding({ finding: { kind, start, end, reason, rewrite }, text, onRewrite }: FindingProps) {
  const quote = text.slice(start, end);
  const isQuoted = quote.length <= LONGEST_QUOTE && quote !== text && !reason.includes(quote);
  const Sign = kind === 'attacksPeople' ? Ban : MessageCircleQuestion;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2 gap-y-1">
      <Sign className="icon icon-sm mt-1" aria-hidden />
      <p>
        <span className="font-medium">{findingWords[kind]()}.</span>{' '}
        {isQuoted && <q className="serif">{quote}</q>} {reason}
      </p>
      {rewrite !== null && onRewrite && (
        <p className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="serif muted">{rewrite}</span>
          <Button size="sm" aria-label={m.useMotion({ motion: rewrite })} onClick={() => onRewrite(rewrite)}>
            {m.use()}
          </Button>
        </p>
      )}
    </li>
  );
}
