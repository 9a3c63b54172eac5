import { OTHER_LANGUAGES } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { judgeOtherLanguage } from './judges.ts';
import type { OtherLanguageKind } from './hit.ts';
import type { OtherLanguageJudgement } from './judge-other-language.ts';
import { FAIR_DEBATE } from './testing/fair-debate.ts';
import { LOOK_ALIKES } from './testing/look-alikes.ts';
import { TONGUES } from './testing/tongues.ts';
import { USES } from './testing/uses.ts';

const KINDS = ['personAttack', 'identityAttack', 'threat', 'eggingOn', 'distress'] as const;

const flagged = (judgement: OtherLanguageJudgement): OtherLanguageKind[] =>
  KINDS.filter((kind) => judgement[kind].flag);

describe.each(OTHER_LANGUAGES)('a sentence in %s', (language) => {
  const uses = KINDS.flatMap((kind) => (USES[language][kind] ?? []).map((text) => ({ kind, text })));

  it.each(uses)('is found as $kind: $text', ({ kind, text }) => {
    expect(flagged(judgeOtherLanguage(text, language))).toContain(kind);
  });

  it.each(LOOK_ALIKES[language])('is left alone: %s', (text) => {
    expect(flagged(judgeOtherLanguage(text, language))).toEqual([]);
  });

  it.each(FAIR_DEBATE[language])('accuses nobody in a fair debate: %s', (text) => {
    expect(flagged(judgeOtherLanguage(text, language))).toEqual([]);
  });

  it('points at the words, by offsets into the original', () => {
    for (const { kind, text } of uses) {
      const padded = `… ${text}`;
      for (const { start, end } of judgeOtherLanguage(padded, language)[kind].spans) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(padded.length);
      }
    }
  });
});

describe.each(Object.entries(TONGUES))('a native speaker of %s', (name, { ordinary, uses }) => {
  const language = OTHER_LANGUAGES.find((known) => known === name) ?? 'de';
  const attacks = KINDS.flatMap((kind) => (uses[kind] ?? []).map((text) => ({ kind, text })));

  it('has enough sentences to go by', () => {
    expect(new Set(ordinary).size).toBeGreaterThanOrEqual(60);
    expect(attacks.length).toBeGreaterThanOrEqual(25);
  });

  it.each(ordinary)('says nothing bad with: %s', (text) => {
    expect(flagged(judgeOtherLanguage(text, language))).toEqual([]);
  });

  it.each(attacks)('means it as $kind: $text', ({ kind, text }) => {
    expect(flagged(judgeOtherLanguage(text, language))).toContain(kind);
  });
});
