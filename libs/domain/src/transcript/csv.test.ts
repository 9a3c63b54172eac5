import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMessage, anIntervention, aRoom, CLEO, NOON_MS } from '../testing/index.ts';
import { csvCell, csvTable, renderTranscriptCsv } from './csv.ts';

/** Reads a table back according to RFC 4180. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const aSource = (texts: readonly string[]) => ({
  room: aRoom({ startedAtMs: NOON_MS }),
  messages: texts.map((text, index) => ({
    ...aMessage({ text, createdAtMs: NOON_MS + 1_000 * (index + 1) }),
    id: `m${index}`,
  })),
  interventions: [{ ...anIntervention({ atMs: NOON_MS }), id: 'bell' }],
});

describe('a transcript as a table', () => {
  it('has a row for each message and each public act, in order, with every column', () => {
    expect(renderTranscriptCsv(aSource(['Free buses.']))).toBe(
      [
        'time,seconds,step,step name,type,kind,author,side,text,quoted author,quoted text,edited,restates,restated says,id',
        '2026-11-20T12:00:00.000Z,0,1,"Opening, For",act,time,Moderator,,One minute.,,,no,,,bell',
        '2026-11-20T12:00:01.000Z,1,1,"Opening, For",message,speech,Ada Marsh,For,Free buses.,,,no,,,m0',
        '',
      ].join('\r\n'),
    );
  });

  it('shows who spoke from the audience, what was quoted, and what was edited', () => {
    const source = aSource(['First.']);
    const quote = { messageId: 'm0', authorName: 'Ada Marsh', text: 'First.' };
    const answer = aMessage({
      authorId: CLEO,
      authorName: 'Cleo Lind',
      side: null,
      quote,
      edits: [{ text: 'Before', atMs: NOON_MS }],
      createdAtMs: NOON_MS + 9_000,
    });
    const rows = parseCsv(
      renderTranscriptCsv({ ...source, messages: [...source.messages, { ...answer, id: 'm9' }] }),
    );
    expect(rows.at(-1)?.slice(6)).toEqual([
      'Cleo Lind',
      'Audience',
      answer.text,
      'Ada Marsh',
      'First.',
      'yes',
      '',
      '',
      'm9',
    ]);
    expect(rows.flat()).not.toContain('Before');
  });

  it('shows whom words restate, and what that person says', () => {
    const source = aSource(['You want buses.']);
    const restates = { uid: CLEO, name: 'Cleo Lind', answer: 'unfair' as const };
    const messages = source.messages.map((message) => ({ ...message, restates }));
    expect(
      parseCsv(renderTranscriptCsv({ ...source, messages }))
        .at(-1)
        ?.slice(-3),
    ).toEqual(['Cleo Lind', 'unfair', 'm0']);
  });

  it.each(['held', 'replaced', 'withdrawn'] as const)('leaves out what is %s', (state) => {
    const source = aSource(['Only for me']);
    const messages = source.messages.map((message) => ({ ...message, state }));
    expect(renderTranscriptCsv({ ...source, messages })).not.toContain('Only for me');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\nx'])('is no formula: %j', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toBe(`'${text}${/[\n]/.test(text) ? '"' : ''}`);
  });

  it('quotes what would break a row', () => {
    expect(csvCell('a, "b"\nc')).toBe('"a, ""b""\nc"');
    expect(csvCell('plain = plain')).toBe('plain = plain');
  });

  it('reads back unchanged, whatever the script', () => {
    const texts = [
      'He said "no", twice',
      'two\n\nparagraphs',
      'עברית و عربي',
      '👩‍👩‍👧 family',
      '<b>&amp;</b>',
      '# no',
    ];
    const rows = parseCsv(renderTranscriptCsv(aSource(texts)));
    expect(rows.slice(2).map((row) => row[8])).toEqual(texts);
  });

  it('reads back any cell, apart from the apostrophe that stops formulas', () => {
    const cells = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        const guarded = rows.map((row) =>
          row.map((cell) => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell)),
        );
        expect(parseCsv(csvTable(rows))).toEqual(guarded);
      }),
    );
  });
});
