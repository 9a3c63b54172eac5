export interface PublicLink {
  href: string;
  label: string;
}

/** The landing links, as specified, before "Support Us". */
export const PUBLIC_LINKS: readonly PublicLink[] = [
  { href: '/#about', label: 'About' },
  { href: '/#features', label: 'Features' },
  { href: '/#pricing', label: 'Pricing' },
  { href: '/#contact', label: 'Contact' },
  { href: '/faq', label: 'FAQ' },
];
