import { ButtonLink, EmptyState } from '@rostrum/ui';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';

/** Why a room that was open on this page is not any more. */
export type Loss = 'deleted' | 'denied';

const WORDS: Readonly<Record<Loss, { title: string; text: string }>> = {
  deleted: {
    title: 'This debate has been deleted',
    text: 'Its record is gone for everybody. Nothing is wrong with your device or your account.',
  },
  denied: {
    title: 'You are no longer in this debate',
    text: 'The host has removed you, the debate has been deleted, or you have signed out in another tab. Your draft stays on this device.',
  },
};

/** Replaces a room that goes away while a person is in it, and says what has become of it. */
export function LostRoom({ loss }: { loss: Loss }) {
  const { title, text } = WORDS[loss];
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        small
        title={title}
        action={<ButtonLink href={PATHS.room}>Back to the rooms</ButtonLink>}
      >
        {text}
      </EmptyState>
    </div>
  );
}
