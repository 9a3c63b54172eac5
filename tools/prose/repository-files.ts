import { execFileSync } from 'node:child_process';

const HAS_PROSE = /\.(?:tsx?|mjs|css|md|ya?ml|rules)$/;

/** Texts for the people who use the product (lessons, motions, demo debates), and the phrases that this check quotes. */
const NOT_FOR_ENGINEERS =
  /\/(?:lessons\/content|topics\/bank|seed\/scripts)\/|^(?:tools\/prose|content\/motions)\//;

/** The files under version control whose prose is for engineers. */
export function filesWithProse(root: URL): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((file) => HAS_PROSE.test(file) && !NOT_FOR_ENGINEERS.test(file));
}
