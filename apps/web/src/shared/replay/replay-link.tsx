import type { Room } from '@rostrum/domain';
import { ButtonLink } from '@rostrum/ui';
import { History } from 'lucide-react';
import * as m from '@rostrum/words/replay';
import { replayUrl, reportUrl } from '../navigation/paths.ts';

/** The way to the replay of a finished debate, for people in its room. */
export function ReplayLink({ room }: { room: Room }) {
  return (
    <ButtonLink href={replayUrl(reportUrl(room.id))} icon={History}>
      {m.replay()}
    </ButtonLink>
  );
}
