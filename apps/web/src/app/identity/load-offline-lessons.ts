export const loadOfflineLessons = async () => ({
  default: (await import('./offline-lessons.tsx')).OfflineLessons,
});
