import { createEngine } from '@rostrum/moderator/engine';
import { postedMessages } from './messages.ts';
const engine = createEngine();
const ms = postedMessages();
for (let p=0;p<4;p++) for (const m of ms) engine.judge(m.text, m.context);
const t: number[] = [];
const N = 16;
for (let p=0;p<N;p++){ const s=performance.now(); for (const m of ms) engine.judge(m.text, m.context); t.push((performance.now()-s)/ms.length); }
t.sort((a,b)=>a-b);
console.log((t[0]!*1000).toFixed(0), (t[N>>1]!*1000).toFixed(0));
