import type { Ledger, Side } from '@rostrum/domain';
import { nameRule } from '../house-rules.ts';
import type { Signal } from '../signals/signal.ts';
import { intervene } from './intervention.ts';
import { listPeople } from './people.ts';
import type { PolicyDecision, PolicyInput } from './policy.ts';
import { reaches, STRICTNESS } from './strictness.ts';

type Posted = Extract<PolicyInput, { type: 'posted' }>;
type Outcome = { ledger: Ledger; decisions: PolicyDecision[] };

/** A posted message: out of turn it is held; an attack on a person is held or noted, by strictness. */
export function judgePosted(ledger: Ledger, input: Posted, atMs: number): Outcome {
  if (input.standing === 'outOfTurn') {
    return { ledger: count(ledger, 'outOfTurn', input.side, true), decisions: [outOfTurn(input, atMs)] };
  }
  const attack = input.signals.find((signal) => signal.kind === 'personAttack');
  if (!attack) return { ledger, decisions: [{ act: 'silence', because: 'nothing was found' }] };
  const decision = personAttack(input, attack, atMs);
  return {
    ledger: count(ledger, 'personAttack', input.side, decision.act !== 'silence'),
    decisions: [decision],
  };
}

function outOfTurn(input: Posted, atMs: number): PolicyDecision {
  const { messageId, authorId, side, floor, names } = input;
  const holders = listPeople(floor, names);
  const words = {
    to: authorId,
    messageId,
    side,
    rule: nameRule('turn'),
    says: `${readers(input)} ${holders ? `${holders} ${floor.length === 1 ? 'has' : 'have'} the floor` : 'Nobody has the floor yet'}; send it when it is your turn.`,
    why: [
      { label: 'Rule', value: nameRule('turn') },
      { label: 'Floor', value: holders || 'nobody' },
    ],
  };
  return intervene('outOfTurn', messageId, atMs, words, true);
}

function personAttack(input: Posted, attack: Signal, atMs: number): PolicyDecision {
  const { holdFrom, noteFrom } = STRICTNESS[input.strictness];
  const holds = reaches(attack.band, holdFrom);
  if (!holds && !reaches(attack.band, noteFrom)) {
    return { act: 'silence', because: `confidence ${attack.band} is below what this room acts on` };
  }
  const [span] = attack.spans;
  const words = {
    to: input.authorId,
    messageId: input.messageId,
    side: input.side,
    rule: nameRule('claim'),
    says: holds
      ? `${readers(input)} One phrase speaks about a person, not about a claim.`
      : `${readers(input)} One phrase may read as being about a person. It was sent as it is.`,
    quote: span ? input.text.slice(span.start, span.end) : null,
    spans: attack.spans,
    why: whyAttack(attack),
  };
  return intervene('personAttack', input.messageId, atMs, words, holds);
}

/** Who can see the words that are held, or a note about them. */
function readers({ authorId, hostId }: Posted): string {
  const hostReads = hostId !== null && hostId !== authorId;
  return hostReads ? 'Only you and the host can see this.' : 'Only you can see this.';
}

function whyAttack(attack: Signal) {
  const [span] = attack.spans;
  return [
    { label: 'Rule', value: nameRule('claim') },
    ...(span
      ? [{ label: 'Found in', value: `characters ${span.start + 1}–${span.end} of your message` }]
      : []),
    ...attack.features,
    { label: 'Confidence', value: `${attack.band}, ${attack.score.toFixed(2)}` },
  ];
}

/** What is found is counted by side; words from the audience belong to none. */
function count(ledger: Ledger, act: string, side: Side | null, acted: boolean): Ledger {
  if (side === null) return ledger;
  const none = { found: { for: 0, against: 0 }, acted: { for: 0, against: 0 } };
  const row = ledger[act] ?? none;
  const plus = (counts: Record<Side, number>, by: number) => ({ ...counts, [side]: counts[side] + by });
  return { ...ledger, [act]: { found: plus(row.found, 1), acted: plus(row.acted, acted ? 1 : 0) } };
}
