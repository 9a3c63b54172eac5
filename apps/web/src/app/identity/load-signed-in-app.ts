export const loadSignedInApp = async () => ({ default: (await import('./signed-in-app.tsx')).SignedInApp });
