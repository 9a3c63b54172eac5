import { Avatar, Button } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { useState } from 'react';
import { useCommand } from '../../../shared/commands/use-command.ts';

/** A photo that the house removed, shown to a moderator on request. */
export function HeldPhoto({ decisionId, name }: { decisionId: string; name: string }) {
  const { busy, run } = useCommand('house');
  const [webp, setWebp] = useState<string | null>();
  const see = async () => {
    const photo = await run<'seePhoto'>({ type: 'seePhoto', decisionId }, { again: () => void see() });
    if (photo) setWebp(photo.webp);
  };
  if (webp === null) return <p className="small muted">{m.photoGone()}</p>;
  if (webp !== undefined) return <Avatar name={name} photo={`data:image/webp;base64,${webp}`} size="xl" />;
  return (
    <p>
      <Button size="sm" busy={busy !== null} onClick={() => void see()}>
        {m.showPhoto()}
      </Button>
    </p>
  );
}
