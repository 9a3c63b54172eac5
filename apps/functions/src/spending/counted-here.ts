import { countDocuments } from './count-documents.ts';
import { currentWork } from '../logging/log.ts';
import { noteServed } from './spending-desk.ts';

// Every function counts what it reads and writes, so that the day's spending is known.
countDocuments((kind, count) => {
  const isForOthers = kind === 'reads' && currentWork().function === 'openDebates';
  noteServed(isForOthers ? 'openReads' : kind, count);
});
