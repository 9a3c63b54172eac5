import { describe, expect, it } from 'vitest';
import { ADA, aDebate, BEN, CLEO, DARA, play } from '../testing/index.ts';
import { LINCOLN_DOUGLAS } from '../debate/formats/lincoln-douglas.ts';
import { OXFORD } from '../debate/formats/oxford.ts';
import { PUBLIC_FORUM } from '../debate/formats/public-forum.ts';
import type { Format } from '../debate/format.ts';
import { messageKind } from './message-kind.ts';

const inStep = (format: Format, index: number) =>
  play(
    aDebate({ phase: 'live', hostId: CLEO, format }),
    ...Array.from({ length: index }, () => ({ type: 'nextStep' as const, by: CLEO })),
  );

const said = (authorId: string, text: string) => ({
  authorId,
  side: authorId === ADA ? ('for' as const) : ('against' as const),
  text,
});

describe('the kind of a message', () => {
  it('is a speech when one person speaks alone, even if it asks something', () => {
    const speech = inStep(LINCOLN_DOUGLAS, 0);
    expect(messageKind(speech, ADA, 'Is that so?', 'floor', [])).toBe('speech');
    expect(messageKind(speech, ADA, 'It is.', 'floor', [])).toBe('speech');
  });

  it('is a speech in a discussion and before the debate has begun', () => {
    expect(messageKind(inStep(OXFORD, 5), ADA, 'Is that so?', 'floor', [])).toBe('speech');
    expect(messageKind(aDebate(), ADA, 'Is that so?', 'floor', [])).toBe('speech');
  });

  it.each([
    ['Is that so?', 'question'],
    ['Is that so? I doubt it.', 'question'],
    ['“Is *that* so?” you asked.', 'question'],
    ['هل هذا صحيح؟', 'question'],
    ['本当ですか？はい', 'question'],
    ['Thank you.', 'speech'],
    ['I read https://a.org/?q=1 on it.', 'speech'],
  ])('of the questioner in a cross-examination is a question only if it asks: %s', (text, kind) => {
    expect(messageKind(inStep(LINCOLN_DOUGLAS, 1), BEN, text, 'floor', [])).toBe(kind);
    expect(messageKind(inStep(LINCOLN_DOUGLAS, 3), ADA, text, 'floor', [])).toBe(kind);
  });

  it.each([
    ['No.', 'answer'],
    ['Is it? It is.', 'answer'],
    ['Why do you ask?', 'speech'],
    ['Why do you ask?)', 'speech'],
  ])('of the person who is asked is an answer unless it asks back: %s', (text, kind) => {
    expect(messageKind(inStep(LINCOLN_DOUGLAS, 1), ADA, text, 'floor', [])).toBe(kind);
    expect(messageKind(inStep(LINCOLN_DOUGLAS, 3), BEN, text, 'floor', [])).toBe(kind);
  });

  it.each(['Is that so?', '“Is that so?”', '(Is that so?)', '*Is that so?*', 'هل هذا صحيح؟', '本当ですか？'])(
    'is a question in a crossfire, where both ask, if it ends in one: %s',
    (text) => {
      expect(messageKind(inStep(PUBLIC_FORUM, 2), ADA, text, 'floor', [])).toBe('question');
    },
  );

  it('is an answer in a crossfire only after a question of the other side', () => {
    const crossfire = inStep(PUBLIC_FORUM, 2);
    const asked = [said(BEN, 'Who pays?')];
    expect(messageKind(crossfire, ADA, 'The city.', 'floor', asked)).toBe('answer');
    expect(messageKind(crossfire, ADA, 'And gladly.', 'floor', [...asked, said(ADA, 'The city.')])).toBe(
      'answer',
    );
    expect(messageKind(crossfire, ADA, 'The city.', 'floor', [said(BEN, 'Nobody pays.')])).toBe('speech');
    expect(messageKind(crossfire, ADA, 'The city.', 'floor', [said(ADA, 'Who pays?')])).toBe('speech');
    expect(messageKind(crossfire, ADA, 'Is that so? I doubt it.', 'floor', [])).toBe('speech');
  });

  it('is a question of the audience if it asks, and an answer when a debater speaks', () => {
    const questions = play(inStep(OXFORD, 6), { type: 'raiseHand', by: DARA });
    expect(messageKind(questions, DARA, 'Do the buses run?', 'turn', [])).toBe('question');
    expect(messageKind(questions, DARA, 'I like buses.', 'turn', [])).toBe('speech');
    expect(messageKind(questions, ADA, 'The buses run.', 'floor', [])).toBe('answer');
  });

  it('is a point of information if it was posted as one', () => {
    expect(messageKind(inStep(LINCOLN_DOUGLAS, 0), BEN, 'Is that so?', 'poi', [])).toBe('poi');
  });
});
