import * as m from '@rostrum/words/identity';
import type { ComponentProps } from 'react';
import type { ClerkProvider } from './clerk.ts';

type ClerkProps = ComponentProps<typeof ClerkProvider>;

/** A bare form on the page instead of a card, for the pages to sign in and to register. */
const BARE_FORM = {
  rootBox: { width: '100%' },
  cardBox: { width: '100%', border: 0, borderRadius: 0, boxShadow: 'none' },
  card: { padding: '2px', border: 0, borderRadius: 0, boxShadow: 'none', background: 'none', gap: '1.5rem' },
  header: { textAlign: 'start', alignItems: 'start' },
  footer: { background: 'none', '& > *': { padding: '1.25rem 2px 0', border: 0 } },
} as const;

const FLAT_BUTTON = {
  minHeight: 'var(--size-control)',
  boxShadow: 'none !important',
  border: 0,
  background: 'var(--color-accent)',
  fontWeight: 600,
  '&:hover': { background: 'var(--color-accent-hover)' },
  '&::after': { display: 'none' },
} as const;

/** Our tokens for Clerk's components. As variables of the page they follow `data-theme` by themselves. */
export const clerkAppearance: NonNullable<ClerkProps['appearance']> = {
  layout: { logoPlacement: 'none', socialButtonsPlacement: 'top', shimmer: false },
  variables: {
    fontFamily: 'var(--font-sans)',
    fontSize: '0.8125rem',
    borderRadius: '6px',
    colorPrimary: 'var(--color-accent)',
    colorPrimaryForeground: 'var(--color-on-accent)',
    colorBackground: 'var(--color-surface)',
    colorForeground: 'var(--color-ink)',
    colorMutedForeground: 'var(--color-ink-2)',
    colorInput: 'var(--color-field)',
    colorInputForeground: 'var(--color-ink)',
    colorNeutral: 'var(--color-ink)',
    colorDanger: 'var(--color-danger)',
    colorBorder: 'var(--color-control)',
    colorRing: 'var(--color-accent)',
    colorModalBackdrop: 'var(--color-scrim)',
  },
  elements: {
    headerTitle: {
      fontSize: 'var(--text-2xl)',
      lineHeight: 'var(--text-2xl--line-height)',
      fontWeight: 500,
      letterSpacing: '-0.015em',
    },
    headerSubtitle: { color: 'var(--color-ink-2)' },
    formFieldInput: {
      minHeight: '2.25rem',
      boxShadow: 'none',
      border: '1px solid var(--color-control) !important',
      '&[aria-invalid="true"]': { borderColor: 'var(--color-danger) !important' },
      '&:focus': { outline: '2px solid var(--color-accent)', outlineOffset: '-1px', boxShadow: 'none' },
    },
    formButtonPrimary: FLAT_BUTTON,
    buttonArrowIcon: { display: 'none' },
    badge: { color: 'var(--color-ink-2)' },
    footerActionText: { color: 'var(--color-ink-2)' },
    footerActionLink: { color: 'var(--color-ink)', textDecoration: 'underline', textUnderlineOffset: '3px' },
    userButtonTrigger: {
      '&:focus-visible': { outline: '2px solid var(--color-accent)', outlineOffset: '2px' },
    },
  },
  signIn: { elements: BARE_FORM },
  signUp: { elements: BARE_FORM },
};

/** Clerk's slot for the name of the product. */
const PRODUCT = '{{applicationName}}';

export type ClerkWords = NonNullable<ClerkProps['localization']>;

/** Our words where Clerk's differ from the rest of the product. */
export const clerkWords = (): ClerkWords => ({
  signIn: {
    start: {
      title: m.signInTitle({ product: PRODUCT }),
      subtitle: m.signInSubtitle(),
      actionText: m.noAccount(),
      actionLink: m.register(),
    },
  },
  signUp: {
    start: {
      title: m.registerTitle({ product: PRODUCT }),
      subtitle: m.registerSubtitle(),
      actionText: m.hasAccount(),
      actionLink: m.signIn(),
    },
  },
  userButton: { action__signOut: m.logOut() },
});
