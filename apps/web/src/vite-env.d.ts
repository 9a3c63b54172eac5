/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly [variable: `VITE_${string}`]: string | undefined;
}
