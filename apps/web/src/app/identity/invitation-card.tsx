import { useInvitationCard } from '@rostrum/data';
import type { InvitationCard as Card } from '@rostrum/domain';
import { Motion, Side } from '@rostrum/ui';
import { useState } from 'react';
import { useEnv } from '../../env-context.ts';
import { startFirebaseFor } from './firebase.ts';

/** Who invites the reader of a link to what, above the form to sign in. */
export function InvitationCard({ code }: { code: string }) {
  const env = useEnv();
  useState(() => startFirebaseFor(env));
  const card = useInvitationCard(code);
  return card ? <InvitationCardView card={card} /> : null;
}

export function InvitationCardView({ card }: { card: Card }) {
  if (card.state === 'unknown') {
    return (
      <p className="panel mb-8">
        This invitation leads to no debate. Ask the person who sent it for a new link.
      </p>
    );
  }
  if (card.state === 'over') {
    return <p className="panel mb-8">This debate is over. Sign in to see what is on now.</p>;
  }
  const { hostName, motion, formatName, freeSides } = card;
  const [side] = freeSides;
  return (
    <section className="panel mb-8 stack-2" aria-label="Your invitation">
      <p>
        <b className="strong">{hostName}</b> invites you to debate:
      </p>
      <Motion size="sm" as="p">
        {motion}
      </Motion>
      <p className="muted">
        {formatName}. {side === undefined && 'The seats are taken, so you would watch.'}
        {side !== undefined && freeSides.length > 1 && 'You may choose your side.'}
        {side !== undefined && freeSides.length === 1 && (
          <>
            You would speak <Side side={side} />.
          </>
        )}
      </p>
    </section>
  );
}
