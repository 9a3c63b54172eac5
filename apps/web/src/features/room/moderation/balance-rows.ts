import { ledgerWord, type Ledger, type PausedActs, type Side } from '@rostrum/domain';

/** The counts of one side: found, acted on, left alone. */
export type Balance = { found: number; acted: number; silent: number };

export type BalanceRow = {
  act: string;
  words: string;
  sides: Record<Side, Balance>;
  /** Who paused the type, if anybody did. */
  pausedBy: 'host' | 'people' | undefined;
};

/** The ledger row by row, most frequent first; a paused type is listed even without findings. */
export function balanceRows(ledger: Ledger, paused: PausedActs = {}): BalanceRow[] {
  const pausedBy = new Map(Object.entries(paused));
  const acts = [...new Set([...Object.keys(ledger), ...pausedBy.keys()])];
  return acts
    .map((act): BalanceRow => {
      const row = ledger[act];
      const of = (side: Side) => balance(row?.found[side] ?? 0, row?.acted[side] ?? 0);
      const sides = { for: of('for'), against: of('against') };
      return { act, words: ledgerWord(act), sides, pausedBy: pausedBy.get(act) };
    })
    .sort((one, other) => foundIn(other) - foundIn(one));
}

/** All rows together, by side. */
export function balanceTotal(rows: readonly BalanceRow[]): Record<Side, Balance> {
  const of = (side: Side) =>
    rows.reduce(
      (sum, { sides }) => balance(sum.found + sides[side].found, sum.acted + sides[side].acted),
      balance(0, 0),
    );
  return { for: of('for'), against: of('against') };
}

function balance(found: number, acted: number): Balance {
  return { found, acted, silent: found - acted };
}

function foundIn({ sides }: BalanceRow): number {
  return sides.for.found + sides.against.found;
}
