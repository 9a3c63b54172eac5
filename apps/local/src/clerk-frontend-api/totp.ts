import { createHmac, timingSafeEqual } from 'node:crypto';

/** The seconds for which a code is valid. The previous and the next code are valid too, because clocks differ. */
const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits that an authenticator app shows at a time, in epoch milliseconds (RFC 6238). */
export function totpAt(secret: string, atMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 1_000 / STEP_SECONDS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

export function isTotp(secret: string, code: string, atMs: number): boolean {
  const given = Buffer.from(code.replaceAll(/\s/g, ''));
  return [-1, 0, 1].some((steps) => {
    const wanted = Buffer.from(totpAt(secret, atMs + steps * STEP_SECONDS * 1_000));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
      Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
    ),
  );
}
