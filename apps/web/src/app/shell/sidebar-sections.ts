import type { SidebarSection } from '@rostrum/ui';
import { SECTIONS, sectionUrl, SIDEBAR_GROUPS, type Section } from '../../shared/navigation/sections.ts';

const ALL: readonly Section[] = SECTIONS;

/** The signed-in navigation, as specified. */
export const SIDEBAR_SECTIONS: readonly SidebarSection[] = SIDEBAR_GROUPS.map((group) => ({
  title: group === '' ? undefined : group,
  entries: ALL.filter(({ sidebar }) => sidebar === group).map((section) => ({
    href: sectionUrl(section),
    label: section.label,
    icon: section.icon,
    isRoom: section.page === 'room',
    isFirstInMenu: section.isFirstInMenu ?? false,
  })),
}));
