// Run before every command of the root, so that the generated files are those of the present catalogue.
import { compileWords } from './index.ts';

for (const problem of compileWords()) console.error(`Words: ${problem}`);
