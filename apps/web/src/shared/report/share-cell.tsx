import type { Side } from '@rostrum/domain';
import { AirtimeBar } from '@rostrum/ui';
import * as m from '@rostrum/words/report-page';

export type ShareCellProps = {
  /** 0 … 1 of all words. */
  share: number;
  side: Side | null | undefined;
  /** An even share; null if there is none. */
  fair: number | null;
};

/** A person's speaking share, beside an even share for a debater. */
export function ShareCell({ share, side, fair }: ShareCellProps) {
  return (
    <td className="n">
      {m.percent({ percent: Math.round(share * 100) })}
      {side && fair !== null && (
        <span className={side}>
          <AirtimeBar share={share} fair={fair} />
        </span>
      )}
    </td>
  );
}
