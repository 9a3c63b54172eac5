import { createContext, use, type ReactNode } from 'react';
import { useDictation, type Dictation } from './use-dictation.ts';
import { useReadAloud, type ReadAloud } from './use-read-aloud.ts';

const DictationContext = createContext<Dictation | undefined>(undefined);
const ReadAloudContext = createContext<ReadAloud | undefined>(undefined);

/** Dictation and reading aloud in one open room; both end with it. */
export function SpeechProvider({ children }: { children: ReactNode }) {
  const dictation = useDictation();
  const aloud = useReadAloud(dictation.status !== 'off');
  return (
    <DictationContext value={dictation}>
      <ReadAloudContext value={aloud}>{children}</ReadAloudContext>
    </DictationContext>
  );
}

/** Undefined outside an open room. */
export const useRoomDictation = (): Dictation | undefined => use(DictationContext);
/** Undefined outside an open room, and where the browser has no voices. */
export const useRoomVoice = (): ReadAloud | undefined => use(ReadAloudContext);
