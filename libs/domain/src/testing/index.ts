export * from './debates.ts';
export * from './interventions.ts';
export * from './rooms.ts';
export * from './questions.ts';
