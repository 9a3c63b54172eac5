import type { SidebarSection } from '@rostrum/ui';
import { SECTIONS, sectionUrl, SIDEBAR_GROUPS, type Section } from '../../shared/navigation/sections.ts';

const ALL: readonly Section[] = SECTIONS;

/** The signed-in navigation, as specified. */
export const sidebarSections = (): readonly SidebarSection[] =>
  SIDEBAR_GROUPS.map((title) => ({
    title: title?.(),
    entries: ALL.filter(({ sidebar }) => sidebar === title).map((section) => ({
      href: sectionUrl(section),
      label: section.label(),
      icon: section.icon,
      isRoom: section.page === 'room',
      isFirstInMenu: section.isFirstInMenu ?? false,
    })),
  }));
