export const loadIdentityIsland = async () => ({
  default: (await import('./identity-island.tsx')).IdentityIsland,
});
