import { ButtonLink, ErrorState } from '../../src/index.ts';
import { GalleryShell } from './shell.tsx';

export function ErrorPage() {
  return (
    <GalleryShell path="/app/room">
      <ErrorState
        level={1}
        title="We lost the room, not your words"
        onRetry={() => undefined}
        action={<ButtonLink href="#lobby">Back to rooms</ButtonLink>}
        detail="unavailable, listening to rooms/k7q2ma, 18:47:03 UTC"
      >
        The connection dropped at 18:47. Your draft is saved on this device, your seat is kept, and the clock
        pauses for up to five minutes.
      </ErrorState>
    </GalleryShell>
  );
}
