import { Button, ButtonLink, EmptyState } from '../../src/index.ts';
import { GalleryShell } from './shell.tsx';

export function EmptyPage() {
  return (
    <GalleryShell path="/app/feedback">
      <EmptyState
        level={1}
        title="No feedback yet"
        action={
          <>
            <ButtonLink href="#lobby" look="primary">
              Find a seat
            </ButtonLink>
            <Button>Practise against the machine</Button>
            <Button look="quiet">Read a lesson first</Button>
          </>
        }
      >
        Scores, quotes and plots appear after your first debate. The shortest takes fourteen minutes.
      </EmptyState>
    </GalleryShell>
  );
}
