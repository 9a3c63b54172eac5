import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { USUAL_PORTS } from '../emulators/ports.ts';
import type { Ports } from '../emulators/ports.ts';
import { addressesOf, local } from './addresses.ts';
import type { Addresses } from './addresses.ts';

/** Kinds of files that may contain an address. */
const TEXTS: ReadonlySet<string> = new Set(['.js', '.html', '.json']);
/** No program listens this high by its own choice, and the number appears nowhere else in a build. */
const STAND_IN = 65_400;
/** The emulators that a page calls itself. */
const CALLED = ['auth', 'firestore', 'functions', 'storage'] as const;

/** Addresses to build with, so that one build serves all stacks: `addressWeb` replaces them in a copy of it. */
export function standInAddresses(projectId: string): Addresses {
  const ports: Ports = { ...USUAL_PORTS };
  CALLED.forEach((part, index) => (ports[part] = STAND_IN + index));
  return addressesOf(projectId, ports);
}

/** Copies a build that was made with stand-in addresses, and puts in those of a stack. */
export function addressWeb(build: string, output: string, { projectId, ports }: Addresses): void {
  const standIn = standInAddresses(projectId).ports;
  const pairs = CALLED.map((part) => [local(standIn[part]), local(ports[part])] as const);
  rmSync(output, { recursive: true, force: true });
  cpSync(build, output, { recursive: true });
  for (const file of textsIn(output)) {
    const text = readFileSync(file, 'utf8');
    const addressed = pairs.reduce((before, [from, to]) => before.replaceAll(from, to), text);
    if (addressed !== text) writeFileSync(file, addressed);
  }
}

function textsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((name) => TEXTS.has(extname(name))).map((name) => join(folder, name));
}
