import { createContext, createElement, use } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Gives every link of this library the router's own link component. Without it links are plain `<a>`. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link of the app goes through the router; an address with a scheme opens in a new tab and never does. */
export function Link(props: LinkProps) {
  const routed = use(LinkContext);
  if (isOutside(props.href)) return createElement('a', { target: '_blank', rel: 'noreferrer', ...props });
  return createElement<LinkProps>(routed, props);
}

/** `mailto:` and `tel:` have a scheme too, but open no page: the browser ignores `target` for them. */
function isOutside(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}
