import type { ReactNode } from 'react';
import { useEnv } from '../../env-context.ts';

/** Whether a language model reads people's words here: `none` if it does not, else the recipient and the content. */
export function ModelUse({ none }: { none: ReactNode }) {
  const { languageModel } = useEnv();
  if (!languageModel) return none;
  return (
    <>
      Once a message is shown, a language model of {languageModel} is sent its words, without your name and
      without anybody else’s words, and may have a private note sent to you. It holds nothing back and decides
      nothing; the embedded moderator has done that before. Where the moderator asks a question, it may choose
      the question’s words, and is sent what is quoted in it, without names. After the debate it may choose
      lines for the report and give a second opinion, and is sent what each side said, without who said it.
    </>
  );
}
