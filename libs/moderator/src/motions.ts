// Checks of motions, light enough to run while a person types.
export * from './motions/check-motion.ts';
export * from './motions/finding.ts';
