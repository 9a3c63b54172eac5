export * from './debates.ts';
export * from './every-command.ts';
export * from './interventions.ts';
export * from './people.ts';
export * from './questions.ts';
export * from './rooms.ts';
export * from './situations.ts';
export * from './ways.ts';
