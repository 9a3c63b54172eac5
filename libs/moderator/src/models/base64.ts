const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value += 1) VALUES[ALPHABET.charCodeAt(value)] = value;

/** The bytes of a base64 text, the same in every browser and in Node. What is no base64 reads as zeros. */
export function decodeBase64(text: string): Uint8Array {
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.floor((end * 3) / 4));
  let held = 0;
  let bits = 0;
  let written = 0;
  for (let index = 0; index < end; index += 1) {
    held = ((held << 6) | (VALUES[text.charCodeAt(index)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[written] = (held >> bits) & 0xff;
    written += 1;
  }
  return bytes;
}
