/** Replaces the engine with which Firestore's pipelines would match regular expressions in the browser. */
export const RE2JS = {
  compile(): never {
    throw new Error('Firestore pipelines with regular expressions are left out of this build');
  },
};
