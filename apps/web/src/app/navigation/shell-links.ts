import type { PublicLink, ShellPlaces } from '@rostrum/ui';
import { PATHS, type ANCHORS } from '../../shared/navigation/paths.ts';

const partOfHome = (anchor: (typeof ANCHORS)[number]) => `${PATHS.home}#${anchor}`;

/** The landing links, as specified, before "Support Us". */
export const PUBLIC_LINKS: readonly PublicLink[] = [
  { href: partOfHome('about'), label: 'About' },
  { href: partOfHome('features'), label: 'Features' },
  { href: partOfHome('pricing'), label: 'Pricing' },
  { href: partOfHome('contact'), label: 'Contact' },
  { href: PATHS.faq, label: 'FAQ' },
];

/** In the foot of every public page. */
export const LEGAL_LINKS: readonly PublicLink[] = [
  { href: PATHS.privacy, label: 'Privacy' },
  { href: PATHS.terms, label: 'Terms' },
  { href: PATHS.imprint, label: 'Imprint' },
];

/** The signed-in shell's links outside its sections. */
export const SHELL_PLACES: ShellPlaces = { home: PATHS.dashboard, help: PATHS.help, faq: PATHS.faq };
