import { describe, expect, it } from 'vitest';
import { ADA, aDebate, aMessage, anIntervention, aRoom, BEN, CLEO, NOON_MS, play } from '../testing/index.ts';
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
    const tally = {
      before: { for: 1, against: 2, undecided: 3 },
      after: { for: 3, against: 2, undecided: 1 },
      moved: { 'undecided>for': 2, 'for>for': 1 },
    };
    const other = {
      room: {
        ...turned(source.room),
        ledger: turned(both),
        tally: turned({ ...tally, moved: turned(tally.moved) }),
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
      'votes',
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
      { id: 'p1', name: 'Ada Marsh', isHost: true, seat: 'For', side: 'for', characters: 75 },
      { id: 'p2', name: 'Ben Okafor', isHost: false, seat: 'Against', side: 'against', characters: 0 },
      { id: 'p3', name: 'Cleo Lind', isHost: false, seat: null, side: null, characters: 0 },
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
    const tally = {
      before: { for: 1, against: 1, undecided: 0 },
      after: { for: 2, against: 0, undecided: 0 },
      moved: { 'for>for': 1, 'against>for': 1 },
    };
    expect(transcriptJson({ room, ...said }).votes).toBeNull();
    expect(transcriptJson({ room: { ...room, tally }, ...said }).votes).toMatchObject({
      swing: { for: 50, against: -50 },
      gained: 'for',
    });
  });
});
