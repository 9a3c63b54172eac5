export { FUNCTIONS } from './functions.ts';
export { FILE_PLACES } from './house.ts';
export { PLACES } from './places.ts';
export { ALL_ROLES, type Role } from './roles.ts';
export { ROOM_KINDS as KINDS_OF_ROOMS } from './room-kinds.ts';
export { SPEAKING_ROOMS } from './drafts.ts';
export type { Field, Fields, Filter, Listing, Scene, Write } from './scene.ts';
