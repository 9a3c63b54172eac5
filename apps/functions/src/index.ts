import './options.ts';

export { account } from './account/account.ts';
export { accountEraser } from './account/account-eraser.ts';
export { clerkWebhook } from './account/clerk-webhook.ts';
export { exchangeToken } from './auth/exchange-token.ts';
export { feedback } from './feedback/feedback.ts';
export { actWriter } from './models/act-writer.ts';
export { messageClassifier } from './models/message-classifier.ts';
export { operations } from './models/operations.ts';
export { people } from './people/people.ts';
export { practiceOpponent } from './practice/practice-opponent.ts';
export { reportWriter } from './reports/report-writer.ts';
export { roomClock } from './rooms/room-clock.ts';
export { roomSweeper } from './rooms/room-sweeper.ts';
export { rooms } from './rooms/rooms.ts';
export { topics } from './topics/topics.ts';
