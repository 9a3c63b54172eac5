// The opponent of practice debates: its moves and its words. For the server; it needs the bank and the map.
export { opponentMove, type OpponentMove } from './practice/move.ts';
export { caseFor, type Stored } from './practice/case.ts';
export { type Brief } from './practice/compose.ts';
export { opponentDelayMs } from './practice/delay.ts';
export { isSayable, opponentMessage } from './practice/message.ts';
export { quotesAreTrue } from './practice/quotes.ts';
