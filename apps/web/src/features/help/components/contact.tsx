import type { ReactNode } from 'react';
import { Link } from '@rostrum/ui';
import { useEnv } from '../../../env-context.ts';

/** A link that writes an email to the people behind the product. */
export function Contact({ children }: { children: ReactNode }) {
  const { contactEmail } = useEnv();
  return <Link href={`mailto:${contactEmail}`}>{children}</Link>;
}
