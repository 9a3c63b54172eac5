import { Button } from '@rostrum/ui';
import { MessageCircleWarning } from 'lucide-react';

/** How many appeals wait for the host; nothing where none does. */
export function AppealsBar({ count, onLook }: { count: number; onLook: () => void }) {
  if (count === 0) return null;
  return (
    <div className="flags-bar">
      <Button size="sm" icon={MessageCircleWarning} onClick={onLook}>
        {count === 1 ? '1 appeal waits for you' : `${count} appeals wait for you`}
      </Button>
    </div>
  );
}
