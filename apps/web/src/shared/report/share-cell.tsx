import type { Side } from '@rostrum/domain';
import { AirtimeBar } from '@rostrum/ui';

export type ShareCellProps = {
  /** 0 … 1 of what was said. */
  share: number;
  side: Side | null | undefined;
  /** An even share; null where there is none. */
  fair: number | null;
};

/** How much of what was said somebody said, beside an even share for a debater. */
export function ShareCell({ share, side, fair }: ShareCellProps) {
  return (
    <td className="n">
      {Math.round(share * 100)}%
      {side && fair !== null && (
        <span className={side}>
          <AirtimeBar share={share} fair={fair} />
        </span>
      )}
    </td>
  );
}
