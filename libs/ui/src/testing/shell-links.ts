import type { PublicLink } from '../shells/public-links.ts';
import type { ShellPlaces } from '../sidebar/sidebar-entries.ts';

/** The shells' links in tests and in the gallery. */
export const SHELL_PLACES: ShellPlaces = { home: '/app/dashboard', help: '/help', faq: '/faq' };

export const PUBLIC_LINKS: readonly PublicLink[] = [
  { href: '/#about', label: 'About' },
  { href: '/faq', label: 'FAQ' },
];
