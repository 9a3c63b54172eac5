import type { ReactNode } from 'react';
import { asNode, Link } from '@rostrum/ui';

/** Turns a tag of a text into a link. */
export const linkTo = (href: string) => (inside: readonly ReactNode[]) => (
  <Link className="link" href={href}>
    {asNode(inside)}
  </Link>
);
