import type { Intervention, InterventionDocument, Statement } from '@rostrum/domain';
import { ADA, anIntervention, NOON_MS } from '@rostrum/domain/testing';
import { vi } from 'vitest';
import type { Rulings } from '../rulings.ts';

/** The statement of reasons of a message that is held. */
export function aStatement(changes: Partial<Statement> = {}): Statement {
  return {
    restrictions: ['held'],
    where: 'In this debate and its record: no one but the author and the host can read the message.',
    fromMs: NOON_MS,
    untilMs: null,
    facts: 'Found in characters 1–16 of the message; confidence high, 0.95.',
    foundBy: 'ownInitiative',
    automatedDetection: true,
    automatedDecision: true,
    ground: 'houseRules',
    rule: 'Rule 2, speak about the claim',
    explanation: 'The words judge a person.',
    appeal: 'Tap "Appeal" on this card within seven days.',
    appealUntilMs: NOON_MS + 7 * 86_400_000,
    ...changes,
  };
}

/** An act that judges words of Ada's, at this moment by the clock of the page. */
export function aJudgement(changes: Partial<InterventionDocument> & { id?: string } = {}): Intervention {
  const { id = 'personAttack-m1', ...document } = changes;
  return {
    ...anIntervention({
      act: 'personAttack',
      to: ADA,
      messageId: 'm1',
      side: 'for',
      says: 'One phrase speaks about a person, not about a claim.',
      quote: 'you are an idiot',
      rule: 'Rule 2, speak about the claim',
      band: 'high',
      level: 3,
      offers: ['edit'],
      statement: aStatement(),
      atMs: Date.now(),
      ...document,
    }),
    id,
  };
}

/** This person's actions on acts, with every call recorded. */
export function someRulings(changes: Partial<Rulings> = {}) {
  return {
    uid: ADA,
    hostId: 'cleo',
    isDebater: false,
    isUnfair: () => false,
    onUnfair: vi.fn<Rulings['onUnfair']>(),
    onAppeal: vi.fn<Rulings['onAppeal']>(),
    onOffer: vi.fn<NonNullable<Rulings['onOffer']>>(),
    ...changes,
  } satisfies Rulings;
}
