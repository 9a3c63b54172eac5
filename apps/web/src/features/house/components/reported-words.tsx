import type { CaseSubject } from '@rostrum/domain';
import { Avatar } from '@rostrum/ui';
import { HeldPhoto } from './held-photo.tsx';

export type ReportedWordsProps = {
  subject: CaseSubject;
  name: string;
  text: string;
  /** The decision that hid a photo, if there is one. */
  photoRemovedBy?: string | undefined;
};

/** The reported content at that time: the words themselves, or the photo. */
export function ReportedWords({ subject, name, text, photoRemovedBy }: ReportedWordsProps) {
  const isPhoto = subject.kind === 'photo';
  return (
    <>
      {isPhoto && photoRemovedBy === undefined && <Avatar name={name} photo={text} size="xl" />}
      {!isPhoto && (
        <blockquote className="serif wrap-anywhere whitespace-pre-line" dir="auto">
          {text}
        </blockquote>
      )}
      {photoRemovedBy !== undefined && <HeldPhoto decisionId={photoRemovedBy} name={name} />}
    </>
  );
}
