import type { Duty } from '@rostrum/domain';
import {
  Activity,
  BookOpen,
  ChartNoAxesColumn,
  CircleHelp,
  Download,
  Gavel,
  Lock,
  Mic,
  Newspaper,
  PenLine,
  RotateCcw,
  ScrollText,
  Settings,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { PATHS, type SettingsPart } from './paths.ts';

/** The groups of the sidebar; the first has no title. */
export const SIDEBAR_GROUPS = ['', 'Topics', 'Progress'] as const;

/** A place that has a name: a page, or a part of one. */
export type Section = {
  page: keyof typeof PATHS;
  part?: SettingsPart;
  label: string;
  icon: LucideIcon;
  /** Its group in the sidebar. */
  sidebar?: (typeof SIDEBAR_GROUPS)[number];
  /** On small screens it is above the rule of the menu. */
  isFirstInMenu?: true;
  /** It is in the menu of the account. */
  isInAccountMenu?: true;
  /** Additional search terms. */
  words?: string;
  /** The search shows it only on demand. */
  isOnlyFound?: true;
  /** There is no such page for anybody else. */
  duty?: Duty;
  /** It needs nobody to be signed in. */
  isPublic?: true;
};

/** The only list of named pages, in order: the routes, the sidebar, both menus and the search are drawn from it. */
export const SECTIONS = [
  { page: 'dashboard', label: 'Dashboard', icon: Newspaper, sidebar: '', isFirstInMenu: true },
  { page: 'room', label: 'Room', icon: Mic, sidebar: '', isFirstInMenu: true },
  { page: 'people', label: 'People', icon: Users, sidebar: '' },
  { page: 'generateTopic', label: 'Generate a New Topic', icon: PenLine, sidebar: 'Topics' },
  { page: 'communityTopics', label: 'Community Topics', icon: ScrollText, sidebar: 'Topics' },
  { page: 'learning', label: 'Learning', icon: BookOpen, sidebar: 'Progress' },
  { page: 'feedback', label: 'Feedback', icon: ChartNoAxesColumn, sidebar: 'Progress' },
  { page: 'help', label: 'Help', icon: CircleHelp, isPublic: true },
  { page: 'faq', label: 'FAQ', icon: CircleHelp, isPublic: true },
  {
    page: 'settings',
    label: 'Settings',
    icon: Settings,
    isInAccountMenu: true,
    words: 'profile photo theme notices sounds account',
  },
  {
    page: 'house',
    label: 'House',
    icon: Gavel,
    isInAccountMenu: true,
    words: 'moderation reports appeals',
    duty: 'moderator',
  },
  {
    page: 'operations',
    label: 'Operations',
    icon: Activity,
    isInAccountMenu: true,
    words: 'model costs notes',
    duty: 'operator',
  },
  {
    page: 'settings',
    part: 'privacy',
    label: 'Privacy',
    icon: Lock,
    words: 'hide visible',
    isOnlyFound: true,
  },
  {
    page: 'settings',
    part: 'data',
    label: 'Download my data',
    icon: Download,
    words: 'export',
    isOnlyFound: true,
  },
  { page: 'settings', part: 'delete', label: 'Delete my account', icon: Trash2, isOnlyFound: true },
  { page: 'review', label: 'Review', icon: RotateCcw, words: 'lessons due again', isOnlyFound: true },
] as const satisfies readonly Section[];

/** A page with a name that only people who are signed in can open. */
export type SignedInPage = Exclude<(typeof SECTIONS)[number], { isPublic: true } | { part: string }>['page'];

/** The address of a section. */
export function sectionUrl({ page, part }: Pick<Section, 'page' | 'part'>): string {
  return part ? `${PATHS[page]}#${part}` : PATHS[page];
}
