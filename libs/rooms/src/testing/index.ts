export { MemoryDatabase, type MemoryWrite } from './memory-database.ts';
export { memoryPlatform, HOUSE_MOTIONS, NO_HOUSE, NOTHING_LATER } from './memory-platform.ts';
export {
  LostAnswer,
  memoryBatch,
  memoryReader,
  memoryTransaction,
  TooMuchContention,
  type CommitHooks,
} from './memory-work.ts';
