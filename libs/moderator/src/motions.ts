// What looks at motions: light enough for a form that is checked as one types.
export * from './motions/check-motion.ts';
export * from './motions/finding.ts';
