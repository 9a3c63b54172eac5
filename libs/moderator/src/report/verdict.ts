import {
  type CaseVerdict,
  type Ground,
  type LinkedWords,
  type Reading,
  type Side,
  type WorkedBy,
} from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-report';
import type { Criterion, ModelVerdict } from '../language-model/judge.ts';
import { intervalOf } from './score.ts';
import { linkOf, strongestEvidence, type Matter } from './matter.ts';
import type { Count, Tally } from './tally.ts';

/**
 * A side's record over the whole debate, and how many of the other side's claims it answered among those it had the
 * turn for.
 */
export type Case = { tally: Tally; met: Pick<Count, 'hits' | 'chances'>; matter: readonly Matter[] };

type Better = 'first' | 'second' | 'equal';
type Share = Pick<Count, 'hits' | 'chances'>;

/** The measure of each criterion. */
const CRITERIA: Readonly<Record<Criterion, (side: Case) => Share[]>> = {
  matter: ({ tally }) => [tally.argument, tally.evidence],
  clash: ({ tally, met }) => [tally.engagement, met],
  method: ({ tally }) => [tally.clarity, tally.weighing],
};

/** Compares two cases without knowing their sides. Undecided if the difference may be chance. */
function compareCases(first: Case, second: Case): Record<Criterion, Better> {
  const compare = (criterion: Criterion): Better => {
    const [one, other] = [first, second].map((side) => together(CRITERIA[criterion](side)));
    return one && other ? better(one, other) : 'equal';
  };
  return { matter: compare('matter'), clash: compare('clash'), method: compare('method') };
}

function together(shares: readonly Share[]): Share {
  return {
    hits: shares.reduce((sum, { hits }) => sum + hits, 0),
    chances: shares.reduce((sum, { chances }) => sum + chances, 0),
  };
}

/** Better if even its low estimate reaches the other one's result. */
function better(one: Share, other: Share): Better {
  if (one.chances === 0 || other.chances === 0) return 'equal';
  const [ownShare, otherShare] = [one.hits / one.chances, other.hits / other.chances];
  if (intervalOf(one)[0] > otherShare && intervalOf(other)[1] < ownShare) return 'first';
  if (intervalOf(other)[0] > ownShare && intervalOf(one)[1] < otherShare) return 'second';
  return 'equal';
}

/** The embedded engine's verdict: the cases compared once with each of them first. */
export function judgeTwice(cases: Readonly<Record<Side, Case>>): CaseVerdict {
  const hear = (first: Side, second: Side): Reading => {
    const found = compareCases(cases[first], cases[second]);
    const sideOf = (which: Better) => (which === 'equal' ? which : which === 'first' ? first : second);
    return readingOf(first, {
      matter: sideOf(found.matter),
      clash: sideOf(found.clash),
      method: sideOf(found.method),
    });
  };
  return {
    ...verdictOf('embedded', hear('for', 'against'), hear('against', 'for')),
    grounds: {
      matter: groundsOf('matter', cases),
      clash: groundsOf('clash', cases),
      method: groundsOf('method', cases),
    },
  };
}

/** The words that show each criterion best: the strongest evidence, the words that answer, those that weigh or signpost. */
const SHOWN: Readonly<Record<Criterion, (side: Case) => (LinkedWords | null | undefined)[]>> = {
  matter: ({ tally, matter }) => [linked(strongestEvidence(matter)), tally.argument.best],
  clash: ({ tally, matter }) => [
    linked(matter.find(({ restates }) => restates)),
    linked(matter.find(({ messageId }) => messageId === tally.engagement.best?.messageId)),
    tally.engagement.best,
  ],
  method: ({ tally }) => [tally.weighing.best, tally.clarity.best],
};

function groundsOf(criterion: Criterion, cases: Readonly<Record<Side, Case>>): Record<Side, Ground> {
  const of = (side: Side): Ground => {
    const [first] = SHOWN[criterion](cases[side]).filter((words) => words !== null && words !== undefined);
    return { ...together(CRITERIA[criterion](cases[side])), words: first ? [first] : [] };
  };
  return { for: of('for'), against: of('against') };
}

function linked(matter: Matter | undefined): LinkedWords | undefined {
  return matter && linkOf(matter);
}

export function readingOf(first: Side, { matter, clash, method }: ModelVerdict): Reading {
  const points = { for: 1, against: -1, equal: 0 } as const;
  const lead = points[matter] + points[clash] + points[method];
  return { first, matter, clash, method, lead };
}

/** A winner only if both readings name the same one. */
export function verdictOf(engine: CaseVerdict['engine'], one: Reading, other: Reading): CaseVerdict {
  const winners = [one, other].map(({ lead }) => (lead === 0 ? null : lead > 0 ? 'for' : 'against'));
  const [first = null, second = null] = winners;
  return { engine, readings: [one, other], winner: first === second ? first : null };
}

/** Who read the cases; empty for the embedded engine where no model was asked. */
const READER_WORDS: Readonly<Record<WorkedBy, () => string>> = {
  embedded: () => '',
  model: m.readByModel,
  embeddedInstead: m.readInstead,
};

/** A verdict in the report's form. */
export function verdictWords({ engine, readings, winner }: CaseVerdict): string {
  const [first = 0, second = 0] = readings.map(({ lead }) => lead);
  const leads = { firstLead: Math.abs(first), secondLead: Math.abs(second) };
  const found = winner
    ? m.won({ side: winner, ...leads })
    : m.tooClose({ first: leader(first), second: leader(second), ...leads });
  const reader = READER_WORDS[engine]();
  return reader ? `${found} ${reader}` : found;
}

function leader(lead: number): Side | 'neither' {
  if (lead === 0) return 'neither';
  return lead > 0 ? 'for' : 'against';
}
