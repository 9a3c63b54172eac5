/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the list of a combobox: the focus and the keys stay in the input, which no element of HTML offers */
import { Fragment } from 'react';
import { Kbd, LiveDot, cx } from '@rostrum/ui';
import type { PaletteGroup } from './palette-item.ts';
import type { Hit } from './search.ts';

const GROUPS: readonly PaletteGroup[] = ['Live now', 'Debate', 'Go to', 'Settings'];

export const optionId = (listId: string, itemId: string) => `${listId}-${itemId.replace(/[^\w]/g, '-')}`;

/** Groups keep their order, so that a hit stands where one looks for it. */
export function inGroups(hits: readonly Hit[]): Hit[] {
  return GROUPS.flatMap((group) => hits.filter(({ item }) => item.group === group));
}

export interface PaletteListProps {
  id: string;
  hits: readonly Hit[];
  activeId: string | undefined;
  onPoint: (itemId: string) => void;
  onChoose: (hit: Hit) => void;
}

export function PaletteList({ id, hits, ...rest }: PaletteListProps) {
  return (
    <div className="palette-list" role="listbox" id={id} aria-label="Results" tabIndex={-1}>
      {GROUPS.map((group) => {
        const inGroup = hits.filter(({ item }) => item.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={group}>
            <p className="palette-group" aria-hidden="true">
              {group}
            </p>
            {inGroup.map((hit) => (
              <Option key={hit.item.id} listId={id} hit={hit} {...rest} />
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
  const { id, icon: Icon, isMotion = false, aside } = hit.item;
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
      {isMotion ? <LiveDot label="Live" /> : Icon && <Icon className="icon" />}
      <span className={cx(isMotion && 'serif')}>{marked(hit)}</span>
      <span className="hit-aside">
        {aside && <span className="faint tiny">{aside}</span>}
        {active && <Kbd>↵</Kbd>}
      </span>
    </div>
  );
}

function scrollIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}

/** The label with the words that were typed underlined. */
function marked({ item: { label }, marks }: Hit) {
  let at = 0;
  const pieces = marks.map(([start, end]) => {
    const from = Math.max(at, start);
    const before = label.slice(at, from);
    at = Math.max(at, end);
    return (
      <Fragment key={start}>
        {before}
        <mark>{label.slice(from, at)}</mark>
      </Fragment>
    );
  });
  return [...pieces, label.slice(at)];
}
