import type { Room } from '@rostrum/domain';
import { debateUrl } from '../../../shared/navigation/paths.ts';
import { CopyField } from './copy-field.tsx';

/** The invitation to share: the link, and the code that opens a private debate. */
export function SharePanel({ room }: { room: Room }) {
  const isPrivate = room.visibility === 'private';
  return (
    <section className="stack" aria-label="Invite somebody">
      <CopyField label="Link" text={new URL(debateUrl(room.id), location.origin).href} />
      <CopyField
        label="Code"
        text={room.code}
        hint={
          isPrivate
            ? 'The link alone does not open a private debate: send the code as well.'
            : 'For “Join with a code”.'
        }
      />
    </section>
  );
}
