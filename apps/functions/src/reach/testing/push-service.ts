import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import * as ece from 'http_ece';

type PushReply = { status: number; headers?: Record<string, string>; hangs?: boolean };
type Received = { path: string; headers: IncomingHttpHeaders; message: unknown; isSigned: boolean };

/** A browser's push service on this machine: it checks the signature and opens the message as the browser would. */
export async function aPushService() {
  const received: Received[] = [];
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  let answers: PushReply[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const opened = ece.decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser,
        authSecret: auth.toString('base64url'),
      });
      const { headers, url = '' } = request;
      const message: unknown = JSON.parse(opened.toString('utf8'));
      received.push({ path: url, headers, message, isSigned: isSigned(headers.authorization ?? '') });
      const { status, headers: more = {}, hangs } = answers.shift() ?? { status: 201 };
      if (!hangs) response.writeHead(status, more).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const keys = webPush.generateVAPIDKeys();
  return {
    received,
    origin,
    keys,
    /** The next answers, in order; then 201. */
    answer: (...next: PushReply[]) => {
      answers = next;
    },
    subscription: (name: string) => ({
      endpoint: `${origin}/${name}`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether the VAPID token was signed by the key that it names: `vapid t=…, k=…` (RFC 8292). */
function isSigned(authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', signed, options, Buffer.from(signature, 'base64url'));
}
