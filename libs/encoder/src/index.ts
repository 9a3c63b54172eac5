export { bundledEncoder } from './bundled-encoder.ts';
