import type { Pulse, Side } from '@rostrum/domain';
import { otherSide } from '@rostrum/domain';
import * as m from '@rostrum/words/moderator-policy';
import type { Found, MessageLook } from '../look.ts';
import type { PostedRegistration } from '../registration.ts';
import { POLICY_LIMITS } from '../restraint-limits.ts';
import { flagged, isAbusive, type SignalsByKind } from '../signals-by-kind.ts';
import { isOpenStep } from '../steps.ts';
import { claimToQuote, isWorthAReply } from './checkable.ts';
import { reaches, STRICTNESS_TABLES } from '../strictness.ts';
import { fromCounts, nameOf, quoteAt } from '../words.ts';
import type { PolicyEventOf } from '../event.ts';

type OpenClaim = Pulse['unanswered'][number];

export const UNANSWERED: PostedRegistration = {
  on: 'posted',
  rule: unanswered,
  stage: 'comment',
  order: 4,
  whilePaused: null,
  addsToShown: false,
  hintsOnDraft: false,
};

/** A claim of the other side that this message's side has left unanswered for two turns of an open step. */
function unanswered({ message, room, state, step }: MessageLook): Found[] {
  const { side } = message;
  const claim = state.pulse.unanswered.find(
    (open) => open.side !== side && open.turns >= POLICY_LIMITS.unansweredTurns,
  );
  if (!claim || side === null || !isOpenStep(step)) return [];
  const asks = STRICTNESS_TABLES[room.strictness].unansweredFrom !== 'never';
  return [
    {
      act: 'unanswered',
      key: claim.messageId,
      messageId: claim.messageId,
      side,
      rule: 'claim',
      ...fromCounts({ label: m.turnsWithoutAnswer(), value: String(claim.turns) }),
      because: 'this room leaves open claims to the report',
      once: true,
      ways: asks
        ? [
            {
              reach: 'public',
              to: 'all',
              level: null,
              says: m.willYouReply({ name: nameOf(room.names, message.authorId), quote: claim.quote }),
              quote: claim.quote,
              offers: ['reply'],
            },
          ]
        : [],
    },
  ];
}

/** The unanswered claims after a message; none without an engine that finds answers. */
export function keepClaims(
  before: Pulse,
  pulse: Pulse,
  { message, room }: PolicyEventOf<'posted'>,
  signals: SignalsByKind,
): Pulse {
  const { side, answers } = message;
  if (side === null) return pulse;
  const claim = claimIn(message, signals);
  const claims = claim ? { ...pulse.claims, [side]: withoutSide(claim) } : pulse.claims;
  if (answers === null) return { ...pulse, claims };
  const isNewTurn = before.lastSpeakerId !== message.authorId || before.stepIndex !== pulse.stepIndex;
  const waiting = pulse.unanswered
    .filter((open) => !(answers.includes(open.messageId) && open.side === otherSide(side)))
    .map((open) => (open.side !== side && isNewTurn ? { ...open, turns: open.turns + 1 } : open));
  const isWorth =
    claim &&
    isWorthAReply(claim.quote) &&
    reaches(claim.band, STRICTNESS_TABLES[room.strictness].unansweredFrom);
  const all = isWorth ? [...waiting, { ...withoutSide(claim), side, turns: 0 }] : waiting;
  return { ...pulse, claims, unanswered: bounded(all) };
}

type Claim = {
  messageId: string;
  authorId: string;
  quote: string;
  side: Side;
  band: 'low' | 'medium' | 'high';
};

function claimIn(
  { id, authorId, side, text, kind }: PolicyEventOf<'posted'>['message'],
  signals: SignalsByKind,
): Claim | undefined {
  const signal = flagged(signals, 'claim');
  if (!signal || side === null || kind === 'question' || isAbusive(signals)) return undefined;
  const claim = claimToQuote(text, signal.spans);
  const quote = claim && quoteAt(text, [claim]);
  if (!quote) return undefined;
  return { messageId: id, authorId, quote, side, band: signal.band };
}

function withoutSide({ messageId, authorId, quote }: Claim) {
  return { messageId, authorId, quote };
}

/** As many of each side: the newest. */
function bounded(claims: readonly OpenClaim[]): OpenClaim[] {
  const most = POLICY_LIMITS.claimsKept / 2;
  const kept = new Set([
    ...claims.filter(({ side }) => side === 'for').slice(-most),
    ...claims.filter(({ side }) => side === 'against').slice(-most),
  ]);
  return claims.filter((claim) => kept.has(claim));
}
