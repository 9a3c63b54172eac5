import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeZip } from './zip-writer.ts';
import type { ZipEntry } from './zip-writer.ts';

export interface WrapperJar {
  file: string;
  mainClass: string;
  /** The real jar, which the wrapper puts on its class path. */
  target: string;
  /** Classes that come before those of the target. */
  classes?: ZipEntry[];
}

/** Writes a small jar that `java -jar` can start if the real one has no main class. */
export function writeWrapperJar({ file, mainClass, target, classes = [] }: WrapperJar): string {
  const manifest = formatManifest({
    'Manifest-Version': '1.0',
    'Main-Class': mainClass,
    'Class-Path': pathToFileURL(target).href,
  });
  const entries = [{ name: 'META-INF/MANIFEST.MF', content: Buffer.from(manifest) }, ...classes];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, writeZip(entries));
  return file;
}

/** Lines end after 72 bytes and continue after a space (JAR File Specification). */
export function formatManifest(headers: Record<string, string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => {
    const line = `${name}: ${value}`;
    const rest = line.slice(70).match(/.{1,69}/g) ?? [];
    return [line.slice(0, 70), ...rest.map((part) => ` ${part}`)];
  });
  return `${lines.join('\r\n')}\r\n\r\n`;
}
