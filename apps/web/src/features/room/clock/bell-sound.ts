/** One stroke of the bell: a low and a high tone that die away, in hertz and seconds. */
const TONES_HZ = [659, 1_318];
const LENGTH_SECONDS = 0.9;
const APART_SECONDS = 0.35;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Rings a small bell; silent where the browser has no sound or the page may not make any yet. */
export function ringBell(strokes: number): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime } = context;
  for (let stroke = 0; stroke < strokes; stroke += 1) strike(context, currentTime + stroke * APART_SECONDS);
}

function strike(audio: AudioContext, atSeconds: number): void {
  for (const hertz of TONES_HZ) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(LOUDNESS, atSeconds);
    loudness.gain.exponentialRampToValueAtTime(0.001, atSeconds + LENGTH_SECONDS);
    tone.connect(loudness).connect(audio.destination);
    tone.start(atSeconds);
    tone.stop(atSeconds + LENGTH_SECONDS);
  }
}
