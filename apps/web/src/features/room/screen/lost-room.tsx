import { ButtonLink, EmptyState } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';

/** Why a room that was open on this page is not any more. */
export type Loss = 'deleted' | 'denied';

const WORDS: Readonly<Record<Loss, { title: () => string; text: () => string }>> = {
  deleted: { title: m.deletedTitle, text: m.deletedText },
  denied: { title: m.deniedTitle, text: m.deniedText },
};

/** Replaces a room that goes away while a person is in it, and says what has become of it. */
export function LostRoom({ loss }: { loss: Loss }) {
  const { title, text } = WORDS[loss];
  return (
    <div className="page">
      <PageTitle>{title()}</PageTitle>
      <EmptyState
        level={1}
        small
        title={title()}
        action={<ButtonLink href={PATHS.room}>{m.backToRooms()}</ButtonLink>}
      >
        {text()}
      </EmptyState>
    </div>
  );
}
