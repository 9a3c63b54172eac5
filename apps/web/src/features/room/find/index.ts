export { Awaited } from './awaited.tsx';
export { FindOpponent } from './find-opponent.tsx';
