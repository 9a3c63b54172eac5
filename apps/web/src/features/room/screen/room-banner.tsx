import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-screen';
import { CloudOff } from 'lucide-react';

type RoomBannerProps = { isOnline: boolean; isStale: boolean; onRetry: () => void };

/** Warns that the content may be stale, and that nothing written is lost. It disappears when an answer comes. */
export function RoomBanner({ isOnline, isStale, onRetry }: RoomBannerProps) {
  const isWaiting = isOnline && isStale;
  const words = isWaiting ? m.serverSilent() : isOnline ? '' : m.offline();
  return (
    <div className="row bg-raised text-ink-2 small gap-3 px-8 py-1.5 max-md:px-4" hidden={words === ''}>
      <output className="row">
        {words && <CloudOff className="icon icon-sm" />}
        {words}
      </output>
      {isWaiting && (
        <Button size="sm" look="quiet" onClick={onRetry}>
          {m.tryAgain()}
        </Button>
      )}
    </div>
  );
}
