import { BrowserLines } from './browser-lines.tsx';
import { StoredLanguage } from './stored-language.tsx';

/** The parts of the shell that no first visit waits for. */
export function AfterPage({ isInLiveRoom }: { isInLiveRoom: boolean }) {
  return (
    <>
      <BrowserLines isInLiveRoom={isInLiveRoom} />
      <StoredLanguage />
    </>
  );
}
