import type { Room } from '@rostrum/domain';
import { Button, ButtonLink, PageSpinner } from '@rostrum/ui';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordUrl } from '../app/paths.ts';

const RoomRecord = lazy(async () => ({ default: (await import('./room-record.tsx')).RoomRecord }));

/** The way to the replay of a finished debate: a page of its own where everybody may read it, else right here. */
export function ReplayLink({ room }: { room: Room }) {
  const [isOpen, setIsOpen] = useState(false);
  if (room.visibility === 'public') {
    return (
      <ButtonLink href={recordUrl(room.id)} icon={History}>
        Replay
      </ButtonLink>
    );
  }
  return (
    <>
      <Button icon={History} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the replay' : 'Replay'}
      </Button>
      {isOpen && (
        <div className="basis-full">
          <Suspense fallback={<PageSpinner label="Opening" />}>
            <RoomRecord roomId={room.id} />
          </Suspense>
        </div>
      )}
    </>
  );
}
