import type { Room } from '@rostrum/domain';
import * as m from '@rostrum/words/room-seats';
import { inviteUrl } from '../../../shared/navigation/paths.ts';
import { CopyField } from './copy-field.tsx';

/** The invitation to share: the link, which carries the code, and the code alone. */
export function SharePanel({ room }: { room: Room }) {
  return (
    <section className="stack" aria-label={m.inviteSomebody()}>
      <CopyField kind="link" text={new URL(inviteUrl(room.code), location.origin).href} hint={m.linkHint()} />
      <CopyField kind="code" text={room.code} hint={m.codeHint()} />
    </section>
  );
}
