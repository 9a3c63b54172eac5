/** Fetches what forced colours need, as soon as the system forces its own. The page can be used without. */
export function followForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)');
  const follow = () => {
    if (!forced.matches) return;
    import('./forced-colours.css').catch((error: unknown) => {
      console.warn('The page could not fetch what forced colours need', error);
    });
  };
  forced.addEventListener('change', follow);
  follow();
}
