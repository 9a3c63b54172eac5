import { Button } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { MessageCircleWarning } from 'lucide-react';

/** The number of open appeals for the host; empty without any. */
export function AppealsBar({ count, onLook }: { count: number; onLook: () => void }) {
  if (count === 0) return null;
  return (
    <div className="flags-bar">
      <Button size="sm" icon={MessageCircleWarning} onClick={onLook}>
        {m.appealsWaiting({ count })}
      </Button>
    </div>
  );
}
