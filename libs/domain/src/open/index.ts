export {
  ATOM_PATH,
  debatePath,
  OEMBED_PATH,
  oEmbedPath,
  recordPath,
  RSS_PATH,
  SCHEMA_PATH,
} from './addresses.ts';
export { embedCode, EMBED_SIZE, escapeMarkup } from './embed-code.ts';
export * from './embed-style.ts';
export * from './open-headers.ts';
