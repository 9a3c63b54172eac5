import { countDocuments } from './count-documents.ts';
import { noteServed } from './spending-desk.ts';

// Every function counts what it reads and writes, so that the day's spending is known.
countDocuments(noteServed);
