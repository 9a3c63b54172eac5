import { messagesPath } from '@rostrum/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSpeech } from '../testing/a-speech.ts';

/** Stories that are played. `ROSTRUM_GENERATED=10000` plays more. */
const STORIES = Number(process.env['ROSTRUM_GENERATED'] ?? 150);

const LONG = Array.from({ length: 120 }, (_, town) => `Town ${town} planted trees along its roads.`).join(
  ' ',
);

const story = fc.record({
  /** How long before the deadline the draft reached the server; negative: after it. */
  earlyMs: fc.oneof(fc.integer({ min: -3_000, max: 100_000 }), fc.constantFrom(0, 1, -1)),
  lateMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 600_000 })),
  /** Whether and when the author sends the same words, and how often the clock's task comes. */
  sends: fc.constantFrom('never' as const, 'before' as const, 'too late' as const, 'after' as const),
  rings: fc.integer({ min: 1, max: 3 }),
  words: fc.constantFrom('Trees cool a street', LONG, '木は街を冷やす。', ' a '),
  isOthersToo: fc.boolean(),
});

test(
  `whatever happens at the bell, no draft that arrived in time is lost and none appears twice: ${STORIES} stories`,
  { timeout: 60_000 + STORIES * 200 },
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(story, async ({ earlyMs, lateMs, sends, rings, words, isOthersToo }) => {
        const stage = await aSpeech();
        const { roomId } = stage;
        const endsAtMs = stage.endsAtMs();
        const send = () =>
          stage.run('ada', { type: 'speak', roomId, text: words.slice(0, 1_000) }, { id: 'draft-of-ada' });
        const first = sends === 'before' ? await send() : undefined;
        await stage.keep('ada', words, { keptAt: new Date(endsAtMs - earlyMs) });
        if (isOthersToo) await stage.keep('ben', 'Who pays for them?');
        stage.waitFor(0);
        if (sends === 'too late') await send();
        await stage.ring(lateMs);
        for (let more = 1; more < rings; more += 1) await stage.ringAgain();
        if (sends === 'after') await send();
        // Shown, or held for their author.
        const shown = stage.messages().filter((one) => Reflect.get(one, 'state') !== 'refused');
        const own = shown.filter((one) => Reflect.get(one, 'authorId') === 'ada');
        const rest = stage.drafts().filter((one) => Reflect.get(one, 'uid') === 'ada');
        const isSaid = first?.ok === true || earlyMs >= 0;
        expect(own).toHaveLength(isSaid ? 1 : 0);
        expect(shown).toHaveLength(own.length);
        const kept = [...own, ...rest].map((one) => String(Reflect.get(one, 'text'))).join('');
        expect(bare(kept)).toBe(bare(first === undefined ? words : words.slice(0, 1_000)));
        expect(stage.database.all(messagesPath(roomId)).length).toBeLessThanOrEqual(1);
        seen.add(`${sends} ${isSaid}`);
      }),
      { numRuns: STORIES, seed: 23 },
    );
    expect(seen.size).toBeGreaterThan(5);
  },
);

const bare = (text: string) => text.replace(/\s/g, '');
