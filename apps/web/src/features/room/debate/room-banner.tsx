import { CloudOff } from 'lucide-react';

/** Says that what is seen may be old, and that nothing written is lost. */
export function RoomBanner({ isOnline, isStale }: { isOnline: boolean; isStale: boolean }) {
  const words = isOnline
    ? isStale
      ? 'Not up to date: the server is out of reach. Trying again.'
      : ''
    : 'You are offline. What you write is kept and goes out when you are back.';
  return (
    <output className="row bg-raised text-ink-2 small px-8 py-1.5 max-md:px-4" hidden={words === ''}>
      {words && <CloudOff className="icon icon-sm" />}
      {words}
    </output>
  );
}
