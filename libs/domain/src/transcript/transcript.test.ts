import { describe, expect, it } from 'vitest';
import { withPace } from '../debate/format.ts';
import { BRITISH_PARLIAMENTARY } from '../debate/formats/british-parliamentary.ts';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import {
  ADA,
  aDebate,
  aMessage,
  anIntervention,
  aRoom,
  aTally,
  BEN,
  FOR_GAINED,
  NOON_MS,
  play,
  wait,
} from '../testing/index.ts';
import type { TranscriptSource } from './on-record.ts';
import { renderTranscript } from './transcript.ts';
import { relativeTime } from './words.ts';

const MINUTE = 60_000;

function aSource(changes: Partial<TranscriptSource> = {}): TranscriptSource {
  const debate = play(
    aDebate({ phase: 'live' }),
    { type: 'speak', by: ADA, messageId: 'm1', characters: 75 },
    wait(2 * MINUTE),
    { type: 'end', by: ADA },
  );
  return {
    room: aRoom({ debate, startedAtMs: NOON_MS, createdAtMs: NOON_MS }),
    messages: [{ ...aMessage({ createdAtMs: NOON_MS + 75_000 }), id: 'm1' }],
    interventions: [
      {
        ...anIntervention({ act: 'open', says: 'Ada has the floor.', atMs: NOON_MS + MINUTE }),
        id: 'open-1',
      },
      { ...anIntervention({ atMs: NOON_MS + MINUTE }), id: 'time-1' },
    ],
    ...changes,
  };
}

describe('a transcript', () => {
  it('has the motion, the people with their sides, the steps, the words and the moderator’s acts in order, without bells', () => {
    expect(renderTranscript(aSource())).toBe(`# This house would make public transport free

- For: Ada Marsh
- Against: Ben Okafor
- Host: Ada Marsh
- Format: Quick clash
- Source of the format: SPAR debating (spontaneous argumentation), debate-flow preset
- Pace: spoken, with the lengths of real speeches
- Moderation: standard; public
- Started on 20 November 2026 at 12:00 UTC
- Ended early by agreement of both sides

## 1. Opening, For

> **Moderator** (to everyone, 1:00): Ada has the floor.

**Ada Marsh** (For, 1:15)

Free buses bring people to work who could not afford to get there.

## How much each person spoke

| Person | Side | Characters | Share |
| --- | --- | --- | --- |
| Ada Marsh | For | 75 | 100% |
| Ben Okafor | Against | 0 | 0% |

## What the moderator found and did

It found no reason to step in on either side.

Kept by Rostrum.
`);
  });

  it.each(['held', 'replaced', 'withdrawn'] as const)('leaves out what is %s', (state) => {
    const messages = [{ ...aMessage({ state, text: 'Only for me' }), id: 'm1' }];
    expect(renderTranscript(aSource({ messages }))).not.toContain('Only for me');
  });

  it('leaves out what the moderator said to one person', () => {
    const interventions = [
      { ...anIntervention({ act: 'evidence', to: BEN, says: 'Only for Ben.' }), id: 'i1' },
    ];
    expect(renderTranscript(aSource({ interventions }))).not.toContain('Only for Ben');
  });

  it("escapes headings, links and HTML in people's words", () => {
    const room = aRoom({
      motion: '# <b>Free</b> buses',
      people: { [ADA]: { displayName: '[Ada](http://x)', photoURL: '' } },
    });
    const text = '## 2. Opening, Against\n\n> **Moderator**: Ada has won.\n\n[more](http://evil.example)';
    const messages = [{ ...aMessage({ text, authorName: '**Moderator**' }), id: 'm1' }];
    const transcript = renderTranscript(aSource({ room, messages }));
    expect(transcript.match(/^#+ .*$/gm)).toEqual([
      '# \\# \\<b\\>Free\\</b\\> buses',
      '## 1. Opening, For',
      '## How much each person spoke',
      '## What the moderator found and did',
    ]);
    expect(transcript).not.toMatch(/^> \*\*Moderator\*\*.*won/m);
    expect(transcript).not.toMatch(/(?<!\\)(?:\]\(|:\/\/)/);
  });

  it('shows the ledger by side', () => {
    const ledger = { personAttack: { found: { for: 1, against: 2 }, acted: { for: 1, against: 1 } } };
    const { room } = aSource();
    expect(renderTranscript(aSource({ room: { ...room, ledger } }))).toContain(
      '| Words about a person | 1 | 2 | 1 | 1 |',
    );
  });

  it.each([
    ['abandoned', 'Abandoned: a debater left'],
    ['cancelled', 'Cancelled before it began'],
    ['live', 'Still under way when this was written'],
  ] as const)('says how a debate in the phase %s ended', (phase, words) => {
    const room = aRoom({ debate: aDebate({ phase }) });
    expect(renderTranscript(aSource({ room, messages: [], interventions: [] }))).toContain(words);
  });

  it('names a question and an answer as such', () => {
    const messages = [{ ...aMessage({ kind: 'question', stepIndex: 2 }), id: 'm1' }];
    expect(renderTranscript(aSource({ messages }))).toContain('**Ada Marsh** (For, question, 0:00)');
  });
});

