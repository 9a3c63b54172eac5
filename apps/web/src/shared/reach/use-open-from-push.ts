import { useEffect } from 'react';
import * as z from 'zod/mini';

const openSchema = z.object({ type: z.literal('open'), path: z.string().check(z.startsWith('/app')) });

/** Opens what a tapped push message is about, where the product is open already. */
export function useOpenFromPush(go: (path: string) => void): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const onMessage = ({ data }: MessageEvent) => {
      const read = openSchema.safeParse(data);
      if (read.success) go(read.data.path);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [go]);
}
