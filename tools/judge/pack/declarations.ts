import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from './paths.ts';

/** The types of the packed engine as one file: the shapes, then what the engine offers. @throws if they need another file */
export function declarations(): string {
  const [shapes = '', engine = ''] = ['shapes.ts', 'index.ts'].map(declarationOf);
  const text = `${shapes}\n${engine.replaceAll(/^(?:import|export) type [^;]*from '\.\/shapes\.ts';\n/gm, '')}`;
  const needed = /^.*\b(?:from|import\()\s*['"].*$/m.exec(text)?.[0];
  if (needed !== undefined) throw new Error(`The types would need another file: ${needed}`);
  return text;
}

/** From the types as they are written, without a look at other files. @throws for a type that is not written down */
function declarationOf(name: string): string {
  const fileName = inRoot(`tools/judge/${name}`);
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(fileName, 'utf8'), {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { strict: true, isolatedDeclarations: true, allowImportingTsExtensions: true },
  });
  const [problem] = diagnostics;
  if (problem) throw new Error(`${name}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
  return outputText;
}
