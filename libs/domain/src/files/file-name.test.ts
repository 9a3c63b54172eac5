import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRoom, NOON_MS } from '../testing/index.ts';
import { debateFileName } from './file-name.ts';

const named = (motion: string, extension = 'md') => debateFileName(aRoom({ motion }), extension);

describe('the name of a debate’s file', () => {
  it('has the day and the motion', () => {
    expect(debateFileName(aRoom(), 'csv')).toBe('2026-11-20-this-house-would-make-public-transport-free.csv');
  });

  it('has the day on which the debate began, not the one on which its room was opened', () => {
    const room = aRoom({ createdAtMs: NOON_MS, startedAtMs: NOON_MS + 3 * 86_400_000 });
    expect(debateFileName(room, 'md')).toMatch(/^2026-11-23-/);
  });

  it('keeps every script, with its marks', () => {
    expect(named('Этот дом: "за"/../мир?')).toBe('2026-11-20-этот-дом-за-мир.md');
    expect(named('यह सदन हिन्दी पढ़ाएगा')).toBe('2026-11-20-यह-सदन-हिन्दी-पढ़ाएगा.md'.normalize('NFC'));
  });

  it('ends with a whole word', () => {
    expect(named(`${'word '.repeat(60)}end`)).toMatch(/^2026-11-20-word(?:-word)*\.md$/);
    expect(named('𝐀'.repeat(80))).toMatch(/^2026-11-20-𝐀+\.md$/u);
  });

  it('has a name even if the motion has no letter', () => {
    expect(named('?!')).toBe('2026-11-20-debate.md');
  });

  it('is safe on Windows, Linux and macOS, whatever the motion', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (motion) => {
        const name = named(motion, 'people.csv');
        expect(name).toMatch(/^\d{4}-\d\d-\d\d-[\p{L}\p{N}\p{M}-]+\.people\.csv$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
      }),
      { seed: 58, numRuns: 500 },
    );
  });
});
