import {
  ACTS_ON,
  type CaseReason,
  type HouseAct,
  type HouseActKind,
  type SubjectKind,
} from '@rostrum/domain';

/** A decision while it is made. */
export type DecisionDraft = {
  kinds: readonly HouseActKind[];
  /** For a closed debate: only the house reads it. */
  isHidden: boolean;
  /** The length of a suspension; null for a permanent one. */
  days: number | null;
  ground: CaseReason;
  explanation: string;
  isUnfounded: boolean;
};

export function newDraft(ground: CaseReason): DecisionDraft {
  return { kinds: [], isHidden: false, days: 7, ground, explanation: '', isUnfounded: false };
}

/** The acts that a draft chooses, in the order in which they are offered. */
export function houseActsOf(kind: SubjectKind, { kinds, isHidden, days }: DecisionDraft): HouseAct[] {
  return ACTS_ON[kind]
    .filter((act) => kinds.includes(act))
    .map((act): HouseAct => {
      if (act === 'closeRoom') return { act, isHidden };
      return act === 'suspend' ? { act, days } : { act };
    });
}

/** What is decided about a topic that waits. */
export type WaitingAct = Extract<HouseActKind, 'publishTopic' | 'refuseTopic'>;

export function waitingActOf({ kinds }: DecisionDraft): WaitingAct | undefined {
  return kinds.find((kind) => kind === 'publishTopic' || kind === 'refuseTopic');
}

/** The draft that publishes a topic that waits, and does nothing else, or refuses it. */
export function withWaitingAct(draft: DecisionDraft, act: WaitingAct): DecisionDraft {
  const others = draft.kinds.filter((kind) => kind !== 'publishTopic' && kind !== 'refuseTopic');
  return { ...draft, kinds: act === 'publishTopic' ? [act] : [act, ...others] };
}

/** The draft with an act chosen that was not, or the other way round. */
export function toggled(draft: DecisionDraft, act: HouseActKind): DecisionDraft {
  const { kinds } = draft;
  const next = kinds.includes(act) ? kinds.filter((one) => one !== act) : [...kinds, act];
  return { ...draft, kinds: next, isUnfounded: next.length === 0 && draft.isUnfounded };
}

/** The draft with the proposal of the rule for repeat offenders. */
export function withProposal(draft: DecisionDraft, { act: proposed }: { act: HouseAct }): DecisionDraft {
  const others = draft.kinds.filter((one) => one !== 'warn' && one !== 'suspend');
  const days = proposed.act === 'suspend' ? proposed.days : draft.days;
  return { ...draft, kinds: [...others, proposed.act], days, isUnfounded: false };
}
