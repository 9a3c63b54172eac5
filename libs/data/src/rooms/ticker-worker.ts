/** Ticks at the interval that its page requested, until the page stops it. */
addEventListener('message', ({ data }: MessageEvent<number>) => setInterval(() => postMessage(null), data));
