import type { PublicLink, ShellPlaces } from '@rostrum/ui';
import * as m from '@rostrum/words/app';
import { PATHS, type ANCHORS } from '../../shared/navigation/paths.ts';

const partOfHome = (anchor: (typeof ANCHORS)[number]) => `${PATHS.home}#${anchor}`;

/** The landing links, as specified, before "Support Us". */
export const publicLinks = (): readonly PublicLink[] => [
  { href: partOfHome('about'), label: m.about() },
  { href: partOfHome('features'), label: m.features() },
  { href: partOfHome('pricing'), label: m.pricing() },
  { href: partOfHome('contact'), label: m.contact() },
  { href: PATHS.faq, label: m.faq() },
];

/** In the foot of every public page. */
export const legalLinks = (): readonly PublicLink[] => [
  { href: PATHS.privacy, label: m.privacy() },
  { href: PATHS.terms, label: m.terms() },
  { href: PATHS.imprint, label: m.imprint() },
];

/** The signed-in shell's links outside its sections. */
export const SHELL_PLACES: ShellPlaces = { home: PATHS.dashboard, help: PATHS.help, faq: PATHS.faq };
