import { describe, expect, it } from 'vitest';
import { LINCOLN_DOUGLAS } from '../debate/formats/lincoln-douglas.ts';
import { OPEN_FLOOR } from '../debate/formats/open-floor.ts';
import { PUBLIC_FORUM } from '../debate/formats/public-forum.ts';
import { panelResult } from '../debate/judging/panel-decision.ts';
import {
  ADA,
  aDebateLog,
  aRoom,
  aRuling,
  BEN,
  CLEO,
  DARA,
  playLog,
  unanswered,
  wait,
  type DebateWish,
} from '../testing/index.ts';
import type { Move } from '../testing/ways.ts';
import { renderTranscriptCsv } from './table.ts';
import { transcriptJson } from './json.ts';
import { transcriptJsonSchema } from './json-schema.ts';
import { proceedingsOf } from './proceedings.ts';
import { renderTranscript } from './transcript.ts';

function says(wish: DebateWish, ...moves: Move[]): string[] {
  const opened = aDebateLog(wish);
  const { state, events } = playLog(opened.state, ...moves);
  const { seq } = opened.state;
  return proceedingsOf(aRoom({ debate: state }), [...opened.events, ...events]).flatMap((one) =>
    one.seq > seq ? [one.says] : [],
  );
}

const live: DebateWish = { phase: 'live' };

