import type { CaseSubject } from '@rostrum/domain';
import * as m from '@rostrum/words/people';
import { useState } from 'react';
import { ReportDialog } from '../../../shared/casework/report-dialog.tsx';

const parts = () =>
  [
    { value: 'person', label: m.partPerson() },
    { value: 'photo', label: m.partPhoto() },
  ] as const;

export type ReportPersonProps = { uid: string; name: string; photoURL: string; onClose: () => void };

/** Reports a profile, or its photo if there is one. */
export function ReportPerson({ uid, name, photoURL, onClose }: ReportPersonProps) {
  const [part, setPart] = useState<'person' | 'photo'>('person');
  const choose = (kind: CaseSubject['kind']) => setPart(kind === 'photo' ? 'photo' : 'person');
  return (
    <ReportDialog
      reporting={{ as: 'member', subject: { kind: part, uid } }}
      what={part === 'photo' ? m.photoOf({ name }) : name}
      {...(photoURL !== '' && { parts: parts(), onPart: choose })}
      onClose={onClose}
    />
  );
}
