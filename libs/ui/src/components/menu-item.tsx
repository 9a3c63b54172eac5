import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { use } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { MenuContext } from './menu.tsx';

interface MenuWordsProps {
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** A key or a number at the end of the line. */
  aside?: ReactNode;
}

/** The shared props of every item: the pointer moves the focus, so that only one is ever highlighted. */
const ITEM = {
  tabIndex: -1,
  onPointerMove: (event: PointerEvent<HTMLElement>) => event.currentTarget.focus(),
};

export interface MenuItemProps extends MenuWordsProps {
  onSelect: () => void;
  danger?: boolean;
  disabledBecause?: string | undefined;
}

/** One act. */
export function MenuItem({
  children,
  icon,
  aside,
  onSelect,
  danger = false,
  disabledBecause,
}: MenuItemProps) {
  const close = use(MenuContext);
  const disabled = disabledBecause !== undefined;
  function choose() {
    if (disabled) return;
    close();
    onSelect();
  }
  return (
    <button
      {...ITEM}
      type="button"
      role="menuitem"
      aria-disabled={disabled || undefined}
      className={cx('menu-item', danger && 'menu-item-danger')}
      onClick={choose}
    >
      <MenuWords icon={icon} aside={aside}>
        {children}
        {disabled && ' '}
        {disabled && <span className="hint">{disabledBecause}</span>}
      </MenuWords>
    </button>
  );
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several settings, the current one ticked. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  const close = use(MenuContext);
  return (
    <fieldset aria-label={label}>
      <div className="menu-label" aria-hidden="true">
        {label}
      </div>
      {options.map((option) => (
        <button
          {...ITEM}
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          className="menu-item"
          onClick={() => {
            close();
            onChange(option.value);
          }}
        >
          {option.label}
          <Check className="icon icon-sm menu-tick" />
        </button>
      ))}
    </fieldset>
  );
}

export function MenuLine() {
  return <hr className="menu-line" />;
}

function MenuWords({ icon: Icon, aside, children }: MenuWordsProps) {
  return (
    <>
      {Icon && <Icon className="icon" />}
      <span>{children}</span>
      {aside !== undefined && <span className="menu-aside">{aside}</span>}
    </>
  );
}
