// The bank as it is written, in Markdown: for builds, tools and tests.
export { compileBank } from './compile-bank.ts';
export { readBank } from './source/read-bank.ts';
