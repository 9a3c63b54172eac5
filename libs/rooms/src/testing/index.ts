export { MemoryDatabase, type MemoryWrite } from './memory-database.ts';
export { NOTHING_LATER, NO_HOUSE } from './memory-platform.ts';
export {
  CALM,
  LostAnswer,
  memoryBatch,
  memoryReader,
  memoryTransaction,
  TooMuchContention,
  type CommitHooks,
} from './memory-work.ts';
