import { createServer } from 'node:http';
import type { JsonWebKey } from 'node:crypto';

/** A server of public keys, as Clerk's Backend API is one. */
export type KeysServer = {
  /** Without a path. */
  url: string;
  /** The bearer keys of all requests, in order. */
  askedWith: string[];
  close(): Promise<void>;
};

/** Serves `keys` to requests with `secretKey`, and refuses others in Clerk's words. */
export async function startKeysServer(secretKey: string, keys: () => JsonWebKey[]): Promise<KeysServer> {
  const askedWith: string[] = [];
  const server = createServer((request, response) => {
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    askedWith.push(bearer);
    const isKnown = bearer === secretKey && request.url === '/v1/jwks';
    const refusal = {
      errors: [{ code: 'clerk_key_invalid', message: 'The provided Clerk Secret Key is invalid.' }],
    };
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? { keys: keys() } : refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    askedWith,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
