export { PushAsk } from './push-ask.tsx';
