import {
  HOUSE_APPEAL_DAYS,
  HOUSE_GROUNDS,
  isBlank,
  isRestricting,
  type Case,
  type HouseAct,
} from '@rostrum/domain';
import * as said from '@rostrum/words/casework';
import * as m from '@rostrum/words/house';
import { houseActsWords } from '../../../../shared/casework/house-act-words.ts';
import { Reasons } from '../../../../shared/casework/reasons.tsx';
import { untilWords } from '../../../../shared/casework/until-words.ts';
import { dayWords } from '../../../../shared/casework/when-words.ts';
import type { DecisionDraft } from '../../logic/draft.ts';

const DAY_MS = 86_400_000;

export type DecisionPreviewProps = {
  reported: Case;
  draft: DecisionDraft;
  acts: readonly HouseAct[];
  nowMs: number;
};

type Point = readonly [term: string, detail: string];

/** The decision as those concerned will read it. */
export function DecisionPreview({ reported, draft, acts, nowMs }: DecisionPreviewProps) {
  const reason = isBlank(draft.explanation) ? '…' : draft.explanation;
  const isWaiting = reported.subject.kind === 'waitingTopic';
  const what: Point = [said.what(), `${houseActsWords(acts)}.`];
  const why: Point = [said.reason(), reason];
  const appeal: Point = [
    said.appeal(),
    m.appealWithin({ day: dayWords(nowMs + HOUSE_APPEAL_DAYS * DAY_MS) }),
  ];
  const restricting: Point[] = isRestricting(acts)
    ? [
        [said.until(), untilWords(acts.length, untilMsOf(acts, nowMs))],
        [said.rule(), said.ruleNotLaw({ rule: HOUSE_GROUNDS[draft.ground]() })],
      ]
    : [];
  // Nobody appeals a publication.
  const isPublished = acts.length > 0 && restricting.length === 0;
  if (isWaiting && acts.length === 0) return null;
  return (
    <section className="preview-box" aria-label={m.preview()}>
      <h2 className="tiny faint">
        {acts.length > 0 ? m.asPerson({ name: reported.aboutName }) : m.asReporters()}
      </h2>
      <Reasons points={[what, ...restricting, why, ...(isPublished ? [] : [appeal])]} />
      {acts.length > 0 && !isWaiting && (
        <p className="tiny faint">{m.previewAdded({ acts: houseActsWords(acts) })}</p>
      )}
    </section>
  );
}

/** The end of the suspension, in epoch milliseconds; null without one, or if it is permanent. */
function untilMsOf(acts: readonly HouseAct[], nowMs: number): number | null {
  const suspension = acts.find((one) => one.act === 'suspend');
  return suspension && suspension.days !== null ? nowMs + suspension.days * DAY_MS : null;
}
