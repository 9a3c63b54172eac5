import { createHash } from 'node:crypto';
import { aDebate, aMessage, aRoom, ADA, BEN, play } from '@rostrum/domain/testing';
import type { Message } from '@rostrum/domain';
import { createCivilityEngine } from '@rostrum/moderator/engine';
import { writeReport } from '@rostrum/moderator/report';
import * as z from 'zod/mini';

/** Writes the report of one debate, whose texts come on standard input, and prints its cost. */
const TURN = 6;
const texts = z.array(z.string()).parse(JSON.parse(await readAll()));
const debate = play(aDebate({ phase: 'live' }), { type: 'end', by: ADA });
const room = aRoom({ debate });
const messages = texts.map((text, at): Message => {
  const isFor = Math.floor(at / TURN) % 2 === 0;
  const [authorId, side] = isFor ? ([ADA, 'for'] as const) : ([BEN, 'against'] as const);
  return { ...aMessage({ authorId, side, text, createdAtMs: room.createdAtMs + at * 1_000 }), id: `m${at}` };
});
const engine = createCivilityEngine();
engine.judgeMessage(texts[0] ?? '');
const megabytesBefore = peakMegabytes();
const [usedBefore, startedAtMs] = [process.cpuUsage(), performance.now()];
const written = writeReport({ room, messages, interventions: [] }, engine, { atMs: 1 });
const took = performance.now() - startedAtMs;
const { user, system } = process.cpuUsage(usedBefore);
console.log(
  JSON.stringify({
    messages: messages.length,
    meanLength: Math.round(texts.join('').length / texts.length),
    seconds: took / 1_000,
    processorSeconds: (user + system) / 1_000_000,
    megabytesBefore,
    peakMegabytes: peakMegabytes(),
    digest: createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 12),
  }),
);

/** Node gives it in kilobytes on every system. */
function peakMegabytes(): number {
  return process.resourceUsage().maxRSS / 1_024;
}

async function readAll(): Promise<string> {
  let all = '';
  for await (const part of process.stdin.setEncoding('utf8')) all += part;
  return all;
}
