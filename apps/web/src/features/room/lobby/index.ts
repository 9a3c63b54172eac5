export { JoinWithCode } from './join-with-code.tsx';
export { LobbyPage } from './lobby-page.tsx';
