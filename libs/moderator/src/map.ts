// The argument map with the heads that read it: a page loads it where it is drawn.
export { createMapHeads, type MapHeads } from './map/heads.ts';
export type { MapMessage } from './map/link.ts';
export * from './map/map-reader.ts';
