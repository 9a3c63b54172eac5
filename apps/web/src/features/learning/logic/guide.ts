import { seatName, type Format, type StepKind } from '@rostrum/domain';
import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/learning';

/** The purpose of a kind of step, and advice for it. */
export type Guide = { purpose: string; tips: readonly string[] };

export function preparationGuide(): Guide {
  return {
    purpose: m.preparationPurpose(),
    tips: [m.preparationChange(), m.preparationTwoReasons(), m.preparationAgainst()],
  };
}

/** By kind, for the first step of that kind and for later ones: the second speaker answers. */
const stepGuides = (): Readonly<Record<StepKind, { first: Guide; later: Guide }>> => ({
  speech: {
    first: {
      purpose: m.openingPurpose(),
      tips: [m.openingClaim(), m.openingDefine(), m.openingEnd()],
    },
    later: {
      purpose: m.secondPurpose(),
      tips: [m.secondAgree(), m.secondStrongest(), m.secondOwn()],
    },
  },
  crossExamination: sameThroughout({
    purpose: m.crossPurpose(),
    tips: [m.crossOneThing(), m.crossMark(), m.crossAnswer()],
  }),
  crossfire: sameThroughout({
    purpose: m.crossfirePurpose(),
    tips: [m.crossfireBegin(), m.crossfireTwo(), m.crossfireHold()],
  }),
  discussion: sameThroughout({
    purpose: m.discussionPurpose(),
    tips: [m.discussionOne(), m.discussionTakeUp(), m.discussionRoom()],
  }),
  questions: sameThroughout({
    purpose: m.questionsPurpose(),
    tips: [m.questionsOne(), m.questionsPerson(), m.questionsUnknown()],
  }),
  openFloor: sameThroughout({
    purpose: m.openFloorPurpose(),
    tips: [m.openFloorWhich(), m.openFloorOne(), m.openFloorTie()],
  }),
  vote: sameThroughout({
    purpose: m.votePurpose(),
    tips: [m.voteMotion(), m.voteUndecided(), m.voteChange()],
  }),
  rebuttal: {
    first: {
      purpose: m.rebuttalPurpose(),
      tips: [m.rebuttalQuote(), m.rebuttalNoNew(), m.rebuttalFinish()],
    },
    later: {
      purpose: m.lastPurpose(),
      tips: [m.lastAnswer(), m.lastDiffer(), m.lastWeigh()],
    },
  },
});

function sameThroughout(guide: Guide): { first: Guide; later: Guide } {
  return { first: guide, later: guide };
}

/** The purpose of the step at `index`. */
export function guideOf(format: Format, index: number): Guide | undefined {
  const step = format.steps[index];
  if (!step) return undefined;
  const isFirst = format.steps.findIndex(({ kind }) => kind === step.kind) === index;
  return stepGuides()[step.kind][isFirst ? 'first' : 'later'];
}

/** The speakers of a step, in words: "For", "Against", "Both". */
export function speakersOf(format: Format, seatIds: readonly string[]): string {
  const names = format.seats.filter(({ id }) => seatIds.includes(id)).map((seat) => seatName(format, seat));
  return names.length === format.seats.length && names.length > 1 ? m.both() : formatList(names);
}
