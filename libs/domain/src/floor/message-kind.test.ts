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

describe('the kind of a message', () => {
  it('is a speech when one person speaks alone, even if it asks something', () => {
    const speech = inStep(LINCOLN_DOUGLAS, 0);
    expect(messageKind(speech, ADA, 'Is that so?', 'floor')).toBe('speech');
    expect(messageKind(speech, ADA, 'It is.', 'floor')).toBe('speech');
  });

  it('is a speech in a discussion and before the debate has begun', () => {
    expect(messageKind(inStep(OXFORD, 5), ADA, 'Is that so?', 'floor')).toBe('speech');
    expect(messageKind(aDebate(), ADA, 'Is that so?', 'floor')).toBe('speech');
  });

  it('is decided by the seat in a cross-examination with one questioner', () => {
    const byNegative = inStep(LINCOLN_DOUGLAS, 1);
    expect(messageKind(byNegative, BEN, 'Tell me more.', 'floor')).toBe('question');
    expect(messageKind(byNegative, ADA, 'Why do you ask?', 'floor')).toBe('answer');
    const byAffirmative = inStep(LINCOLN_DOUGLAS, 3);
    expect(messageKind(byAffirmative, ADA, 'Tell me more.', 'floor')).toBe('question');
    expect(messageKind(byAffirmative, BEN, 'No.', 'floor')).toBe('answer');
  });

  it.each([
    ['Is that so?', 'question'],
    ['“Is that so?”', 'question'],
    ['(Is that so?)', 'question'],
    ['هل هذا صحيح؟', 'question'],
    ['本当ですか？', 'question'],
    ['Is that so? I doubt it.', 'answer'],
    ['It is.', 'answer'],
  ])('depends on its ending in a crossfire, where both ask and answer: %s', (text, kind) => {
    expect(messageKind(inStep(PUBLIC_FORUM, 2), ADA, text, 'floor')).toBe(kind);
  });

  it('is a question when the audience speaks from the queue, and an answer when a debater does', () => {
    const questions = play(inStep(OXFORD, 6), { type: 'raiseHand', by: DARA });
    expect(messageKind(questions, DARA, 'I wonder about the buses.', 'turn')).toBe('question');
    expect(messageKind(questions, ADA, 'The buses run.', 'floor')).toBe('answer');
  });

  it('is a point of information if it was posted as one', () => {
    expect(messageKind(inStep(LINCOLN_DOUGLAS, 0), BEN, 'Is that so?', 'poi')).toBe('poi');
  });
});