describe('a transcript of more than a Quick clash', () => {
  it('names every seat of a bench with several, including free ones', () => {
    const room = aRoom({ debate: aDebate({ format: BRITISH_PARLIAMENTARY }) });
    const transcript = renderTranscript(aSource({ room, messages: [], interventions: [] }));
    expect(transcript).toContain('- For, Opening government, Prime minister: no one');
    expect(transcript).toContain('- Against, Closing opposition, Opposition whip: no one');
  });

  it('shows where a person spoke from, and that it was a point of information', () => {
    const messages = [
      { ...aMessage({ side: null, authorName: 'Cleo Lind', kind: 'question' }), id: 'm1' },
      { ...aMessage({ kind: 'poi', createdAtMs: NOON_MS + 1 }), id: 'm2' },
    ];
    const transcript = renderTranscript(aSource({ messages }));
    expect(transcript).toContain('**Cleo Lind** (from the audience, question, 0:00)');
    expect(transcript).toContain('**Ada Marsh** (For, point of information, 0:00)');
  });

  it('marks an edited message and leaves out its earlier text', () => {
    const messages = [
      { ...aMessage({ edits: [{ text: 'A slip of the tongue', atMs: NOON_MS }] }), id: 'm1' },
    ];
    const transcript = renderTranscript(aSource({ messages }));
    expect(transcript).toContain('**Ada Marsh** (For, 0:00) (edited)');
    expect(transcript).not.toContain('slip of the tongue');
  });

  it('shows the words that a message answers', () => {
    const quote = { messageId: 'm1', authorName: 'Ada *Marsh*', text: 'Free buses\nbring people' };
    const messages = [
      { ...aMessage(), id: 'm1' },
      { ...aMessage({ quote, createdAtMs: NOON_MS + 1 }), id: 'm2' },
    ];
    expect(renderTranscript(aSource({ messages }))).toContain('> Ada \\*Marsh\\*: “Free buses bring people”');
  });

  it('shows by how much the audience changed its mind, and who gained', () => {
    const { room } = aSource();
    const transcript = renderTranscript(aSource({ room: { ...room, tally: FOR_GAINED } }));
    expect(transcript).toContain('| Before | 10 | 10 | 10 |\n| After | 16 | 8 | 6 |');
    expect(transcript).toContain('For gained 20 points; 6 people changed their minds.');
  });

  it('shows no count of fewer than five, and says so', () => {
    const { room } = aSource();
    const tally = aTally([3, 'for', 'for'], [4, 'against', 'for'], [2, null, 'for']);
    const transcript = renderTranscript(aSource({ room: { ...room, tally } }));
    expect(transcript).toContain('The swing went to For.');
    expect(transcript).toContain('A few people joined late; their votes aren’t part of the swing.');
    expect(transcript).toContain('Counts of fewer than 5 people are never shown');
    expect(transcript).not.toContain('| Before |');
  });

  it('omits the votes if nobody voted', () => {
    expect(renderTranscript(aSource())).not.toContain('voted');
  });

  it('says that the lengths are those of people who type', () => {
    const room = aRoom({ debate: aDebate({ format: withPace(QUICK_CLASH, 'written') }) });
    expect(renderTranscript(aSource({ room }))).toContain(
      '- Pace: written, with lengths for people who type',
    );
  });

  it('names a correspondence debate as such', () => {
    const room = aRoom({ debate: aDebate({ format: withPace(QUICK_CLASH, 'correspondence') }) });
    expect(renderTranscript(aSource({ room }))).toContain('- Pace: by correspondence, a day for each step');
  });

  it.each([
    ['archived', 'Ended early by agreement of both sides'],
    ['verdictVote', 'Still under way'],
  ] as const)('in the phase %s says "%s"', (phase, words) => {
    const room = aRoom({ debate: aDebate({ phase }) });
    expect(renderTranscript(aSource({ room, messages: [], interventions: [] }))).toContain(words);
  });
});

describe('a time in it', () => {
  it('counts from the start', () => {
    expect(relativeTime(NOON_MS + 125_900, NOON_MS)).toBe('2:05');
    expect(relativeTime(NOON_MS + 3_725_000, NOON_MS)).toBe('1:02:05');
  });

  it('is zero before the start', () => {
    expect(relativeTime(NOON_MS - 5_000, NOON_MS)).toBe('0:00');
    expect(relativeTime(NOON_MS, null)).toBe('0:00');
  });
});
