import { BookOpen, Mic, Newspaper, PenLine, Users } from 'lucide-react';
import type { SidebarSection } from '../sidebar/sidebar-entries.ts';

/** A signed-in navigation with two groups, for tests and the gallery. */
export const SIDEBAR_SECTIONS: readonly SidebarSection[] = [
  {
    title: undefined,
    entries: [
      { href: '/app/dashboard', label: 'Dashboard', icon: Newspaper, isFirstInMenu: true },
      { href: '/app/room', label: 'Room', icon: Mic, isRoom: true, isFirstInMenu: true },
      { href: '/app/people', label: 'People', icon: Users },
    ],
  },
  {
    title: 'Topics',
    entries: [{ href: '/app/topics/generate', label: 'Generate a New Topic', icon: PenLine }],
  },
  { title: 'Progress', entries: [{ href: '/app/learning', label: 'Learning', icon: BookOpen }] },
];
