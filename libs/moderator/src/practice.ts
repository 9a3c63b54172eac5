// The opponent of practice debates: its acts and its words. For the server; it needs the bank and the map.
export { hasSpoken, opponentAct, type OpponentAct } from './practice/act.ts';
export { caseFor, type Stored } from './practice/case.ts';
export { compose, type Brief, type PracticePart } from './practice/compose.ts';
export { opponentDelayMs } from './practice/delay.ts';
export { isSayable, opponentMessage } from './practice/message.ts';
export { quotesAreTrue, quotesIn } from './practice/quotes.ts';
