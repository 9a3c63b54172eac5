import type { CSSProperties, ReactNode } from 'react';
import { AiBadge } from '../components/ai-badge.tsx';
import { Avatar } from '../components/avatar.tsx';
import type { Presence } from '../components/avatar.tsx';
import type { SideName } from '../components/side.tsx';
import { cx } from '../cx.ts';

export interface PersonRowProps {
  name: string;
  /** No person but a program. */
  isAi?: boolean;
  photo?: string | undefined;
  presence?: Presence | undefined;
  side?: SideName | undefined;
  you?: boolean;
  /** More about the person, as in "first speaker". */
  remark?: ReactNode;
  /** Their part of all that was said, and the even part, both 0 … 1. */
  airtime?: { share: number; fair: number } | undefined;
  /** A menu or a button at the end. */
  children?: ReactNode;
}

/** One person in the room, and how much of it was theirs. */
export function PersonRow({
  name,
  isAi = false,
  photo,
  presence,
  side,
  you = false,
  remark,
  airtime,
  children,
}: PersonRowProps) {
  return (
    <li className={cx('person', side)}>
      <Avatar name={name} photo={photo} presence={presence} />
      <span className="person-name">
        {name}
        {isAi && ' '}
        {isAi && <AiBadge />}
        {you && <span className="faint"> you</span>}
        {presence && <span className="visually-hidden">, {presence === 'here' ? 'here now' : 'away'}</span>}
        {remark && <span className="person-remark">{remark}</span>}
      </span>
      {airtime && <Percent share={airtime.share} />}
      {children}
      {airtime && <AirtimeBar {...airtime} />}
    </li>
  );
}

function Percent({ share }: { share: number }) {
  return (
    <span className="pct">
      {Math.round(share * 100)}%<span className="visually-hidden"> of the time</span>
    </span>
  );
}

/** The tick in the middle is the even share: twice that fills the bar. */
export function AirtimeBar({ share, fair }: { share: number; fair: number }) {
  const filled = fair > 0 ? Math.min(100, (share / fair) * 50) : 0;
  return (
    <span className="airtime" aria-hidden="true" style={{ '--share': filled.toFixed(1) } as CSSProperties}>
      <i />
    </span>
  );
}
