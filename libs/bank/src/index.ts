export { readCompiledBank } from './read-compiled-bank.ts';
