/** Why something was refused: the sentence, and the place of the words that it is about, where it is about some. */
export type Refused = { message: string; field?: string | undefined };

/** The sentence for a field, or for a place within it; undefined where nothing was refused, or something else. */
export function refusedAt(refused: Refused | undefined, field: string): string | undefined {
  const place = refused?.field;
  return place === field || place?.startsWith(`${field}.`) ? refused?.message : undefined;
}

/** The sentence without a field, below the form. */
export function refusedElsewhere(refused: Refused | undefined): string | undefined {
  return refused?.field === undefined ? refused?.message : undefined;
}
