export { caseFinder } from './case-finder.ts';
export { readCompiledBank } from './read-compiled-bank.ts';
export { readCompiledVectors } from './vectors/compiled-vectors.ts';
