/** What a worker loads is missing from the list of the page that opened it, so the worker lists it here. */
const CHANNEL = 'loaded-files';

/** In a worker: from now on lists the files that it loads, and has loaded, to the pages that keep them. */
export function listLoadedFiles(): void {
  const channel = new BroadcastChannel(CHANNEL);
  watchOwn((files) => channel.postMessage(files));
}

/** In a page: gives the addresses of the product's files that it and its workers load, and those that the page has loaded. */
export function watchLoadedFiles(onFiles: (files: string[]) => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }: MessageEvent<string[]>) =>
    onFiles(data),
  );
  watchOwn(onFiles);
}

function watchOwn(onFiles: (files: string[]) => void): void {
  const loaded = new PerformanceObserver((list) => onFiles(filesIn(list.getEntries())));
  loaded.observe({ type: 'resource', buffered: true });
}

function filesIn(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name).filter((url) => url.startsWith(`${location.origin}/assets/`));
}
