import { describe, expect, it } from 'vitest';
import { BRITISH_PARLIAMENTARY } from '../debate/formats/british-parliamentary.ts';
import { PUBLIC_FORUM } from '../debate/formats/public-forum.ts';
import { aJudgedRoom, CLEO, DARA, parseCsv } from '../testing/index.ts';
import { transcriptJsonSchema } from './json-schema.ts';
import { renderTranscriptJson } from './json.ts';
import type { TranscriptSource } from './on-record.ts';
import { renderTranscriptCsv } from './table.ts';
import { renderTranscript } from './transcript.ts';

const LINK = 'https://rostrum.example.com/debates/room-1';
const judged = (...[format, rulings]: Parameters<typeof aJudgedRoom>): TranscriptSource => ({
  ...aJudgedRoom(format, rulings),
  messages: [],
  interventions: [],
  link: LINK,
});
const split = judged(PUBLIC_FORUM, {
  [CLEO]: { winner: 'against' },
  [DARA]: { winner: 'for' },
  emil: { winner: 'against' },
});

describe('a decision of judges, taken along', () => {
  it('is in the Markdown with the link: result, points of each judge, and reasons', () => {
    const text = renderTranscript(split);
    expect(text).toContain('- Judges: Cleo Lind, dara, emil');
    expect(text).toContain('- The judges decided 2–1: Against wins.');
    expect(text).toContain(`- Link: <${LINK}>`);
    expect(text).toContain('## What the judges decided\n\nAgainst wins. 3 judges decided, 2–1.');
    expect(text).toContain('| Speaker | Side | Speech | Cleo Lind | dara | emil | Points |');
    expect(text).toContain(
      '**Cleo Lind** (Against wins, chair of the panel)\n\ncleo heard the costs answered.',
    );
    expect(text).toContain('**dara** (For wins)');
  });

  it('has the teams by their places in British Parliamentary', () => {
    const text = renderTranscript(judged(BRITISH_PARLIAMENTARY));
    expect(text).toContain('- The judges ranked the teams: 1. Opening government');
    expect(text).toMatch(/\| 1 \| Opening government \| 1 \| \d+ \|/);
    expect(text).toContain('**Cleo Lind** (ranks Opening government, Opening opposition');
  });

  it('names nobody as chair where one judge decided', () => {
    expect(renderTranscript(judged(PUBLIC_FORUM))).not.toContain('chair of the panel');
  });

  it('is in the JSON, which its schema reads', () => {
    const { judging, debate } = transcriptJsonSchema.parse(JSON.parse(renderTranscriptJson(split)));
    expect(debate.link).toBe(LINK);
    expect(judging).toMatchObject({ winner: 'against', votes: { for: 1, against: 2 }, teams: null });
    expect(judging?.ballots.map(({ judge, winner }) => [judge, winner])).toEqual([
      ['Cleo Lind', 'against'],
      ['dara', 'for'],
      ['emil', 'against'],
    ]);
    expect(new Set(judging?.points.map(({ person }) => person))).not.toContain('');
    const teams = transcriptJsonSchema.parse(JSON.parse(renderTranscriptJson(judged(BRITISH_PARLIAMENTARY))));
    expect(teams.judging).toMatchObject({
      winner: null,
      teams: expect.arrayContaining(['Closing opposition']),
    });
  });

  it('is in the table: the facts first, the ballots last', () => {
    const [head = [], ...rows] = parseCsv(renderTranscriptCsv(split));
    const cells = (row: string[]) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? '']));
    const all = rows.map(cells);
    expect(all.filter(({ type }) => type === 'about').map(({ kind }) => kind)).toEqual(
      'motion date format host debater debater debater debater judge judge judge decision link'.split(' '),
    );
    expect(all.filter(({ type }) => type === 'ballot')).toMatchObject([
      { author: 'Cleo Lind', kind: 'Against wins', text: 'cleo heard the costs answered.' },
      { author: 'dara', kind: 'For wins' },
      { author: 'emil' },
    ]);
  });

  it('is nowhere where no judge decided', () => {
    const { ballots: _, ...rest } = split.room.debate;
    const source = { ...split, room: { ...split.room, debate: { ...rest, ballots: null } }, decision: null };
    expect(renderTranscript(source)).not.toContain('What the judges decided');
    expect(renderTranscript(source)).toContain('Judges: Cleo Lind');
    expect(transcriptJsonSchema.parse(JSON.parse(renderTranscriptJson(source))).judging).toBeNull();
  });
});
