export { Again } from './again.tsx';
