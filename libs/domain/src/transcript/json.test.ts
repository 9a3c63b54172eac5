import { describe, expect, it } from 'vitest';
import type { Tally } from '../documents/tally.ts';
import {
  ADA,
  aDebate,
  aMessage,
  anIntervention,
  aRoom,
  aTally,
  BEN,
  CLEO,
  FOR_GAINED,
  NOON_MS,
  play,
} from '../testing/index.ts';
import { transcriptJsonSchema } from './json-schema.ts';
import { renderTranscriptJson, transcriptJson } from './json.ts';

const HOSTILE = '# <script>"x"</script>\n=1+1 עברית 👩‍👩‍👧 \\ \u0001';

function aSource() {
  const debate = play(
    aDebate({ phase: 'live' }),
    { type: 'speak', by: ADA, messageId: 'm1', characters: 75 },
    { type: 'end', by: ADA },
  );
  const asked = aMessage({
    authorId: CLEO,
    authorName: 'Cleo Lind',
    side: null,
    kind: 'question',
    text: HOSTILE,
    quote: { messageId: 'm1', authorName: 'Ada Marsh', text: 'Free buses' },
    reactions: { sourcePlease: 1, strongPoint: 2 },
    edits: [{ text: 'What it said before', atMs: NOON_MS }],
    createdAtMs: NOON_MS + 2_500,
  });
  return {
    room: aRoom({ debate, startedAtMs: NOON_MS }),
    messages: [
      { ...aMessage({ createdAtMs: NOON_MS + 1_000 }), id: 'm1' },
      { ...asked, id: 'm2' },
    ],
    interventions: [
      { ...anIntervention(), id: 'bell' },
      { ...anIntervention({ to: BEN, says: 'Only for Ben' }), id: 'private' },
    ],
  };
}

describe('a transcript as JSON', () => {
  it('reads back by its schema to the original', () => {
    const source = aSource();
    expect(transcriptJsonSchema.parse(JSON.parse(renderTranscriptJson(source)))).toEqual(
      transcriptJson(source),
    );
  });

  it('has version 1, and the schema refuses any other', () => {
    const written = transcriptJson(aSource());
    expect(written.version).toBe(1);
    expect(transcriptJsonSchema.safeParse({ ...written, version: 2 }).success).toBe(false);
  });

  it('has its fields in the same order, no matter how the database returned them', () => {
    const source = aSource();
    const turned = <Value extends object>(value: Value): Value =>
      JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(value).reverse())));
    const ledger = { b: { found: { for: 1, against: 0 }, acted: { for: 1, against: 0 } } };
    const both = { ...ledger, a: ledger.b };
    const tally = FOR_GAINED;
    const other = {
      room: {
        ...turned(source.room),
        ledger: turned(both),
        tally: turned({ ...tally, voted: turned(tally.voted), swing: turned(tally.swing!) }),
      },
      messages: source.messages.map((message) =>
        turned({ ...message, reactions: turned(message.reactions) }),
      ),
      interventions: source.interventions.map(turned),
    };
    const room = { ...source.room, ledger: both, tally };
    expect(renderTranscriptJson(other)).toBe(renderTranscriptJson({ ...source, room }));
    expect(Object.keys(transcriptJson(source))).toEqual([
      'version',
      'keptBy',
      'debate',
      'format',
      'people',
      'floor',
      'proceedings',
      'votes',
      'judging',
      'ledger',
    ]);
  });

  it('keeps every word as posted, with its author and the words it answers', () => {
    const [, first, question] = transcriptJson(aSource()).floor;
    expect(first).toMatchObject({
      type: 'message',
      author: 'p1',
      seconds: 1,
      step: 1,
      edited: false,
      quote: null,
    });
    expect(question).toMatchObject({
      author: 'p3',
      side: null,
      kind: 'question',
      text: HOSTILE,
      edited: true,
      quote: { message: 'm1', author: 'Ada Marsh', text: 'Free buses' },
    });
    expect(transcriptJson(aSource()).people).toEqual([
      { id: 'p1', name: 'Ada Marsh', isHost: true, seat: 'For', team: null, side: 'for', characters: 75 },
      {
        id: 'p2',
        name: 'Ben Okafor',
        isHost: false,
        seat: 'Against',
        team: null,
        side: 'against',
        characters: 0,
      },
      { id: 'p3', name: 'Cleo Lind', isHost: false, seat: null, team: null, side: null, characters: 0 },
    ]);
  });

  it('contains no account, no code, nothing private and nothing from before an edit', () => {
    const source = aSource();
    const held = { ...aMessage({ state: 'held', text: 'Only for me' }), id: 'm3' };
    const json = renderTranscriptJson({
      ...source,
      room: { ...source.room, hostId: ADA, code: 'XYZ789' },
      messages: [...source.messages, held],
    });
    for (const hidden of ['XYZ789', 'Only for', 'What it said before', `"${ADA}"`, `"${CLEO}"`])
      expect(json).not.toContain(hidden);
  });

  it('shows how the votes moved, or null if nobody voted', () => {
    const { room, ...said } = aSource();
    const votes = (tally: Tally | null) => transcriptJson({ room: { ...room, tally }, ...said }).votes;
    expect(votes(null)).toBeNull();
    expect(votes(FOR_GAINED)).toEqual({
      voted: { before: 30, after: 30 },
      before: { for: 10, against: 10, undecided: 10 },
      after: { for: 16, against: 8, undecided: 6 },
      swing: { for: 20, against: -7 },
      gained: 'for',
      changedTheirMind: 6,
      joinedLate: 0,
    });
  });

  it('contains no count of fewer than five', () => {
    const { room, ...said } = aSource();
    const tally = aTally([3, 'for', 'for'], [4, 'against', 'for'], [2, null, 'for']);
    expect(transcriptJson({ room: { ...room, tally }, ...said }).votes).toEqual({
      voted: { before: 7, after: 7 },
      before: null,
      after: null,
      swing: null,
      gained: 'for',
      changedTheirMind: null,
      joinedLate: null,
    });
  });
});
