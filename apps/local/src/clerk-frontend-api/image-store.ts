import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from './ids.ts';

interface Image {
  type: string;
  bytes: Buffer;
}

export interface ImageStore {
  add(image: Image): string;
  find(id: string): Image | undefined;
  remove(id: string): void;
}

/** Photos as files: the first line is the content type, the rest the picture. */
export function openImageStore(folder: string): ImageStore {
  const fileOf = (id: string) => join(folder, id.replace(/\W/g, ''));
  return {
    add({ type, bytes }) {
      const id = newId('img');
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(id), Buffer.concat([Buffer.from(`${type}\n`), bytes]));
      return id;
    },
    find(id) {
      if (!existsSync(fileOf(id))) return undefined;
      const content = readFileSync(fileOf(id));
      const end = content.indexOf('\n');
      return { type: content.toString('utf8', 0, end), bytes: content.subarray(end + 1) };
    },
    remove: (id) => rmSync(fileOf(id), { force: true }),
  };
}
