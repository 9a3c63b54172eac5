/** What a value must look like, and how to say so. */
export interface Kind {
  pattern: Pick<RegExp, 'test'>;
  needs: string;
}
