import * as fc from 'fast-check';
import { FORMATS, type RoomCommandInput } from '@rostrum/domain';
import { move } from './move.ts';
import { Story, type Ground, type Told } from './story.ts';

const COMMANDS_A_STORY = 80;

const opening: fc.Arbitrary<RoomCommandInput> = fc.record({
  type: fc.constant('create' as const),
  motion: fc.constant('This house would make voting compulsory'),
  side: fc.constant('for' as const),
  formatId: fc.constantFrom(...FORMATS.keys()),
  visibility: fc.constantFrom('public', 'unlisted', 'private'),
  strictness: fc.constantFrom('relaxed', 'standard', 'strict'),
  steelmanGate: fc.boolean(),
  pace: fc.constantFrom('spoken', 'spoken', 'written', 'correspondence'),
});

/**
 * Plays stories with so many commands of any kind, and returns what happened. `name` keeps runs apart on the same
 * database. The same seed plays the same stories. @throws if a command fails, or leaves a document that its schema
 * refuses; it prints how to reproduce it
 */
export async function tellStories(
  ground: Ground,
  { commands, seed, name }: { commands: number; seed: number; name: string },
): Promise<Told> {
  const told: Told = { commands: 0, accepted: new Set(), refused: new Set(), phases: new Set() };
  let stories = 0;
  const moves = fc.array(move, { minLength: COMMANDS_A_STORY, maxLength: COMMANDS_A_STORY });
  await fc.assert(
    fc.asyncProperty(opening, moves, async (creation, asked) => {
      stories += 1;
      await new Story(ground, told, `${name}-${stories}`).tell(creation, asked);
    }),
    { numRuns: Math.ceil(commands / COMMANDS_A_STORY), seed, endOnFailure: true },
  );
  return told;
}
