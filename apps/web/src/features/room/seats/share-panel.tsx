import type { Room } from '@rostrum/domain';
import { inviteUrl } from '../../../shared/navigation/paths.ts';
import { CopyField } from './copy-field.tsx';

/** The invitation to share: the link, which carries the code, and the code alone. */
export function SharePanel({ room }: { room: Room }) {
  return (
    <section className="stack" aria-label="Invite somebody">
      <CopyField
        label="Link"
        text={new URL(inviteUrl(room.code), location.origin).href}
        hint="Opens this debate. Before they sign in, people see who invites them and to what."
      />
      <CopyField label="Code" text={room.code} hint="For “Join with a code”." />
    </section>
  );
}
