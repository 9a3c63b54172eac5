import type { Duty } from '@rostrum/domain';
import * as m from '@rostrum/words/navigation';
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

/** The groups of the sidebar, by their titles; the first has none. */
export const SIDEBAR_GROUPS = [null, m.topics, m.progress] as const;

/** A place that has a name: a page, or a part of one. */
export type Section = {
  page: keyof typeof PATHS;
  part?: SettingsPart;
  label: () => string;
  icon: LucideIcon;
  /** Its group in the sidebar. */
  sidebar?: (typeof SIDEBAR_GROUPS)[number];
  /** On small screens it is above the rule of the menu. */
  isFirstInMenu?: true;
  /** It is in the menu of the account. */
  isInAccountMenu?: true;
  /** Additional search terms. */
  words?: () => string;
  /** The search shows it only on demand. */
  isOnlyFound?: true;
  /** There is no such page for anybody else. */
  duty?: Duty;
  /** It needs nobody to be signed in. */
  isPublic?: true;
};

/** The only list of named pages, in order: the routes, the sidebar, both menus and the search are drawn from it. */
export const SECTIONS = [
  { page: 'dashboard', label: m.dashboard, icon: Newspaper, sidebar: null, isFirstInMenu: true },
  { page: 'room', label: m.room, icon: Mic, sidebar: null, isFirstInMenu: true },
  { page: 'people', label: m.people, icon: Users, sidebar: null },
  { page: 'generateTopic', label: m.generateTopic, icon: PenLine, sidebar: m.topics },
  { page: 'communityTopics', label: m.communityTopics, icon: ScrollText, sidebar: m.topics },
  { page: 'learning', label: m.learning, icon: BookOpen, sidebar: m.progress },
  { page: 'feedback', label: m.feedback, icon: ChartNoAxesColumn, sidebar: m.progress },
  { page: 'help', label: m.help, icon: CircleHelp, isPublic: true },
  { page: 'faq', label: m.faq, icon: CircleHelp, isPublic: true },
  {
    page: 'settings',
    label: m.settings,
    icon: Settings,
    isInAccountMenu: true,
    words: m.settingsWords,
  },
  {
    page: 'house',
    label: m.house,
    icon: Gavel,
    isInAccountMenu: true,
    words: m.houseWords,
    duty: 'moderator',
  },
  {
    page: 'operations',
    label: m.operations,
    icon: Activity,
    isInAccountMenu: true,
    words: m.operationsWords,
    duty: 'operator',
  },
  {
    page: 'settings',
    part: 'privacy',
    label: m.privacy,
    icon: Lock,
    words: m.privacyWords,
    isOnlyFound: true,
  },
  {
    page: 'settings',
    part: 'data',
    label: m.downloadData,
    icon: Download,
    words: m.downloadDataWords,
    isOnlyFound: true,
  },
  { page: 'settings', part: 'delete', label: m.deleteAccount, icon: Trash2, isOnlyFound: true },
  { page: 'review', label: m.review, icon: RotateCcw, words: m.reviewWords, isOnlyFound: true },
] as const satisfies readonly Section[];

/** A page with a name that only people who are signed in can open. */
export type SignedInPage = Exclude<(typeof SECTIONS)[number], { isPublic: true } | { part: string }>['page'];

/** The address of a section. */
export function sectionUrl({ page, part }: Pick<Section, 'page' | 'part'>): string {
  return part ? `${PATHS[page]}#${part}` : PATHS[page];
}
