import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, aSituation, BEN, CLEO, floorOf, play, wait } from '../testing/index.ts';
import { decide } from './debate-machine.ts';
import { OPEN_FLOOR } from './formats/open-floor.ts';
import { aimed, isAimed, MEANS, meantStep } from './meant-step.ts';
import { debateStateSchema } from './state.ts';

const live = () => aDebate({ phase: 'live', hostId: CLEO });

describe('a command that names its moment', () => {
  it('succeeds while that moment lasts, and is refused once it is over', () => {
    const { stepSeq } = floorOf(live());
    const next = play(live(), { type: 'nextStep', by: CLEO });
    expect(ask(live(), { type: 'nextStep', by: CLEO, stepSeq })).toBe('stepEnded, stepStarted');
    expect(ask(next, { type: 'nextStep', by: CLEO, stepSeq })).toBe('stale-step');
    expect(ask(next, { type: 'nextStep', by: CLEO, stepSeq: floorOf(next).stepSeq })).toBe(
      'stepEnded, stepStarted',
    );
  });

  it('is refused for a moment that never existed', () => {
    expect(ask(live(), { type: 'extend', by: CLEO, stepSeq: 9_999 })).toBe('stale-step');
  });

  it('is first refused to a person who may never do it', () => {
    expect(ask(live(), { type: 'nextStep', by: BEN, stepSeq: 0 })).toBe('not-the-host');
  });

  it('takes effect once when twenty arrive together', () => {
    const command = aimed(live(), { type: 'nextStep', by: CLEO });
    let state = live();
    const answers = Array.from({ length: 20 }, () => {
      const answer = ask(state, command);
      if (answer !== 'stale-step') state = play(state, command);
      return answer;
    });
    expect(answers.filter((answer) => answer !== 'stale-step')).toEqual(['stepEnded, stepStarted']);
  });
});

describe('the moment that a command refers to', () => {
  it('is the step for a speaker’s yield, and the turn for the yield of its holder', () => {
    const hands = play(aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR }), {
      type: 'raiseHand',
      by: 'dara',
    });
    const { stepSeq, turn } = floorOf(hands);
    expect(turn).toMatchObject({ uid: 'dara' });
    expect(meantStep(hands, 'yield', 'dara')).toBe(turn?.seq);
    expect(meantStep(live(), 'yield', ADA)).toBe(floorOf(live()).stepSeq);
    expect(ask(hands, { type: 'yield', by: 'dara', stepSeq })).toBe('stale-step');
  });

  it('is, for an answer, the point or proposal that it answers, not a later one', () => {
    const first = play(live(), { type: 'proposeEnd', by: ADA });
    const second = play(first, { type: 'decline', by: BEN }, wait(1_000), { type: 'proposeEnd', by: ADA });
    const stepSeq = meantStep(first, 'agree', BEN);
    expect(ask(first, { type: 'agree', by: BEN, stepSeq })).toBe('agreed, ended');
    expect(ask(second, { type: 'agree', by: BEN, stepSeq })).toBe('stale-step');
    expect(ask(second, { type: 'agree', by: BEN })).toBe('agreed, ended');
    const offered = aSituation('live, a point offered');
    const again = play(offered, { type: 'declinePoi', by: ADA }, { type: 'offerPoi', by: BEN });
    expect(ask(again, { type: 'acceptPoi', by: ADA, stepSeq: meantStep(offered, 'acceptPoi', ADA) })).toBe(
      'stale-step',
    );
  });

  it('is that pause: a command for the first does not end a second one', () => {
    const first = play(live(), { type: 'pause', by: CLEO });
    const second = play(first, { type: 'resume', by: CLEO }, { type: 'pause', by: CLEO });
    const stepSeq = meantStep(first, 'resume', CLEO);
    expect(ask(first, { type: 'resume', by: CLEO, stepSeq })).toBe('resumed');
    expect(ask(second, { type: 'resume', by: CLEO, stepSeq })).toBe('stale-step');
  });

  it('is the ready check for “ready”: sending it twice does not cut the preparation short', () => {
    const check = play(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: ADA });
    const said = aimed(check, { type: 'ready', by: BEN });
    const prep = play(check, said);
    expect(prep.phase).toBe('prep');
    expect(ask(prep, said)).toBe('stale-step');
    expect(ask(prep, { type: 'ready', by: BEN })).toBe('readied');
  });
});

describe('a debate stored before commands named their moment', () => {
  it.each([
    ['readyCheck', { type: 'ready', by: ADA }, 'readied'],
    ['live, a point offered', { type: 'acceptPoi', by: ADA }, 'poiAccepted'],
    ['live, an end proposed', { type: 'agree', by: BEN }, 'ended'],
  ] as const)('can be read, and its waiting items are named 0: %s', (situation, command, event) => {
    const stored: unknown = JSON.parse(
      JSON.stringify(aSituation(situation), (key, value: unknown) =>
        key === 'seq' && typeof value === 'number' ? undefined : value,
      ),
    );
    const old = { ...(stored as object), seq: aSituation(situation).seq };
    if ('stepSeq' in old) delete old.stepSeq;
    expect(ask(debateStateSchema.parse(old), command)).toContain(event);
  });
});

describe('every command', () => {
  it('names its moment, or gives the reason why it needs none', () => {
    for (const [type, means] of Object.entries(MEANS)) {
      expect(isAimed({ type })).toBe(typeof means !== 'string');
    }
    for (const reason of Object.values(MEANS).filter((means) => typeof means === 'string')) {
      expect(reason).toMatch(/^[A-Z].{20,}\.$/);
    }
    expect(isAimed({ type: 'constructor' })).toBe(false);
  });

  it('from the server’s clock refers to a running deadline', () => {
    expect(
      decide(live(), { type: 'advance', by: 'clock', stepSeq: 0 }, Number.MAX_SAFE_INTEGER),
    ).toMatchObject({
      refusal: 'stale-step',
    });
  });
});
