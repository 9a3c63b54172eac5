import { BookOpen, ChartNoAxesColumn, Mic, Newspaper, PenLine, ScrollText, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface SidebarEntry {
  href: string;
  label: string;
  icon: LucideIcon;
}

export interface SidebarSection {
  title: string | undefined;
  entries: readonly SidebarEntry[];
}

const DASHBOARD: SidebarEntry = { href: '/app/dashboard', label: 'Dashboard', icon: Newspaper };
export const ROOM: SidebarEntry = { href: '/app/room', label: 'Room', icon: Mic };
const PEOPLE: SidebarEntry = { href: '/app/people', label: 'People', icon: Users };

const TOPICS: SidebarSection = {
  title: 'Topics',
  entries: [
    { href: '/app/topics/generate', label: 'Generate a New Topic', icon: PenLine },
    { href: '/app/topics/community', label: 'Community Topics', icon: ScrollText },
  ],
};

const PROGRESS: SidebarSection = {
  title: 'Progress',
  entries: [
    { href: '/app/learning', label: 'Learning', icon: BookOpen },
    { href: '/app/feedback', label: 'Feedback', icon: ChartNoAxesColumn },
  ],
};

/** The signed-in navigation, as specified. */
export const SIDEBAR_SECTIONS: readonly SidebarSection[] = [
  { title: undefined, entries: [DASHBOARD, ROOM, PEOPLE] },
  TOPICS,
  PROGRESS,
];

/** The mobile menu: what is specified for it first, the rest of the product below a rule. */
export const MENU_ENTRIES: readonly SidebarEntry[] = [DASHBOARD, ROOM];
export const MENU_MORE: readonly SidebarSection[] = [
  { title: undefined, entries: [PEOPLE] },
  TOPICS,
  PROGRESS,
];

export const HELP_HREF = '/help';
export const FAQ_HREF = '/faq';

/** An entry is current on its own path and on everything below it. */
export function isCurrent(href: string, currentPath: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}
