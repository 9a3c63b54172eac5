import { useInvitationCard } from '@rostrum/data';
import type { InvitationCard as Card } from '@rostrum/domain';
import { asNode, Motion, Side } from '@rostrum/ui';
import * as m from '@rostrum/words/invitation-card';
import { useState, type ReactNode } from 'react';
import { useEnv } from '../../env-context.ts';
import { startFirebaseFor } from './firebase.ts';

/** Who invites the reader of a link to what, above the form to sign in. */
export function InvitationCard({ code }: { code: string }) {
  const env = useEnv();
  useState(() => startFirebaseFor(env));
  const card = useInvitationCard(code);
  return card ? <InvitationCardView card={card} /> : null;
}

type Open = Exclude<Card, { state: 'unknown' | 'over' }>;

export function InvitationCardView({ card }: { card: Card }) {
  if (card.state === 'unknown') {
    return <p className="panel mb-8">{m.invitationUnknown()}</p>;
  }
  if (card.state === 'over') {
    return <p className="panel mb-8">{m.invitationOver()}</p>;
  }
  const { hostName, motion, formatName, freeSides } = card;
  return (
    <section className="panel mb-8 stack-2" aria-label={m.invitation()}>
      <p>
        {asNode(m.invites({ name: hostName, who: (inside) => <b className="strong">{asNode(inside)}</b> }))}
      </p>
      <Motion size="sm" as="p">
        {motion}
      </Motion>
      <p className="muted">{placeWords(formatName, freeSides)}</p>
    </section>
  );
}

function placeWords(format: string, freeSides: Open['freeSides']): ReactNode {
  const [side] = freeSides;
  if (side === undefined) return m.wouldWatch({ format });
  if (freeSides.length > 1) return m.mayChooseSide({ format });
  return asNode(m.wouldSpeak({ format, side: () => <Side side={side} /> }));
}
