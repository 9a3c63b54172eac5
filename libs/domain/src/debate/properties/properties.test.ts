import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEBATE_REFUSALS, type DebateRefusal } from '../commands.ts';
import { debateEventSchema } from '../events.ts';
import { askedForSchema, debateStateSchema, outcomeSchema, pauseReasonSchema } from '../state.ts';
import type { Rule } from './rule.ts';
import { RULES_OF_CONSENT } from './rules-of-consent.ts';
import { RULES_OF_JUDGING } from './rules-of-judging.ts';
import { RULES_OF_PEOPLE } from './rules-of-people.ts';
import { RULES_OF_RESTATING } from './rules-of-restating.ts';
import { RULES_OF_THE_CHAIR } from './rules-of-the-chair.ts';
import { RULES_OF_THE_CLOCK } from './rules-of-the-clock.ts';
import { RULES_OF_THE_FLOOR } from './rules-of-the-floor.ts';
import { RULES_OF_THE_LOG } from './rules-of-the-log.ts';
import { RULES_OF_THE_QUEUE } from './rules-of-the-queue.ts';
import { story, tell, type Story, type ToldStory } from './stories.ts';

/** Fixed, so that a failed run fails again. */
const RUNS = { numRuns: 10_000, seed: 20_261_120 };

const RULES: Record<string, Rule> = {
  ...RULES_OF_THE_LOG,
  ...RULES_OF_PEOPLE,
  ...RULES_OF_CONSENT,
  ...RULES_OF_THE_CHAIR,
  ...RULES_OF_THE_FLOOR,
  ...RULES_OF_THE_QUEUE,
  ...RULES_OF_RESTATING,
  ...RULES_OF_THE_CLOCK,
  ...RULES_OF_JUDGING,
};

/** Everything the stories reached: phases, events, refusals and the reasons in them. */
const seen = new Set<string>();
/** The first story that breaks a rule. */
const broken = new Map<string, Story>();

/** Plays every story once and checks it against every rule. */
beforeAll(() => {
  for (const one of fc.sample(story, RUNS)) {
    const told = tell(one);
    remember(told);
    for (const [name, rule] of Object.entries(RULES)) {
      if (!broken.has(name) && rule(told) !== undefined) broken.set(name, one);
    }
  }
}, 120_000);

function remember({ log, told, end }: ToldStory): void {
  seen.add(end.phase);
  for (const { before, decision } of told) {
    seen.add(before.phase);
    if (!decision.ok) seen.add(decision.refusal);
  }
  for (const event of log) {
    seen.add(event.type);
    if ('reason' in event) seen.add(`${event.type} ${event.reason}`);
    if ('outcome' in event) seen.add(event.outcome);
    if ('answer' in event) seen.add(`answered ${event.answer}`);
    if (event.type === 'chairTaken') seen.add(`chair ${event.why ?? 'agreed'}`);
    if (event.type === 'agreed') seen.add(`agreed ${event.what}`);
    if ('as' in event) seen.add(`as ${event.as}`);
  }
}

/** Finds the shortest story that breaks the rule, and fails with it. */
function failWithTheShortest(rule: Rule): void {
  fc.assert(
    fc.property(story, (one) => {
      expect(rule(tell(one))).toBeUndefined();
    }),
    RUNS,
  );
}

describe('in every story of a debate', { timeout: 120_000 }, () => {
  it.each(Object.entries(RULES))('%s', (name, rule) => {
    if (broken.has(name)) failWithTheShortest(rule);
    expect(broken.get(name)).toBeUndefined();
  });
});

/** With hundreds of people; `decide/crowd.test.ts` has them. */
const NEEDS_A_CROWD: ReadonlySet<string> = new Set([
  'too-many-muted',
  'too-many-removed',
  'too-many-speakers',
] satisfies DebateRefusal[]);

describe('the stories themselves', () => {
  const typesOf = ({ def }: typeof debateEventSchema) =>
    def.options.flatMap((option) => option.shape.type.def.values);
  const phasesOf = ({ def }: typeof debateStateSchema) =>
    def.options.flatMap((option) => option.shape.phase.def.values);

  it('reach every phase, event, refusal and reason, so the rules above are really tested', () => {
    const all: string[] = [
      ...phasesOf(debateStateSchema),
      ...typesOf(debateEventSchema),
      ...Object.keys(DEBATE_REFUSALS),
      ...Object.keys(outcomeSchema.def.entries),
      ...Object.keys(pauseReasonSchema.def.entries).map((reason) => `paused ${reason}`),
      ...Object.keys(askedForSchema.def.entries).map((what) => `agreed ${what}`),
      ...['agreed', 'left', 'missing'].map((why) => `chair ${why}`),
      ...['deadline', 'yielded', 'host', 'vacant'].map((reason) => `stepEnded ${reason}`),
      ...['fair', 'unfair'].map((answer) => `answered ${answer}`),
      ...['floor', 'turn', 'poi'].map((right) => `as ${right}`),
    ];
    expect(all.filter((name) => !seen.has(name) && !NEEDS_A_CROWD.has(name))).toEqual([]);
  });
});
