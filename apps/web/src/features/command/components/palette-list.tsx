/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the list of a combobox: the focus and the keys stay in the input, which no element of HTML offers */
import { Fragment } from 'react';
import { Kbd, LiveDot, cx } from '@rostrum/ui';
import * as m from '@rostrum/words/command';
import type { Hit } from '../logic/find-hits.ts';
import { GROUP_NAMES, PALETTE_GROUPS } from '../logic/palette-item.ts';

export const optionId = (listId: string, itemId: string) => `${listId}-${itemId.replace(/[^\w]/g, '-')}`;

export interface PaletteListProps {
  id: string;
  hits: readonly Hit[];
  activeId: string | undefined;
  /** Whether more hits are a moment away. */
  isBusy: boolean;
  onPoint: (itemId: string) => void;
  onChoose: (hit: Hit) => void;
}

export function PaletteList({ id, hits, isBusy, ...rest }: PaletteListProps) {
  return (
    <div
      className="palette-list"
      role="listbox"
      id={id}
      aria-label={m.resultList()}
      aria-busy={isBusy}
      tabIndex={-1}
    >
      {PALETTE_GROUPS.map((group) => {
        const inGroup = hits.filter(({ entry }) => entry.kind === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={GROUP_NAMES[group]()}>
            <p className="palette-group" aria-hidden="true">
              {GROUP_NAMES[group]()}
            </p>
            {inGroup.map((hit) => (
              <Option key={hit.entry.id} listId={id} hit={hit} {...rest} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = { listId: string; hit: Hit } & Pick<PaletteListProps, 'activeId' | 'onPoint' | 'onChoose'>;

/** The input keeps the focus; an option is only pointed at. */
function Option({ listId, hit, activeId, onPoint, onChoose }: OptionProps) {
  const { id, icon: Icon, isMotion = false, isLive = false, note } = hit.entry;
  const active = id === activeId;
  return (
    <div
      role="option"
      id={optionId(listId, id)}
      aria-selected={active}
      tabIndex={-1}
      className="hit"
      ref={active ? scrollIntoSight : null}
      onPointerMove={() => onPoint(id)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(hit)}
    >
      {isLive ? <LiveDot label={m.live()} /> : Icon && <Icon className="icon" />}
      <span className={cx(isMotion && 'serif')}>{marked(hit)}</span>
      <span className="hit-aside">
        {note && <span className="faint tiny">{note}</span>}
        {active && <Kbd>↵</Kbd>}
      </span>
    </div>
  );
}

function scrollIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}

/** The text with the passages that were typed underlined. */
function marked({ entry: { text }, marks }: Hit) {
  let at = 0;
  const pieces = marks.map(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return (
      <Fragment key={start}>
        {before}
        <mark>{text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return [...pieces, text.slice(at)];
}
