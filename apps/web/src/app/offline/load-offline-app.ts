export const loadOfflineApp = async () => ({ default: (await import('./offline-app.tsx')).OfflineApp });
