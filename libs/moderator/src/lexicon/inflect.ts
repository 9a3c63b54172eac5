/** Splits a written list into words at white space; `_` or `-` is the space inside a phrase. */
export function list(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[_-]/g, ' ').trim());
}

function plural(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun.endsWith('man')) return `${noun.slice(0, -3)}men`;
  return `${noun}s`;
}

/** Nouns with their plurals. */
export function nouns(text: string): string[] {
  return list(text).flatMap((noun) => [noun, plural(noun)]);
}

/** Regular verbs in all their forms; `!` after a verb doubles its last letter ("stab!": stabbed). */
export function verbs(text: string): string[] {
  return list(text).flatMap((written) => {
    const verb = written.replace('!', '');
    if (written.endsWith('!'))
      return [verb, `${verb}s`, `${verb}${verb.slice(-1)}ed`, `${verb}${verb.slice(-1)}ing`];
    const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
    const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
    return [verb, plural(verb), past, `${stem}ing`, `${stem}in`];
  });
}

/** Adjectives, the short ones with -er and -est. */
export function adjectives(text: string): string[] {
  return list(text).flatMap((adjective) => {
    if (adjective.length > 6 || adjective.includes(' ')) return [adjective];
    if (adjective.endsWith('y'))
      return [adjective, `${adjective.slice(0, -1)}ier`, `${adjective.slice(0, -1)}iest`];
    if (adjective.endsWith('e')) return [adjective, `${adjective}r`, `${adjective}st`];
    return [adjective, `${adjective}er`, `${adjective}est`];
  });
}
