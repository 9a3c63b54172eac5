export { MemoryDatabase, type MemoryWrite } from './memory-database.ts';
export {
  CALM,
  LostAnswer,
  memoryBatch,
  memoryReader,
  memoryTransaction,
  TooMuchContention,
  type CommitHooks,
} from './memory-work.ts';
