import './options.ts';

export { exchangeToken } from './auth/exchange-token.ts';
export { roomClock } from './rooms/room-clock.ts';
export { roomSweeper } from './rooms/room-sweeper.ts';
export { rooms } from './rooms/rooms.ts';
