/** Lightness, chroma, hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number];
type Triple = readonly [number, number, number];

/** The effect of a kind of colour blindness on linear sRGB (Machado, Oliveira and Fernandes 2009, severity 1). */
export const VISION = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>;

export type Vision = keyof typeof VISION;

/** WCAG 2 contrast, 1 … 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Distance in OKLab as seen with that vision; about 0.02 is just noticeable. */
export function distance(one: Oklch, other: Oklch, vision: Vision): number {
  const [a, b] = [seen(one, vision), seen(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function isInSrgb(colour: Oklch): boolean {
  return toLinear(colour).every((channel) => channel > -0.002 && channel < 1.002);
}

function luminance(colour: Oklch): number {
  const [r, g, b] = clamp(toLinear(colour));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function seen(colour: Oklch, vision: Vision): Triple {
  return toOklab(clamp(multiply(VISION[vision], clamp(toLinear(colour)))));
}

function toLinear([l, c, h]: Oklch): Triple {
  const turn = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(turn), c * Math.sin(turn)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return multiply(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [x, y, z],
  );
}

function toOklab(rgb: Triple): Triple {
  const [l, m, s] = multiply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
}

function multiply(rows: readonly Triple[], [x, y, z]: Triple): Triple {
  const dot = (row: Triple = [0, 0, 0]) => row[0] * x + row[1] * y + row[2] * z;
  return [dot(rows[0]), dot(rows[1]), dot(rows[2])];
}

function clamp([r, g, b]: Triple): Triple {
  const inside = (channel: number) => Math.min(1, Math.max(0, channel));
  return [inside(r), inside(g), inside(b)];
}
