import { Menu as MenuIcon, PanelLeft, Search } from 'lucide-react';
import { useEffect } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import * as m from '@rostrum/words/sidebar';
import { useCommandKey } from '../command-key.ts';
import { belongsToInputMethod } from '../composing-key.ts';
import { IconButton } from '../components/icon-button.tsx';
import { Kbd } from '../components/kbd.tsx';
import { LanguageSelect } from '../language/language-select.tsx';

export interface TopbarProps {
  /** Opens the search with the text typed so far. Ctrl/⌘ K and / open it too. */
  onSearch: (text: string) => void;
  sidebarId: string;
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
  /** The bell with the notices. */
  bell?: ReactNode;
  /** The account's menu. */
  account?: ReactNode;
}

export function Topbar(props: TopbarProps) {
  const { onSearch, sidebarId, sidebarOpen, onToggleSidebar, onOpenMenu, bell, account } = props;
  useSearchKeys(onSearch);
  return (
    <header className="topbar">
      <IconButton
        className="only-small"
        icon={MenuIcon}
        label={m.menu()}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      />
      <IconButton
        className="only-wide topbar-toggle"
        icon={PanelLeft}
        label={sidebarOpen ? m.collapseSidebar() : m.expandSidebar()}
        aria-expanded={sidebarOpen}
        aria-controls={sidebarId}
        onClick={onToggleSidebar}
      />
      <SearchBox onSearch={onSearch} />
      <div className="row push">
        <LanguageSelect />
        {bell}
        {account}
      </div>
    </header>
  );
}

/** Looks and accepts text like a search box. The search itself is the palette, which continues with that text. */
function SearchBox({ onSearch }: { onSearch: (text: string) => void }) {
  const searchKey = useCommandKey('K');
  function onKeyDown(event: ReactKeyboardEvent) {
    if (belongsToInputMethod(event) || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onSearch('');
  }
  return (
    <div className="search" onClick={() => onSearch('')} role="presentation">
      <Search className="icon icon-sm" />
      <input
        type="text"
        role="searchbox"
        aria-label={m.search()}
        placeholder={m.searchPlaceholder()}
        autoComplete="off"
        value=""
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Kbd>{searchKey}</Kbd>
    </div>
  );
}

function useSearchKeys(onSearch: (text: string) => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!isCommand && !isSlash) return;
      event.preventDefault();
      onSearch('');
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
