export { ComposerBar } from './composer-bar.tsx';
