import { FATE_WORDS, RESTATED } from '@rostrum/moderator/map';
import { cx, Side } from '@rostrum/ui';
import { CircleCheck, CircleDashed, CircleDot, CircleHelp, Handshake, type LucideIcon } from 'lucide-react';
import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { Fate } from '@rostrum/domain';
import * as m from '@rostrum/words/argument-map';
import type { Placed, Sheet, SheetRow } from './sheet-of.ts';
import { stepInSheet } from './sheet-keys.ts';

export type MapSheetProps = {
  sheet: Sheet;
  /** 1 is as large as the text around it. */
  zoom: number;
  /** Whether nobody will say anything more. */
  hasEnded: boolean;
  timeOf: (atMs: number) => string;
  onOpen: (nodeId: string) => void;
};

/** The map as a flow: answers are beside their claims. Arrow keys go from claim to claim. */
export function MapSheet({ sheet: { columns, rows }, zoom, hasEnded, ...acts }: MapSheetProps) {
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = table.current && stepInSheet(table.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="scroll-x" aria-label={m.asSheet()} tabIndex={0}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the claims in it, which are buttons */}
      <table
        ref={table}
        className="sheet"
        style={{ '--zoom': zoom, '--columns': columns.length } as CSSProperties}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {columns.map((side, at) => (
              <th key={at} scope="col">
                <Side side={side} {...(at > 1 && { word: m.inReply({ side }) })} />
              </th>
            ))}
            <th scope="col" className="fate-col">
              {hasEnded ? m.howItEnded() : m.soFar()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={row.line.claim.id} row={row} at={at} count={columns.length} {...acts} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Acts = Pick<MapSheetProps, 'timeOf' | 'onOpen'>;
type RowProps = Acts & { row: SheetRow; at: number; count: number };

function Row({ row: { line, cells }, at, count, ...acts }: RowProps) {
  const first = line.claim.side === 'against' ? 1 : 0;
  return (
    <tr>
      {Array.from({ length: count }, (_, column) => {
        const cell = cells[column] ?? [];
        const isJoined = cell.length > 0 && column > first;
        const isFar = isJoined && (cells[column - 1] ?? []).length === 0;
        return (
          <td key={column} className={cx(isJoined && 'joined', isFar && 'far')}>
            {cell.map((placed) => (
              <Arg key={placed.node.id} placed={placed} row={at} column={column} {...acts} />
            ))}
          </td>
        );
      })}
      <td className="fate">
        <FateWord fate={line.fate} />
      </td>
    </tr>
  );
}

type ArgProps = Acts & { placed: Placed; row: number; column: number };

function Arg({ placed: { node, support }, row, column, timeOf, onOpen }: ArgProps) {
  return (
    <button
      type="button"
      className={cx('arg', node.side ?? 'plain')}
      data-row={row}
      data-column={column}
      onClick={() => onOpen(node.id)}
    >
      {node.text}
      {node.kind === 'restatement' && <small>{RESTATED()}</small>}
      {support.map(({ id, text, kind }) => (
        <small key={id}>{kind === 'restatement' ? m.putByOthers({ label: RESTATED(), text }) : text}</small>
      ))}
      <small className="num">{timeOf(node.atMs)}</small>
    </button>
  );
}

const FATE_ICONS: Readonly<Record<Fate, LucideIcon>> = {
  answered: CircleCheck,
  conceded: Handshake,
  dropped: CircleDashed,
  open: CircleDot,
  unjudged: CircleHelp,
};

/** The fate of a line of argument: a shape and a word. */
export function FateWord({ fate }: { fate: Fate | null }) {
  if (fate === null) return null;
  const Icon = FATE_ICONS[fate];
  return (
    <b>
      <Icon className="icon icon-sm" aria-hidden="true" />
      {FATE_WORDS[fate]()}
    </b>
  );
}
