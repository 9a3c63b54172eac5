import * as m from '@rostrum/words/profile';
import { useEffect, useId, useRef, type PointerEvent } from 'react';
import { MAX_ZOOM, pulled, type Crop } from './crop.ts';
import { drawCrop } from './encode-photo.ts';

export type CropFrameProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void };

/** Pixels of the preview, on a dense screen. */
const DRAWN = 448;

/** The part of the picture that is kept: dragged by hand, or moved by three sliders. */
export function CropFrame({ picture, crop, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: event.clientX, y: event.clientY };
    const frame = event.currentTarget.clientWidth || 1;
    const by = { across: (event.clientX - from.x) / frame, down: (event.clientY - from.y) / frame };
    onChange(pulled(picture, crop, by));
  };
  return (
    <div className="crop">
      <canvas
        ref={canvas}
        className="crop-frame"
        width={DRAWN}
        height={DRAWN}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img shows a file, and this is drawn
        role="img"
        aria-label={m.cropPreview()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
      />
      <div className="crop-sliders">
        <Slider
          label={m.zoom()}
          value={crop.zoom}
          from={1}
          to={MAX_ZOOM}
          onChange={(zoom) => onChange({ ...crop, zoom })}
        />
        <Slider
          label={m.leftToRight()}
          value={crop.across}
          onChange={(across) => onChange({ ...crop, across })}
        />
        <Slider label={m.upAndDown()} value={crop.down} onChange={(down) => onChange({ ...crop, down })} />
      </div>
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  from?: number;
  to?: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, from = 0, to = 1, onChange }: SliderProps) {
  const id = useId();
  return (
    <p className="crop-slider">
      <label htmlFor={id} className="small muted">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={(to - from) / 100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </p>
  );
}
