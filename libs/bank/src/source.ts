// The bank as it is written, in Markdown: for builds, tools and tests.
export { compileBank } from './compile-bank.ts';
export { readBank } from './source/read-bank.ts';
export { bankVectors } from './vectors/bank-vectors.ts';
export { compileVectors } from './vectors/compiled-vectors.ts';
