import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '@rostrum/ui';

/** The link that the design system draws with. The router's own link would bring its prefetching along. */
export function RouterLink({ href, target, onClick, children, ...props }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...props}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}
