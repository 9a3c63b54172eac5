// Reads an argument map from messages, with trained figures: for servers, workers and live maps.
export { createMapHeads } from './map/heads.ts';
export type { MapMessage } from './map/link.ts';
export * from './map/map-reader.ts';