describe('how a debate was run', () => {
  it('names the coin and both choices', () => {
    const flipped: Move[] = [
      ...[ADA, 'for-2', BEN].map((by) => ({ type: 'ready' as const, by })),
      { type: 'ready', by: 'against-2', toss: 'for' },
      { type: 'chooseSide', by: ADA, side: 'against' },
      { type: 'chooseOrder', by: BEN, first: 'against' },
    ];
    expect(says({ phase: 'readyCheck', format: PUBLIC_FORUM }, ...flipped)).toEqual([
      'For won the toss.',
      'Ada Marsh chose to speak Against.',
      'Ben Okafor chose the order: Against speaks first, For second.',
    ]);
  });

  it('names the preparation that a side took', () => {
    const prep: Move[] = [{ type: 'takePrep', by: ADA }, wait(42_000), { type: 'endPrep', by: ADA }];
    expect(says({ phase: 'live', format: PUBLIC_FORUM }, ...prep)).toEqual([
      'For used 42 s of its preparation time.',
    ]);
  });

  it('names the next step, who asked for it and who agreed', () => {
    expect(says(live, { type: 'nextStep', by: ADA })).toEqual([
      'Ada Marsh asked the other side to agree to move on before time was up.',
      'Ben Okafor agreed to move on before time was up.',
      'Ada Marsh ended the step before time was up.',
    ]);
    expect(says({ phase: 'live', hostId: CLEO }, { type: 'nextStep', by: CLEO })).toEqual([
      'Cleo Lind ended the step before time was up.',
    ]);
  });

  it('names a no, and a question taken back', () => {
    const asked = unanswered({ type: 'extend', by: ADA });
    expect(says(live, asked, { type: 'decline', by: BEN })[1]).toBe('Ben Okafor said no.');
    expect(says(live, asked, { type: 'decline', by: ADA })[1]).toBe('Ada Marsh withdrew the request.');
  });

  it('names extensions, pauses and the chair', () => {
    const moves: Move[] = [
      { type: 'extend', by: CLEO },
      { type: 'pause', by: CLEO },
      { type: 'resume', by: CLEO },
      { type: 'pauseModerator', by: CLEO },
      { type: 'reportMissing', by: ADA, uid: BEN },
      { type: 'handOver', by: CLEO, uid: null },
    ];
    expect(says({ phase: 'live', hostId: CLEO }, ...moves)).toEqual([
      'Cleo Lind gave the step more time.',
      'Cleo Lind paused the debate.',
      'The debate continued.',
      'Cleo Lind paused the AI.',
      'The debate waited for Ben Okafor, who had lost their connection.',
      'Cleo Lind left the clock to the moderator.',
    ]);
    const taken: Move[] = [
      { type: 'handOver', by: ADA, uid: CLEO, cameIn: true },
      { type: 'agree', by: CLEO },
    ];
    expect(says(live, ...taken)[1]).toContain('took the chair from Ada Marsh.');
  });

  it('names who asked for judges, and who agreed', () => {
    const forum = { ...live, format: PUBLIC_FORUM };
    expect(says(forum, { type: 'nameJudges', by: ADA, uids: [CLEO], present: [CLEO] }).slice(0, 2)).toEqual([
      'Ada Marsh asked the other side to accept the judges.',
      'Ben Okafor accepted the judges.',
    ]);
  });

  it('names who gave up a seat after the start, who took it, and nobody before the start', () => {
    const hosted: DebateWish = { phase: 'live', hostId: CLEO };
    expect(says({ phase: 'lobby' }, { type: 'takeSeat', by: ADA, seatId: 'for-1' })).toEqual([]);
    const left: Move[] = [
      { type: 'leave', by: BEN },
      { type: 'takeSeat', by: DARA, seatId: 'against-1' },
    ];
    expect(says(hosted, ...left)).toEqual([
      'Someone gave up their seat, and the debate waited.',
      'dara took the free seat: Against.',
      'The debate continued.',
    ]);
    const gone: Move[] = [
      { type: 'reportMissing', by: ADA, uid: BEN },
      wait(300_000),
      { type: 'substitute', by: ADA },
    ];
    expect(says(hosted, ...gone)[1]).toBe('Someone’s seat became free: Against.');
  });

  it('says that the host removed a person, not that they left', () => {
    const removed: Move[] = [{ type: 'remove', by: CLEO, uid: BEN }];
    expect(says({ phase: 'live', hostId: CLEO }, ...removed)).toEqual([
      'Cleo Lind removed Someone from the debate.',
      'The debate waited for someone to take the free seat.',
    ]);
  });

  it('names the host who gave the floor to a hand, and nobody where the line decided', () => {
    const hands = [ADA, BEN, DARA].map((by): Move => ({ type: 'raiseHand', by }));
    const open: DebateWish = { phase: 'live', hostId: CLEO, format: OPEN_FLOOR };
    expect(says(open, ...hands, { type: 'yield', by: ADA })).toEqual([]);
    expect(says(open, ...hands, { type: 'giveFloor', by: CLEO, uid: DARA })).toEqual([
      'Cleo Lind gave the floor to Someone.',
    ]);
  });

  it('names the judges, and what they decided', () => {
    const opened = aDebateLog({ phase: 'live', hostId: CLEO, format: LINCOLN_DOUGLAS });
    const { state, events } = playLog(
      opened.state,
      { type: 'nameJudges', by: CLEO, uids: [CLEO] },
      { type: 'speak', by: ADA, messageId: 'message-1', characters: 10 },
      { type: 'end', by: CLEO },
    );
    const ruling = aRuling(state, { winner: 'against' });
    const filed = playLog(state, { type: 'fileBallot', by: CLEO, ballot: ruling });
    const result = panelResult(state, [ruling]);
    const log = [...events, ...filed.events].map((event) =>
      event.type === 'ballotsClosed' && result ? { ...event, result } : event,
    );
    const says = proceedingsOf(aRoom({ debate: filed.state }), log).map((one) => one.says);
    expect(says).toContain('Cleo Lind named these judges: Cleo Lind.');
    expect(says).toContain('The judge decided: Against wins.');
    const none = proceedingsOf(aRoom({ debate: filed.state }), filed.events).map((one) => one.says);
    expect(none).toContain('Judging closed without a single ballot.');
  });

  it('is in the transcript in all its forms, and only where the log is known', () => {
    const opened = aDebateLog(live);
    const { state, events } = playLog(opened.state, wait(61_000), { type: 'end', by: ADA });
    const room = aRoom({ debate: state, startedAtMs: opened.state.atMs });
    const source = { room, messages: [], interventions: [], events };
    expect(renderTranscript(source)).toContain('## How the debate was run\n\n- 1:01: Ada Marsh asked');
    const { proceedings } = transcriptJsonSchema.parse(transcriptJson(source));
    expect(proceedings.map(({ by, seconds }) => [by, seconds])).toEqual([
      ['p1', 61],
      ['p2', 61],
    ]);
    expect(renderTranscriptCsv(source)).toContain(',run,,Ben Okafor,,,Ben Okafor agreed to end the debate.');
    const { events: _, ...without } = source;
    expect(renderTranscript(without)).not.toContain('How the debate was run');
  });
});
