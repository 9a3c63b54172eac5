import { caseHeadSchema, splitFrontMatter, type CaseArgument, type CaseFile } from '@rostrum/domain';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod/mini';

/**
 * Reads `CATEGORY/SLUG.md`: front matter, the background, and under `## For` and `## Against` the arguments, each a `###`
 * claim with the paragraphs `Why:`, `So:`, `Example:` and `Answer:`.
 *
 * @throws Error that names the part that is missing or malformed
 */
export function readCaseFile(path: string, text: string): CaseFile {
  const [category = '', slug = ''] = path.replace(/\.md$/, '').split('/');
  const split = splitFrontMatter(text);
  if (!split) throw new Error('There is no front matter between two lines of `---`.');
  const head = caseHeadSchema.safeParse(parseYaml(split.front));
  if (!head.success) throw new Error(`The front matter is malformed: ${z.prettifyError(head.error)}`);
  const [background = '', forHeading, forSide = '', againstHeading, againstSide = '', ...more] =
    split.body.split(/^## (.+)$/m);
  if (forHeading !== 'For' || againstHeading !== 'Against' || more.length > 0) {
    throw new Error('The headings are not `## For` and then `## Against`.');
  }
  return {
    ...head.data,
    category,
    slug,
    background: background.trim(),
    arguments: { for: readArguments(forSide), against: readArguments(againstSide) },
  };
}

function readArguments(side: string): CaseArgument[] {
  return side
    .split(/^### /m)
    .slice(1)
    .map((argument) => {
      const [claim = '', ...paragraphs] = argument.trim().split(/\n\s*\n/);
      const parts = paragraphs.map((paragraph) => /^(Why|So|Example|Answer): ([\s\S]+)$/.exec(paragraph));
      const [why, so, example, answer] = parts.map((part) => part?.[2]?.trim());
      if (
        parts.map((part) => part?.[1]).join() !== 'Why,So,Example,Answer' ||
        !why ||
        !so ||
        !example ||
        !answer
      ) {
        throw new Error(`“${claim}” has not the parts Why, So, Example and Answer, in this order.`);
      }
      return { claim: claim.trim(), why, so, example, answer };
    });
}
