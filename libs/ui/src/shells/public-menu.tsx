import { Menu, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import * as m from '@rostrum/words/shells';
import { IconButton } from '../components/icon-button.tsx';

/** The site's links on small screens: a list that drops from the header. Escape, going somewhere or leaving closes it. */
export function PublicMenu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
  }

  return (
    <div className="public-menu" role="presentation" onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      <IconButton
        ref={button}
        icon={open ? X : Menu}
        label={open ? m.closeMenu() : m.menu()}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <nav id={id} aria-label={m.siteMenu()} className="public-menu-list" hidden={!open}>
        {children}
      </nav>
    </div>
  );
}
