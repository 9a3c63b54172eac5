/** The reason of a refusal: the sentence, and the place of the words it is about, if any. */
export type Refused = { message: string; field?: string | undefined };

/** The sentence for a field, or for a place within it; undefined without a refusal there. */
export function refusedAt(refused: Refused | undefined, field: string): string | undefined {
  const place = refused?.field;
  return place === field || place?.startsWith(`${field}.`) ? refused?.message : undefined;
}

/** The sentence without a field, below the form. */
export function refusedElsewhere(refused: Refused | undefined): string | undefined {
  return refused?.field === undefined ? refused?.message : undefined;
}
