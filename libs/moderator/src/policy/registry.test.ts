import { describe, expect, it } from 'vitest';
import {
  HINTS,
  HINTS_WHILE_PAUSED,
  registeredOn,
  RULES,
  RULES_BESIDE,
  RULES_OF_CLOCK,
  RULES_OF_WORDS,
  RULES_WHILE_PAUSED,
} from './registered-rules.ts';
import type { Registration } from './registration.ts';
import { POLICY } from './registry.ts';

/** The interventions with these rules, in this order. */
function namesOf(rules: readonly unknown[]): (string | undefined)[] {
  const ownRules = (one: Registration): unknown[] => [
    'rule' in one ? one.rule : null,
    one.on === 'posted' ? one.whilePaused : null,
  ];
  return rules.map((rule) => Object.entries(POLICY).find(([, one]) => ownRules(one).includes(rule))?.[0]);
}

describe('the rules about a posted message', () => {
  it('come in this order: urgent, floor, holds, comments', () => {
    expect(namesOf(RULES)).toEqual([
      'severe',
      'coolingOff',
      'flood',
      'privacy',
      'personAttack',
      'offTopic',
      'injection',
      'steelman',
      'unanswered',
      'evidence',
      'airtime',
    ]);
  });

  it('leave care beside them, where no act takes its place', () => {
    expect(namesOf(RULES_BESIDE)).toEqual(['care']);
  });

  it('never share a place', () => {
    const places = registeredOn('posted').map(({ stage, order }) => `${stage} ${order}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('add a note to a shown message only if they read its words', () => {
    expect(namesOf(RULES_OF_WORDS)).toEqual(['personAttack', 'offTopic', 'injection', 'steelman']);
  });

  it('stop harm while the AI is paused', () => {
    expect(namesOf(RULES_WHILE_PAUSED)).toEqual(['severe', 'privacy', 'personAttack']);
  });
});

describe('the hints on a draft', () => {
  it('warn of what would be held, then of the tone', () => {
    expect(namesOf(HINTS)).toEqual(['severe', 'privacy', 'personAttack', 'heat']);
  });

  it('warn only of harm while the AI is paused', () => {
    expect(namesOf(HINTS_WHILE_PAUSED)).toEqual(['severe', 'privacy', 'personAttack']);
  });
});

it('the clock looks for quiet people before it asks about a silence', () => {
  expect(namesOf(RULES_OF_CLOCK)).toEqual(['quiet', 'lull']);
});
