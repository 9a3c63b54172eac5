import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);
const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;

/** A proxy that compresses a server's plain files like the hosting does. Resolves to its address. */
export async function startCompressingProxy(upstream: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    forward(upstream, request.url ?? '/', request.headers)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${portOf(server)}`, close: () => server.close() };
}

async function forward(upstream: string, path: string, { cookie, accept }: IncomingHttpHeaders) {
  const answer = await fetch(new URL(path, upstream), {
    headers: { ...(cookie ? { cookie } : {}), ...(accept ? { accept } : {}) },
  });
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(?:content-length|content-encoding|transfer-encoding|connection)$/.test(name),
    ),
  );
  if (!COMPRESSED.test(answer.headers.get('content-type') ?? ''))
    return { status: answer.status, headers, body: plain };
  return {
    status: answer.status,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: await compress(plain),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
  return address.port;
}
