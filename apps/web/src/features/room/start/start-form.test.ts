import { FORMATS, LIMITS, roomCommandSchema, type Pace } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { stepHours } from './choices.tsx';
import { usualLengths } from './lengths.ts';
import {
  createCommand,
  emptyStart,
  formatOf,
  motionLength,
  presetAt,
  startDraftSchema,
  startFormSchema,
} from './start-form.ts';

const NOW = new Date(2026, 10, 20, 12).getTime();
const filled = { ...emptyStart(), motion: 'This house would open the form' };

function problems(changes: Partial<typeof filled>, pace: Pace = 'written'): string[] {
  const parsed = startFormSchema(NOW, pace).safeParse({ ...filled, ...changes });
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('the form for a new debate', () => {
  it('accepts a motion and leaves the rest unchanged', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['empty', '', 'Write the motion in words'],
    ['only emoji', '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', 'Write the motion in words'],
    ['too short', 'Ban cars', 'Write at least 10 characters'],
    ['5,000 characters long', 'a'.repeat(5_000), 'Keep the motion to 300 characters'],
  ])('describes in one sentence the problem of a motion that is %s', (_name, motion, sentence) => {
    expect(problems({ motion })).toContain(`motion: ${sentence}`);
  });

  it('checks every length on its own', () => {
    const lengths = { ...filled.lengths, 'opening-for': '9', preparation: '0' };
    expect(problems({ lengths })).toEqual(['lengths.opening-for: Enter 0:10 to 120:00']);
  });

  it('requires no lengths by correspondence, where each step has a day', () => {
    expect(problems({ lengths: { 'opening-for': 'x' }, pace: 'correspondence' }, 'correspondence')).toEqual(
      [],
    );
  });

  it('refuses an opening time that is over, together with whatever else is wrong', () => {
    expect(problems({ opensAt: '2026-11-20T11:59', motion: 'Ban cars' })).toEqual([
      'motion: Write at least 10 characters',
      'opensAt: That time has passed. Choose a later one, or leave it empty.',
    ]);
    expect(problems({ opensAt: '2026-11-20T12:01' })).toEqual([]);
  });
});

describe('the form’s command', () => {
  it.each([...FORMATS.values()].map((format) => [format.name, format] as const))(
    'is a command that the server understands, for %s',
    (_, format) => {
      for (const pace of ['written', 'spoken'] as const) {
        const usual = usualLengths(presetAt({ formatId: format.id, pace }));
        const lengths = { ...usual, preparation: '0:00', prepBank: '1:00' };
        const command = createCommand({ ...filled, formatId: format.id, pace, lengths });
        const changed = format.preparationSeconds > 0 ? { preparation: 0, prepBank: 60 } : { prepBank: 60 };
        expect(command).toMatchObject({ formatId: format.id, pace, lengths: changed });
        expect(Object.keys(command.lengths ?? {}).sort()).toEqual(Object.keys(changed).sort());
        expect(roomCommandSchema.safeParse(command).success).toBe(true);
      }
    },
  );

  it('contains neither lengths nor an opening time without a choice', () => {
    expect(createCommand(filled)).not.toHaveProperty('lengths');
    expect(createCommand(filled)).not.toHaveProperty('opensAtMs');
  });

  it('carries the opening time as a moment', () => {
    const at = new Date(2026, 10, 21, 18).getTime();
    expect(createCommand({ ...filled, opensAt: '2026-11-21T18:00' })).toMatchObject({ opensAtMs: at });
  });

  it('restates first only in a format with rebuttals', () => {
    const gated = { ...filled, steelmanGate: true };
    expect(createCommand(gated)).toMatchObject({ steelmanGate: true });
    expect(createCommand({ ...gated, formatId: 'british-parliamentary' })).not.toHaveProperty('steelmanGate');
  });

  it('reads a kept draft from before there was a written pace with the lengths of speech', () => {
    expect(startDraftSchema.parse({ ...filled, pace: 'live' }).pace).toBe('spoken');
  });

  it('leaves typed lengths out by correspondence', () => {
    const lengths = { ...filled.lengths, 'opening-for': '9:00' };
    const command = createCommand({ ...filled, lengths, pace: 'correspondence' });
    expect(command).toMatchObject({ pace: 'correspondence', stepHours: 24 });
    expect(createCommand(filled)).not.toHaveProperty('stepHours');
    expect(command).not.toHaveProperty('lengths');
  });

  it('offers every length that a step by correspondence may have', () => {
    expect(stepHours().map(({ value }) => Number(value))).toEqual([...LIMITS.letterStepHours]);
  });

  it('takes the default for a format that is gone', () => {
    expect(formatOf({ formatId: 'karaoke' }).id).toBe('quick-clash');
  });
});

describe('the counter of a motion', () => {
  it('counts characters as people do, without the white space around them', () => {
    expect(motionLength('  Ban 🚗  now ')).toEqual({ count: 9, isTooLong: false });
    expect(motionLength('x'.repeat(301)).isTooLong).toBe(true);
  });
});

describe('a motion that was taken from a topic', () => {
  const topic = { id: 't1', motion: 'This house would plant a million trees' };

  it('counts for it as long as the words stay', () => {
    const picked = { ...filled, motion: `  ${topic.motion} `, topic };
    expect(createCommand(picked)).toMatchObject({ topicId: 't1' });
    expect(createCommand({ ...picked, motion: `${topic.motion} a year` })).not.toHaveProperty('topicId');
    expect(createCommand({ ...picked, topic: null })).not.toHaveProperty('topicId');
  });

  it('is missing in an older draft', () => {
    const { topic: _, ...older } = filled;
    expect(startDraftSchema.parse(older)).toEqual(filled);
  });
});
