/** Ticks every so many milliseconds as its page asks, until the page ends it. */
addEventListener('message', ({ data }: MessageEvent<number>) => setInterval(() => postMessage(null), data));
