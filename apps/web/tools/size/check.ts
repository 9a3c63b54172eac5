import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS, measure, parseManifest, report } from './measure.ts';

/* Fails when the built web client is heavier than its budgets allow; prints what weighs what. */
const dist = resolve(import.meta.dirname, '../../dist');
const manifest = parseManifest(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file))).length;

const measured = BUDGETS.map((budget) => measure(budget, manifest, sizeOf));
console.log(measured.map(report).join('\n\n'));
if (measured.some(({ total, limit }) => total > limit)) process.exitCode = 1;
