import type { CaseSubject } from '@rostrum/domain';
import { useState } from 'react';
import { ReportDialog } from '../../../shared/casework/report-dialog.tsx';

const PARTS = [
  { value: 'person', label: 'Name, bio or behaviour' },
  { value: 'photo', label: 'Photo' },
] as const;

export type ReportPersonProps = { uid: string; name: string; photoURL: string; onClose: () => void };

/** Reports a profile, or its photo if there is one. */
export function ReportPerson({ uid, name, photoURL, onClose }: ReportPersonProps) {
  const [part, setPart] = useState<'person' | 'photo'>('person');
  const choose = (kind: CaseSubject['kind']) => setPart(kind === 'photo' ? 'photo' : 'person');
  return (
    <ReportDialog
      reporting={{ as: 'member', subject: { kind: part, uid } }}
      what={part === 'photo' ? `the photo of ${name}` : name}
      {...(photoURL !== '' && { parts: PARTS, onPart: choose })}
      onClose={onClose}
    />
  );
}
