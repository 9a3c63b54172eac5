import { describe, expect, it } from 'vitest';
import { balanceRows, balanceTotal } from './balance-rows.ts';

const ledger = {
  evidence: { found: { for: 1, against: 0 }, acted: { for: 1, against: 0 } },
  personAttack: { found: { for: 2, against: 3 }, acted: { for: 1, against: 3 } },
};

describe('the balance of the moderator', () => {
  it('is the number of findings, acts and passes on each side, most frequent type first', () => {
    expect(balanceRows(ledger).map(({ act, sides }) => [act, sides.for, sides.against])).toEqual([
      ['personAttack', { found: 2, acted: 1, silent: 1 }, { found: 3, acted: 3, silent: 0 }],
      ['evidence', { found: 1, acted: 1, silent: 0 }, { found: 0, acted: 0, silent: 0 }],
    ]);
  });

  it('adds up: its last line is the sum of the others, and found is acted on and left alone', () => {
    const total = balanceTotal(balanceRows(ledger));
    expect(total).toEqual({
      for: { found: 3, acted: 2, silent: 1 },
      against: { found: 3, acted: 3, silent: 0 },
    });
  });

  it('names a paused type and who paused it, even without findings', () => {
    expect(balanceRows({}, { evidence: 'people' })).toMatchObject([
      { words: 'Claim without support', pausedBy: 'people' },
    ]);
    expect(balanceRows(ledger, { personAttack: 'host' })[0]).toMatchObject({ pausedBy: 'host' });
    expect(balanceRows({})).toEqual([]);
  });
});
