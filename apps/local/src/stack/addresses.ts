import type { Ports } from '../emulators/ports.ts';

/** The addresses of a stack's parts. */
export interface Addresses {
  projectId: string;
  ports: Ports;
  webUrl: string;
  clerkUrl: string;
  /** The functions emulator without project and region. */
  functionsOrigin: string;
}

export function addressesOf(projectId: string, ports: Ports): Addresses {
  return {
    projectId,
    ports,
    webUrl: `http://localhost:${ports.web}`,
    clerkUrl: local(ports.clerk),
    functionsOrigin: local(ports.functions),
  };
}

/** `127.0.0.1` and never `localhost`: some machines resolve that to IPv6, where no emulator listens. */
export const local = (port: number) => `http://127.0.0.1:${port}`;
export const hostAndPort = (port: number) => `127.0.0.1:${port}`;
