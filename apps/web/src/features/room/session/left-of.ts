import { tidyText } from '@rostrum/domain';

/** What is left of words of which others are on the floor: nothing, their end, or, where they were changed meanwhile, all of them. */
export function leftOf(words: string, sent: string): string {
  const tidy = tidyText(words);
  return tidy.startsWith(sent) ? tidy.slice(sent.length).trimStart() : words;
}
