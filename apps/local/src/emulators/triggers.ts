import * as z from 'zod/mini';

const triggerSchema = z.object({
  /** Such as `europe-west1-rooms-0`. */
  id: z.string(),
  entryPoint: z.string(),
  region: z.optional(z.string()),
  httpsTrigger: z.optional(z.unknown()),
  schedule: z.optional(z.unknown()),
  taskQueueTrigger: z.optional(z.unknown()),
  labels: z.optional(z.record(z.string(), z.string())),
});
const backendsSchema = z.object({
  backends: z.array(z.object({ functionTriggers: z.array(triggerSchema) })),
});

export type Trigger = z.infer<typeof triggerSchema>;

/** Every function that the emulator has loaded. @throws when it does not answer yet */
export async function listTriggers(functionsOrigin: string): Promise<Trigger[]> {
  const response = await fetch(`${functionsOrigin}/backends`);
  const { backends } = backendsSchema.parse(await response.json());
  return backends.flatMap(({ functionTriggers }) => functionTriggers);
}

export function isCallable({ labels }: Trigger): boolean {
  return labels?.['deployment-callable'] === 'true';
}

export function isScheduled({ schedule }: Trigger): boolean {
  return schedule !== undefined;
}
