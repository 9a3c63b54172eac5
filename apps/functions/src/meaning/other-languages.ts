/** The readers of other languages. They load with the second reader, or at the first text. */
export const otherLanguages = () => import('@rostrum/moderator/languages');
