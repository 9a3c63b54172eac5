import { randomInt } from 'node:crypto';
import type { Chance } from '@rostrum/rooms';

export const chance: Chance = { below: (limit) => (limit > 0 ? randomInt(limit) : 0) };
