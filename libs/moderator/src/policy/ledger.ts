import { own } from '@rostrum/domain';
import type { Act, Ledger, Pulse, Side } from '@rostrum/domain';

const NONE: Record<Side, number> = { for: 0, against: 0 };

/** Counts something found without an act; it waits in the pulse. Words from the audience belong to no side. */
export function countFound(pulse: Pulse, act: Act, side: Side | null): Pulse {
  if (side === null) return pulse;
  return { ...pulse, found: { ...pulse.found, [act]: plusOne(own(pulse.found, act) ?? NONE, side) } };
}

/** Counts something found and acted on. */
export function countActed(ledger: Ledger, act: Act, side: Side | null): Ledger {
  if (side === null) return ledger;
  const row = own(ledger, act) ?? { found: NONE, acted: NONE };
  return { ...ledger, [act]: { found: plusOne(row.found, side), acted: plusOne(row.acted, side) } };
}

/** Moves the waiting counts from the pulse to the public ledger. */
export function settleLedger(ledger: Ledger, pulse: Pulse): { ledger: Ledger; pulse: Pulse } {
  const waiting = Object.entries(pulse.found);
  if (waiting.length === 0) return { ledger, pulse };
  const rows = waiting.map(([act, found]) => {
    const row = own(ledger, act) ?? { found: NONE, acted: NONE };
    return [act, { found: add(row.found, found), acted: row.acted }] as const;
  });
  return { ledger: { ...ledger, ...Object.fromEntries(rows) }, pulse: { ...pulse, found: {} } };
}

function plusOne(counts: Record<Side, number>, side: Side): Record<Side, number> {
  return { ...counts, [side]: counts[side] + 1 };
}

function add(one: Record<Side, number>, other: Record<Side, number>): Record<Side, number> {
  return { for: one.for + other.for, against: one.against + other.against };
}
