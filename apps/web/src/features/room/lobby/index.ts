export { JoinWithCode } from './join-with-code.tsx';
