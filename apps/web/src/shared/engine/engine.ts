/** The engine, for who loads it late. */
export { createEngine } from '@rostrum/moderator/engine';
