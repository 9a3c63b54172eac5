import { SectionHead } from '@rostrum/ui';
import { useId, type ReactNode } from 'react';

/** One part of the settings: what it is about, and its controls. */
export function Section({
  title,
  about,
  children,
}: {
  title: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="settings-part" aria-labelledby={id}>
      <SectionHead id={id}>{title}</SectionHead>
      <p className="small muted settings-about">{about}</p>
      <div className="settings-controls">{children}</div>
    </section>
  );
}
