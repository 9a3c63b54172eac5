import { createHash } from 'node:crypto';
import { createEngine } from '@rostrum/moderator/engine';
import { postedMessages, writtenMessages } from '/work/main/tools/engine-speed/messages.ts';
const engine = createEngine();
const h = createHash('sha256');
for (let p=0;p<2;p++) for (const m of [...postedMessages(), ...writtenMessages()]) h.update(JSON.stringify(engine.judge(m.text, m.context)));
console.log(h.digest('hex'));
