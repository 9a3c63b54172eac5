/** The required form of a value, and its description. */
export interface Kind {
  pattern: Pick<RegExp, 'test'>;
  needs: string;
}
