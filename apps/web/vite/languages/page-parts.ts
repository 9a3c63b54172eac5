import type { Rolldown } from 'vite';
import { PATHS } from '../../src/shared/navigation/paths.ts';

/** What the program loads as soon as it has drawn the frame of these addresses, by their beginning. */
const PARTS: Readonly<Record<string, string>> = {
  [PATHS.faq]: 'src/features/help/faq-page.tsx',
  [PATHS.moderation]: 'src/features/help/moderation-page.tsx',
  [PATHS.help]: 'src/features/help/help-page.tsx',
  [`${PATHS.debates}/`]: 'src/app/public-debate.tsx',
};

/**
 * The files of each part that the program does not import itself, so that a browser can load both at once.
 * @throws Error if a part is in no file: it has moved
 */
export function pageParts(
  bundle: Rolldown.OutputBundle,
  program: ReadonlySet<string>,
): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    Object.entries(PARTS).map(([path, module]) => {
      const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
      if (!start) throw new Error(`The build has no ${module}: has it moved?`);
      const files = new Set<string>();
      const want = (fileName: string) => {
        const file = bundle[fileName];
        const address = `/${fileName}`;
        if (file?.type !== 'chunk' || program.has(address) || files.has(address)) return;
        files.add(address);
        for (const style of file.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
        for (const next of file.imports) want(next);
      };
      want(start.fileName);
      return [path, [...files]];
    }),
  );
}
