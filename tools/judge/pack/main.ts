import { postpack, prepack } from './hooks.ts';
import { prove } from './prove.ts';

const COUNT = 1_000;

/**
 * `npm run engine`: packs the engine as `npm pack` in libs/moderator does, and shows that it answers as the repository does.
 * `prepack` and `postpack` are for `npm pack`.
 */
const [wish = 'prove'] = process.argv.slice(2);
if (wish === 'prepack') await prepack(process.cwd());
else if (wish === 'postpack') postpack(process.cwd());
else if (wish === 'prove') {
  const { files, lines, requests, differences, seconds } = await prove(COUNT, { asWritten: true });
  console.log(files.join('\n'));
  for (const difference of differences) console.log(`differs: ${difference}`);
  console.log(
    `${lines} lines and ${requests} requests, ${differences.length} answers that differ, ${seconds.toFixed(0)} s`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  console.error(`npm run engine -- prove, not ${wish}`);
  process.exitCode = 2;
}
