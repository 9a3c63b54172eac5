import type { LucideIcon } from 'lucide-react';

export interface SidebarEntry {
  href: string;
  label: string;
  icon: LucideIcon;
  /** The room: it shows whether the person sits in a live one, and pressed in a room it stays there. */
  isRoom?: boolean;
  /** In the mobile menu it is above the rule. */
  isFirstInMenu?: boolean;
}

export interface SidebarSection {
  title: string | undefined;
  entries: readonly SidebarEntry[];
}

/** The pages that the navigation leads to beside its sections. */
export interface ShellPlaces {
  home: string;
  help: string;
  faq: string;
}

/** An entry is current on its own path and on everything below it. */
export function isCurrent(href: string, currentPath: string): boolean {
  return currentPath === href || currentPath.startsWith(`${href}/`);
}
