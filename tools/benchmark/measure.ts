import { randomUUID } from 'node:crypto';
import type { Transport } from './transports.ts';

/** Long enough for anything but a fault. */
const PATIENCE_MS = 60_000;

/** Clients that listen; `time` posts one message and answers the milliseconds until the last of them has it. */
export async function audience(transport: Transport, size: number): Promise<{ time(): Promise<number> }> {
  let waiting = { text: '', left: 0, done: () => {} };
  const seen = (text: string) => {
    if (text !== waiting.text) return;
    waiting.left -= 1;
    if (waiting.left === 0) waiting.done();
  };
  for (let index = 0; index < size; index += 1) await transport.watch(`watcher-${index}`, seen);
  return {
    async time() {
      // Only letters: the moderator would take a row of digits for a telephone number and hold it.
      const text = `Measured ${randomUUID().replaceAll(/[\d-]/g, '')}`;
      const everybody = new Promise<void>((resolve, reject) => {
        const patience = setTimeout(() => reject(new Error('A message was not seen')), PATIENCE_MS);
        waiting = { text, left: size, done: () => (clearTimeout(patience), resolve()) };
      });
      const startedAt = performance.now();
      const posted = transport.post(text);
      await everybody;
      const took = performance.now() - startedAt;
      await posted;
      return took;
    },
  };
}
