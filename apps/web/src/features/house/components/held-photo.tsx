import { Avatar, Button } from '@rostrum/ui';
import { useState } from 'react';
import { useHouseAct } from '../../../act/use-house-act.ts';

/** A photo that the house took out of sight, shown to a moderator who asks for it. */
export function HeldPhoto({ decisionId, name }: { decisionId: string; name: string }) {
  const { busy, act } = useHouseAct();
  const [webp, setWebp] = useState<string | null>();
  const see = async () => {
    const reply = await act<'seePhoto'>({ type: 'seePhoto', decisionId });
    if (reply?.status === 'done') setWebp(reply.value.webp);
  };
  if (webp === null) return <p className="small muted">The photo is not kept any more.</p>;
  if (webp !== undefined) return <Avatar name={name} photo={`data:image/webp;base64,${webp}`} size="xl" />;
  return (
    <p>
      <Button size="sm" busy={busy !== null} onClick={() => void see()}>
        Show the removed photo
      </Button>
    </p>
  );
}
