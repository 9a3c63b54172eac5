import { execFileSync } from 'node:child_process';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;
/** What belongs to a connection, which is ours here. */
const HOP = /^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive)$/;

/**
 * A proxy that sends a server's plain files as the hosting does: over TLS, on one HTTP/2 connection, compressed with Brotli. Its certificate is
 * made for it, by `openssl`, and signed by nobody. Resolves to its address.
 */
export async function startHostingProxy(upstream: string): Promise<{ url: string; close(): void }> {
  const compressed = new Map<string, Promise<Page>>();
  const server = createSecureServer({ ...ownCertificate(), allowHTTP1: true }, (request, response) => {
    const { url, headers } = request;
    const isAsset = url.startsWith('/assets/');
    const kept = isAsset ? compressed.get(url) : undefined;
    const answer = kept ?? forward(upstream, url, headers);
    if (isAsset) compressed.set(url, answer);
    answer
      .then(({ status, headers: sent, body }) => {
        response.writeHead(status, sent);
        response.end(body);
      })
      .catch((error: unknown) => {
        console.error(`${url} was not sent`, error);
        compressed.delete(url);
        response.writeHead(502);
        response.end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `https://localhost:${portOf(server)}`, close: () => server.close() };
}

type Page = { status: number; headers: Record<string, string>; body: Buffer };

async function forward(
  upstream: string,
  path: string,
  { cookie, accept }: IncomingHttpHeaders,
): Promise<Page> {
  const answer = await fetch(new URL(path, upstream), {
    headers: { ...(cookie ? { cookie } : {}), ...(accept ? { accept } : {}) },
  });
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !HOP.test(name)));
  if (!COMPRESSED.test(answer.headers.get('content-type') ?? ''))
    return { status: answer.status, headers, body: plain };
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: await compress(plain),
  };
}

function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const wanted = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', ...wanted, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function portOf(server: Http2SecureServer): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
  return address.port;
}
