/** A single value on a thin scale, with a mark at its end. Callers also state it in words. `share`: 0 … 1. */
export function Scale({ share }: { share: number }) {
  const width = `${Math.min(share, 1) * 100}%`;
  return (
    <span className="scale" aria-hidden="true">
      <span className="scale-used" style={{ width }} data-full={share >= 1 || undefined} />
    </span>
  );
}
