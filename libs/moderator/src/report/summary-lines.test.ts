import type { Side } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import type { Line } from '../map/testing.ts';
import { sourceOf, write } from './testing.ts';

const FOR: Line = ['for', 'A duty to vote lifts turnout, because even the busy then find the time to go.'];
const AGAINST: Line = ['against', 'A vote under threat of a fine says nothing about what people want.'];

const linesOf = (lines: readonly Line[], side: Side) =>
  write(sourceOf(lines)).report.summary[side].map(({ text }) => text);

describe('a summary', () => {
  it.each([
    'Good evening, everybody, and thanks to the chair.',
    'Sorry, my train goes through a tunnel.',
    'Hang on, someone’s at the door. Back in a sec.',
    'My dog would vote for sausages lol',
    'If I were a ballot box I’d take the day off, mate.',
    'Whose turn is it?',
    'You’re on mute, Ada.',
    '😂😂',
    'I once voted for forty pineapples.',
    'Only if there is cake.',
    'Says the man with two ballot boxes in his garage.',
    'Tell that to my landlord.',
    'The neighbours are drilling again, ignore it.',
    'It’s raining here.',
    'I’ll get my coat, then.',
    'We had chips for lunch on polling day, hehe.',
    'Your microphone is off, Ben.',
    'Well done, both of you.',
  ])('never has a joke, an aside or a greeting: %s', (aside) => {
    expect(linesOf([FOR, AGAINST, ['for', aside]], 'for')).toEqual([FOR[1]]);
    expect(linesOf([FOR, AGAINST, ['against', aside]], 'against')).toEqual([AGAINST[1]]);
  });

  it('leaves a joke out of a message that argues', () => {
    const joke = 'Yesterday’s queue was so long that we all got married in it lol.';
    expect(linesOf([['for', `${joke} ${FOR[1]}`], AGAINST], 'for')).toEqual([FOR[1]]);
  });

  it('has the strongest evidence of each side, however much else it said', () => {
    const cited = 'A study by Harvard from 2019 found that turnout rose by 15 per cent.';
    const many = Array.from({ length: 8 }, (_, at): Line => [
      at % 2 === 0 ? 'for' : 'against',
      `Turnout and consent differ, because voters in case ${at} want something else.`,
    ]);
    for (const side of ['for', 'against'] as const) {
      expect(linesOf([...many, [side, cited], ...many], side)).toContain(cited);
    }
  });

  it('has whole sentences alone: a figure or a semicolon ends none', () => {
    const figure =
      'Turnout rose from 61.5 to 93.2 per cent in Australia after 1924; nobody was jailed for it.';
    expect(linesOf([['for', `Hello. ${figure} Thanks.`], AGAINST], 'for')).toEqual([figure]);
  });

  it('has no more lines than there is matter for, and none for a side that argued nothing', () => {
    const lines = [FOR, ['against', 'Hello!'], ['against', 'Who pays?']] as const;
    expect(linesOf(lines, 'for')).toEqual([FOR[1]]);
    expect(linesOf(lines, 'against')).toEqual([]);
  });

  it('sums up a debate of one message', () => {
    const { report } = write(sourceOf([FOR]));
    expect(report.summary.for.map(({ text }) => text)).toEqual([FOR[1]]);
    expect(report.notJudged).toEqual({ verdict: 'oneSide' });
  });

  it('credits a claim to the side that makes it, and links an answer to it', () => {
    const claim = 'A vote under threat of a fine says nothing about what people want.';
    const lines: Line[] = [
      ['against', claim],
      [
        'for',
        'Ben says that a vote under threat says nothing. A tax under threat of a fine still builds schools.',
      ],
    ];
    const { report, map } = write(sourceOf(lines));
    expect(report.summary.for).toMatchObject([
      { text: 'A tax under threat of a fine still builds schools.' },
    ]);
    const restated = map.nodes.find(({ kind }) => kind === 'restatement');
    expect(restated).toMatchObject({ side: 'against', authorId: 'ada', heldBy: 'ben' });
    expect(map.nodes.find(({ kind, side }) => kind === 'claim' && side === 'against')?.fate).toBe('answered');
  });

  it('links a line that quotes the other side to the quoted words', () => {
    const quoting = '“A vote under threat of a fine says nothing”: so does a vote that nobody casts.';
    const [line] = write(sourceOf([AGAINST, ['for', quoting]])).report.summary.for;
    expect(line).toMatchObject({ text: quoting, answers: { messageId: 'm1' } });
  });

  it('links to no claim that a quotation is not part of', () => {
    const said =
      'No ban, no chance, ever. Fines fall on the poor, because the rich pay them from their pockets.';
    const quoting = '“No ban, no chance, ever” is what people said of seat belts, and seat belts save lives.';
    const [line] = write(
      sourceOf([
        ['against', said],
        ['for', quoting],
      ]),
    ).report.summary.for;
    expect(line).toMatchObject({ text: quoting });
    expect(line?.answers?.text ?? '').not.toContain('Fines fall');
  });

  it('takes both sides alike', () => {
    const lines: Line[] = [
      FOR,
      AGAINST,
      ['for', 'Fines are small.'],
      ['against', 'Prisons are full of people who did not pay.'],
    ];
    const swapped = lines.map(([side, text]): Line => [side === 'for' ? 'against' : 'for', text]);
    expect(linesOf(lines, 'for')).toEqual(linesOf(swapped, 'against'));
    expect(linesOf(lines, 'against')).toEqual(linesOf(swapped, 'for'));
  });
});
