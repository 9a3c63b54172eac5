// What reads an argument map out of messages, with its trained figures: for servers, workers and where a map is drawn live.
export { createMapHeads, type MapHeads } from './map/heads.ts';
export type { MapMessage } from './map/link.ts';
export * from './map/map-reader.ts';
