import { actSchema, type Act, type Intervention, type Side } from '@rostrum/domain';
import { ADA, BEN, CLEO, DARA } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { rungOf } from './ladder.ts';
import { mayAppeal, mayDecideAppeal, mayPauseType, mayUndo } from './rulings.ts';
import { acted, aSignal, attack, becauses, Room } from './testing/build.ts';

const tap = (room: Room, by: string, side: Side, act: Act = 'personAttack') => {
  const interventionId = acted(room.decisions).findLast((made) => made.act === act)?.id ?? '';
  return room.tell({
    type: 'unfairTapped',
    room: room.setting,
    atMs: room.nowMs,
    by,
    side,
    act,
    interventionId,
  });
};
const host = (room: Room, type: 'typeSilenced' | 'typeAllowed', act: Act = 'personAttack') =>
  room.tell({ type, room: room.setting, atMs: room.nowMs, by: CLEO, act });

/** The record of the last act in a room, with an appeal if the test needs one. */
function lastActIn(room: Room, appealedBy?: string): Intervention {
  const last = acted(room.decisions).at(-1);
  if (!last) throw new Error('The room has no act');
  const appeal = {
    by: appealedBy ?? '',
    reason: '',
    atMs: 0,
    verdict: null,
    decidedBy: null,
    decidedAtMs: null,
  };
  return { ...last.intervention, id: last.id, ...(appealedBy === undefined ? {} : { appeal }) };
}

describe('"unfair"', () => {
  it('from two sides pauses that type, announces it, and leaves every other type alone', () => {
    const room = new Room().chat(10);
    expect(tap(room, ADA, 'for')).toEqual([]);
    expect(acted(tap(room, BEN, 'against'))).toMatchObject([
      { act: 'standDown', engine: 'person', intervention: { to: 'all' } },
    ]);
    expect(becauses(room.post(ADA, [attack()]))).toEqual(['two sides called this type unfair']);
    expect(acted(room.post(ADA, [aSignal('privacy')]))).toMatchObject([{ act: 'privacy' }]);
  });

  it('twice from one side pauses nothing', () => {
    const room = new Room();
    tap(room, ADA, 'for');
    tap(room, DARA, 'for');
    expect(acted(room.post(BEN, [attack()]))).toMatchObject([{ holds: true }]);
  });

  it('restarts from zero once the host has allowed the type again', () => {
    const room = new Room();
    tap(room, ADA, 'for');
    tap(room, BEN, 'against');
    host(room, 'typeAllowed');
    expect(acted(room.post(ADA, [attack()]))).toMatchObject([{ holds: true }]);
    tap(room, ADA, 'for');
    expect(acted(room.post(ADA, [attack()]))).toMatchObject([{ holds: true }]);
  });

  it('never turns off severe acts or private details, and suggests an appeal instead', () => {
    for (const act of ['severe', 'privacy'] as const) {
      expect(mayPauseType(act)).toMatchObject({ refusal: 'act-stays-on' });
    }
    const room = new Room();
    tap(room, ADA, 'for', 'severe');
    tap(room, BEN, 'against', 'severe');
    const made = acted(room.post(ADA, [aSignal('threat', { isSure: true })]));
    expect(made).toMatchObject([
      { act: 'severe', holds: true, intervention: { to: ADA } },
      { act: 'severe' },
    ]);
  });
});

describe('the host', () => {
  it('silences a type and allows it again; a repeat changes nothing', () => {
    const room = new Room();
    host(room, 'typeSilenced');
    const { state } = room;
    expect(host(room, 'typeSilenced')).toEqual([]);
    expect(room.state).toBe(state);
    expect(becauses(room.post(ADA, [attack()]))).toEqual(['the host has silenced this type']);
    host(room, 'typeAllowed');
    expect(acted(room.post(ADA, [attack()]))).toMatchObject([{ holds: true }]);
  });

  it('reverses an act: the message is restored, a correction posted, the rung taken back, once', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    const undone = { type: 'undone', room: room.setting, atMs: room.nowMs, by: CLEO } as const;
    const intervention = lastActIn(room);
    expect(acted(room.tell({ ...undone, intervention }))).toMatchObject([
      {
        act: 'correction',
        id: 'correction-personAttack-m1',
        engine: 'person',
        effects: [{ type: 'restore', messageId: 'm1' }],
        intervention: { to: 'all', messageId: 'm1' },
      },
    ]);
    expect(rungOf(room.state.record, ADA, 'personAttack', room.nowMs)).toBe(0);
    expect(acted(room.tell({ ...undone, intervention }))).toEqual([]);
    expect(rungOf(room.state.record, ADA, 'personAttack', room.nowMs)).toBe(0);
  });

  it('takes no public act of the moderator’s budget by it', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    room.tell({
      type: 'undone',
      room: room.setting,
      atMs: room.nowMs,
      by: CLEO,
      intervention: lastActIn(room),
    });
    expect(room.state.record.publicActs).toBe(0);
  });
});

