import type { Intervention, Restriction, Statement } from '@rostrum/domain';
import type { Reason } from './note-actions.tsx';

const RESTRICTION_WORDS: Readonly<Record<Restriction, string>> = {
  held: 'The message is held: it can be edited and sent again',
  hidden: 'The message is hidden until a human decides',
  slowed: 'Its author cannot send for a moment',
  cooledOff: 'Nobody can send for a moment, on both sides alike',
  stopped: 'The debate stands still until a human goes on',
};

const FOUND_BY: Readonly<Record<Statement['foundBy'], string>> = {
  ownInitiative: 'the moderator looked by itself',
  notice: 'somebody gave notice',
};

/**
 * The answer to "Why?": the deciding factors, label by label, if nothing is restricted; otherwise the whole statement
 * of reasons. `atTime` formats a moment for people; without it moments are in ISO 8601.
 */
export function reasonsOf(
  { why, statement }: Pick<Intervention, 'why' | 'statement'>,
  atTime: (atMs: number) => string = (atMs) => new Date(atMs).toISOString(),
): Reason[] {
  if (!statement) return why.map(({ label, value }) => ({ term: label, detail: value }));
  const { restrictions, where, fromMs, untilMs, rule, explanation, appeal, appealUntilMs } = statement;
  const facts = why.filter(({ label }) => label !== 'Rule' && label !== 'Decided by');
  return [
    { term: 'What', detail: `${restrictions.map((one) => RESTRICTION_WORDS[one]).join('. ')}.` },
    { term: 'Where', detail: where },
    { term: 'Since', detail: atTime(fromMs) },
    { term: 'Until', detail: untilMs === null ? 'it is sent again, or a human decides' : atTime(untilMs) },
    { term: 'Facts', detail: facts.length > 0 ? <Facts facts={facts} /> : statement.facts },
    { term: 'Rule', detail: `${rule}. A house rule, not a law.` },
    { term: 'Reason', detail: explanation },
    { term: 'Automated', detail: automationOf(statement) },
    ...why
      .filter(({ label }) => label === 'Decided by')
      .map(({ label, value }) => ({ term: label, detail: value })),
    { term: 'Appeal', detail: `${appeal} Until ${atTime(appealUntilMs)}.` },
  ];
}

function Facts({ facts }: { facts: Intervention['why'] }) {
  return (
    <ul>
      {facts.map(({ label, value }) => (
        <li key={label}>
          {label}: {value}
        </li>
      ))}
    </ul>
  );
}

function automationOf({ automatedDetection, automatedDecision, foundBy }: Statement): string {
  const found = automatedDetection ? `Found by a machine: ${FOUND_BY[foundBy]}` : 'Found by a person';
  return `${found}. ${automatedDecision ? 'Decided by a machine, no person looked yet' : 'Decided by a person'}.`;
}
