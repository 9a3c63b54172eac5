import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from './paths.ts';

const packageSchema = z.object({ version: z.string(), license: z.string() });

/** The licences of the registry packages inside the bundle, each in full. @throws for a package without a licence */
export function notices(packages: readonly string[]): string {
  const parts = packages.map((name) => {
    const folder = inRoot(`node_modules/${name}/`);
    const { version, license } = packageSchema.parse(
      JSON.parse(readFileSync(`${folder}package.json`, 'utf8')),
    );
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)/i.test(file));
    if (files.length === 0) throw new Error(`${name} has no licence to pack.`);
    const texts = files.map((file) => readFileSync(`${folder}${file}`, 'utf8').trim());
    return `## ${name} ${version}, ${license}\n\n${texts.join('\n\n')}\n`;
  });
  return `# Notices\n\nThe engine contains these packages.\n\n${parts.join('\n')}`;
}
