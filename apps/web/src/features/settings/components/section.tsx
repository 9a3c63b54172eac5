import { SectionHead } from '@rostrum/ui';
import { useId, type ReactNode } from 'react';
import type { SettingsPart } from '../../../shared/navigation/paths.ts';

/** One part of the settings: its subject, and its controls. */
export function Section({
  name,
  title,
  about,
  children,
}: {
  /** The part that an address links to directly. */
  name?: SettingsPart;
  title: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={name} className="settings-part" aria-labelledby={id}>
      <SectionHead id={id}>{title}</SectionHead>
      <p className="small muted settings-about">{about}</p>
      <div className="settings-controls">{children}</div>
    </section>
  );
}
