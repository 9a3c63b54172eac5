import type { Life } from '../client/life.ts';
import type { RoomView } from '../cloud/room-view.ts';
import type { Rule, World } from '../world/world.ts';

/** A finished story for the rules: a check names the broken rule, and the breach. */
export type Finding = { rule: Rule; what: string };
type Story = { world: World; view: RoomView; lives: readonly Life[] };
export type Check = (story: Story) => Finding[];