describe('an appeal', () => {
  const decide = (room: Room, verdict: 'upheld' | 'overturned') =>
    room.tell({
      type: 'appealDecided',
      room: room.setting,
      atMs: room.nowMs,
      by: CLEO,
      verdict,
      reason: 'It quotes the motion.',
      intervention: lastActIn(room, ADA),
    });

  it('that succeeds restores the message and posts a correction', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    expect(acted(decide(room, 'overturned'))).toMatchObject([
      {
        act: 'correction',
        effects: [{ type: 'restore', messageId: 'm1' }],
        intervention: { to: 'all', says: expect.stringContaining('“It quotes the motion.”') },
      },
    ]);
  });

  it('that fails is answered to the appellant, and restores nothing', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    expect(acted(decide(room, 'upheld'))).toMatchObject([
      {
        act: 'correction',
        effects: [],
        intervention: { to: ADA, says: expect.stringContaining('“It quotes the motion.”') },
      },
    ]);
  });

  it('against a note restores no message, for none was taken', () => {
    const room = new Room();
    room.post(ADA, [attack('medium')]);
    expect(acted(decide(room, 'overturned'))[0]?.effects).toEqual([]);
  });

  const DAY_MS = 24 * 3_600_000;
  const anAct = () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    return lastActIn(room);
  };
  const appealed = () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    return lastActIn(room, ADA);
  };
  const involved = { deciders: [CLEO, DARA, ADA], debaters: [], actedBy: null, authorId: ADA };

  it('may be made for seven days and not a moment longer, and once', () => {
    const act = anAct();
    expect(mayAppeal(act, act.atMs + 7 * DAY_MS)).toMatchObject({ ok: true });
    expect(mayAppeal(act, act.atMs + 7 * DAY_MS + 1)).toMatchObject({ refusal: 'appeal-too-late' });
    expect(mayAppeal(appealed(), act.atMs)).toMatchObject({ refusal: 'appeal-already' });
    expect(mayAppeal({ ...act, act: 'time' }, act.atMs)).toMatchObject({ refusal: 'act-not-judging' });
  });

  it('is decided by a human who did not act, appeal, or write the message', () => {
    expect(mayDecideAppeal(appealed(), CLEO, involved)).toMatchObject({ ok: true });
    expect(mayDecideAppeal(appealed(), ADA, involved)).toMatchObject({ refusal: 'appeal-same-person' });
    expect(mayDecideAppeal(appealed(), CLEO, { ...involved, actedBy: CLEO })).toMatchObject({
      refusal: 'appeal-same-person',
    });
    expect(mayDecideAppeal(appealed(), DARA, { ...involved, actedBy: CLEO })).toMatchObject({ ok: true });
    expect(mayDecideAppeal(appealed(), BEN, involved)).toMatchObject({ refusal: 'ruling-not-yours' });
    expect(mayDecideAppeal(anAct(), CLEO, involved)).toMatchObject({ refusal: 'appeal-missing' });
  });

  it('is not decided by a person with a seat, who cannot undo the act meanwhile either', () => {
    const seated = { ...involved, debaters: [CLEO] };
    expect(mayDecideAppeal(appealed(), CLEO, seated)).toMatchObject({ refusal: 'appeal-not-neutral' });
    expect(mayDecideAppeal(appealed(), DARA, seated)).toMatchObject({ ok: true });
    expect(mayUndo(appealed(), CLEO, CLEO, ADA, true)).toMatchObject({ refusal: 'appeal-not-neutral' });
    expect(mayUndo(appealed(), CLEO, CLEO, ADA, false)).toMatchObject({ ok: true });
  });

  it('is needed if the host wants their own words back', () => {
    expect(mayUndo(anAct(), CLEO, CLEO, ADA, false)).toMatchObject({ ok: true });
    expect(mayUndo(anAct(), CLEO, CLEO, CLEO, false)).toMatchObject({ refusal: 'appeal-same-person' });
    expect(mayUndo(anAct(), ADA, CLEO, ADA, true)).toMatchObject({ refusal: 'ruling-not-yours' });
  });
});

describe('a host on a bench', () => {
  const undo = (changes: Partial<Intervention>, isDebater: boolean) => {
    const room = new Room();
    room.post(ADA, [attack()]);
    return mayUndo({ ...lastActIn(room), ...changes }, CLEO, CLEO, ADA, isDebater);
  };

  it('undoes no act that they cannot read: the held message stays its author’s', () => {
    expect(undo({ act: 'personAttack', to: ADA }, true)).toMatchObject({ refusal: 'appeal-not-neutral' });
    expect(undo({ act: 'personAttack', to: ADA }, false)).toMatchObject({ ok: true });
  });

  it('undoes nothing else either, not what everybody reads and not what stopped the debate', () => {
    for (const changes of [
      { act: 'evidence', to: 'all' },
      { act: 'severe', to: ADA },
    ] as const) {
      expect(undo(changes, true)).toMatchObject({ refusal: 'appeal-not-neutral' });
      expect(undo(changes, false)).toMatchObject({ ok: true });
    }
  });
});

describe('the acts that judge', () => {
  const judging = ['airtime', 'quiet', 'lull', 'evidence', 'unanswered', 'offTopic', 'steelman'];
  const holding = ['personAttack', 'flood', 'injection', 'coolingOff'];

  it('are the only ones that people pause', () => {
    const paused = actSchema.options.filter((act) => mayPauseType(act).ok);
    expect(new Set(paused)).toEqual(new Set([...judging, ...holding]));
  });

  it('can be appealed, and so can turns and safeguards', () => {
    const room = new Room();
    room.post(ADA, [attack()]);
    const act = lastActIn(room);
    const appealed = actSchema.options.filter((name) => mayAppeal({ ...act, act: name }, act.atMs).ok);
    expect(new Set(appealed)).toEqual(new Set([...judging, ...holding, 'severe', 'privacy']));
  });
});

describe('the clock and the turns', () => {
  it('belong to the debate: nobody silences them', () => {
    for (const act of ['open', 'time', 'handover', 'close'] as const) {
      expect(mayPauseType(act)).toMatchObject({ refusal: 'act-not-judging' });
    }
    expect(mayPauseType('evidence')).toMatchObject({ ok: true });
  });
});
