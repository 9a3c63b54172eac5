export * from './addresses.ts';
export * from './embed-code.ts';
export * from './embed-style.ts';
export * from './open-headers.ts';
