import * as z from 'zod/mini';

const packageSchema = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  integrity: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  link: z.optional(z.boolean()),
});
const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });

const FOLDER = 'node_modules/';

/**
 * A CycloneDX bill of materials: what a deployment may contain, as the lock file names it. npm's own command refuses this tree, because a
 * peer that nobody uses has another version.
 */
export function billOf(lockFile: unknown) {
  const { packages } = lockSchema.parse(lockFile);
  const components = Object.entries(packages).flatMap(([place, { version, license, integrity, ...kind }]) => {
    const at = place.lastIndexOf(FOLDER);
    if (at < 0 || version === undefined || kind.dev || kind.devOptional || kind.link) return [];
    const name = place.slice(at + FOLDER.length);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return [
      {
        type: 'library',
        'bom-ref': `${purl}#${place}`,
        name,
        version,
        purl,
        ...(license && { licenses: [{ expression: license }] }),
        ...(integrity && { hashes: [hashOf(integrity)] }),
      },
    ];
  });
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
}

/** `sha512-…` in base64, as CycloneDX writes it. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', base64 = ''] = integrity.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
}
