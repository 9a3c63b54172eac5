import type { Intervention, Restriction, Statement } from '@rostrum/domain';
import type { ReactNode } from 'react';
import * as m from '@rostrum/words/ui-debate';
import { asNode } from '../as-node.ts';
import { ModeratorWords, moderatorWords } from './moderator-words.tsx';
import type { Reason } from './note-actions.tsx';

const RESTRICTION_WORDS: Readonly<Record<Restriction, () => string>> = {
  held: m.restrictedHeld,
  hidden: m.restrictedHidden,
  slowed: m.restrictedSlowed,
  cooledOff: m.restrictedCooledOff,
  stopped: m.restrictedStopped,
};

/** A part of a score, a confidence, or a place by its characters: true, and nothing that a person reads first. */
const FIGURE = /^[+−]\d|^(?:low|medium|high), \d|^characters \d/;
const isFigure = ({ is, value }: Factor) => is === 'figure' || FIGURE.test(value);
type Factor = Intervention['why'][number];
/** The labels of acts that do not say which factor is which. */
// eslint-disable-next-line words/visible -- As they are stored, to compare with.
const LABELS = { because: 'Because', rule: 'Rule', decidedBy: 'Decided by' } as const;
const isFactor = ({ is, label }: Factor, which: keyof typeof LABELS) =>
  is === undefined ? label === LABELS[which] : is === which;

/** The reason of a finding in one sentence, with the words that it is about; undefined if no head gave a reason. */
export function becauseOf({ quote, why }: Pick<Intervention, 'quote' | 'why'>): ReactNode {
  const reason = why.find((factor) => isFactor(factor, 'because'))?.value;
  if (!quote || !reason?.endsWith('.')) return undefined;
  return (
    <ModeratorWords>
      <q>{quote}</q>: {uncapitalised(reason)}
    </ModeratorWords>
  );
}

/** As it continues a sentence. */
function uncapitalised(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

const stored = (words: string) => <ModeratorWords>{words}</ModeratorWords>;
const storedFactor = ({ label, value }: Factor): Reason => ({ term: stored(label), detail: stored(value) });

/**
 * The whole answer to "Why?": the deciding factors in words, label by label, if nothing is restricted; otherwise the whole
 * statement of reasons. The figures behind them are folded. `atTime` formats a moment for people; without it moments are in ISO 8601.
 */
export function reasonsOf(
  { why, statement }: Pick<Intervention, 'why' | 'statement'>,
  atTime: (atMs: number) => string = (atMs) => new Date(atMs).toISOString(),
): Reason[] {
  const factors = why.filter((factor) => !isFigure(factor));
  const figures = figuresIn(why);
  if (!statement) return [...factors.map(storedFactor), ...figures];
  const { restrictions, where, fromMs, untilMs, rule, explanation, appeal, appealUntilMs } = statement;
  const facts = factors.filter((factor) => !isFactor(factor, 'rule') && !isFactor(factor, 'decidedBy'));
  return [
    { term: m.what(), detail: restrictions.map((one) => RESTRICTION_WORDS[one]()).join(' ') },
    { term: m.where(), detail: stored(where) },
    { term: m.since(), detail: atTime(fromMs) },
    { term: m.until(), detail: untilMs === null ? m.untilSentAgain() : atTime(untilMs) },
    { term: m.facts(), detail: facts.length > 0 ? <Facts facts={facts} /> : stored(statement.facts) },
    { term: m.rule(), detail: asNode(m.ruleNotLaw({ rule, words: moderatorWords })) },
    { term: m.reason(), detail: stored(explanation) },
    { term: m.automated(), detail: automationOf(statement) },
    ...why.filter((factor) => isFactor(factor, 'decidedBy')).map(storedFactor),
    {
      term: m.appeal(),
      detail: asNode(m.appealUntil({ appeal, time: atTime(appealUntilMs), words: moderatorWords })),
    },
    ...figures,
  ];
}

function figuresIn(why: readonly Factor[]): Reason[] {
  const figures = why.filter(isFigure);
  if (figures.length === 0) return [];
  const detail = (
    <details>
      <summary>{m.measured()}</summary>
      <Facts facts={figures} />
    </details>
  );
  return [{ term: m.figures(), detail }];
}

function Facts({ facts }: { facts: readonly Factor[] }) {
  return (
    <ul>
      {facts.map(({ label, value }) => (
        <li key={label}>{stored(`${label}: ${value}`)}</li>
      ))}
    </ul>
  );
}

function automationOf({ automatedDetection, automatedDecision, foundBy }: Statement): string {
  const found = automatedDetection ? m.foundByMachine({ foundBy }) : m.foundByPerson();
  return `${found} ${automatedDecision ? m.decidedByMachine() : m.decidedByPerson()}`;
}
