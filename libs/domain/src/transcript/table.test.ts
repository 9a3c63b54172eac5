import { describe, expect, it } from 'vitest';
import { aMessage, anIntervention, aRoom, CLEO, NOON_MS, parseCsv } from '../testing/index.ts';
import { renderTranscriptCsv } from './table.ts';

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
        '\uFEFFtime,seconds,step,step name,type,kind,author,side,team,text,quoted author,quoted text,edited,restates,restated says,id',
        ',,,,about,motion,,,,This house would make public transport free,,,,,,',
        ',,,,about,date,,,,2026-11-20,,,,,,',
        ',,,,about,format,,,,Quick clash,,,,,,',
        ',,,,about,host,,,,Ada Marsh,,,,,,',
        '2026-11-20T12:00:00.000Z,0,1,"Opening, For",act,time,Moderator,,,One minute.,,,no,,,bell',
        '2026-11-20T12:00:01.000Z,1,1,"Opening, For",message,speech,Ada Marsh,For,,Free buses.,,,no,,,m0',
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
      '',
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
    expect(rows.flatMap((row) => (row[4] === 'message' ? [row[9]] : []))).toEqual(texts);
  });
});
