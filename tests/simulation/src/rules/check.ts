import type { Life } from '../client/life.ts';
import type { RoomView } from '../cloud/room-view.ts';
import type { Rule, World } from '../world/world.ts';

/** What a finished story looks like to the rules: a check says of which rule it found a breach, and what. */
export type Finding = { rule: Rule; what: string };
type Story = { world: World; view: RoomView; lives: readonly Life[] };
export type Check = (story: Story) => Finding[];
