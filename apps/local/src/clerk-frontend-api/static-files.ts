import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClerkApp } from './clerk-app.ts';

export interface StaticAnswer {
  status: number;
  body: string | Buffer;
  /** Content type; JSON when left out. */
  type?: string;
}

const CLERK_JS = /^\/npm\/@clerk\/clerk-js@[^/]+\/dist\/([\w.-]+\.js)$/;
const IMAGE = /^\/v1\/images\/(\w+)$/;

/** The files that need no browser cookie: public keys, clerk-js and photos. Undefined for any other path. */
export function serveStatic(app: ClerkApp, clerkJsFolder: string, path: string): StaticAnswer | undefined {
  if (path === '/v1/jwks' || path === '/.well-known/jwks.json') {
    return { status: 200, body: JSON.stringify(app.key.jwks()) };
  }
  const script = CLERK_JS.exec(path)?.[1];
  if (script) return readScript(join(clerkJsFolder, script));
  const imageId = IMAGE.exec(path)?.[1];
  return imageId ? readImage(app, imageId) : undefined;
}

function readScript(file: string): StaticAnswer {
  if (!existsSync(file)) return { status: 404, body: '{}' };
  return { status: 200, body: readFileSync(file), type: 'text/javascript' };
}

function readImage({ images }: ClerkApp, id: string): StaticAnswer {
  const image = images.find(id);
  return image ? { status: 200, body: image.bytes, type: image.type } : { status: 404, body: '{}' };
}
