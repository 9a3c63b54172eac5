import { accept, type ProposeAnswer, type Result } from '@rostrum/domain';
import type { ModelDesk } from '../models/ask-model.ts';
import { proposeMotions } from '../models/calls.ts';
import { modelDesk } from '../models/model-desk.ts';
import type { TopicContext, TopicHandler } from './context.ts';

const COUNT = 5;

/** Motions of this deployment's model. Without one, or where it gave nothing to use, the page makes them itself. */
export const propose: TopicHandler<'propose'> = async (context, { about }) =>
  proposeWith(await modelDesk(), context, about);

/** The same with a given desk; null: no model. */
export async function proposeWith(
  desk: ModelDesk | null,
  { uid }: Pick<TopicContext, 'uid'>,
  about: string,
): Promise<Result<ProposeAnswer, never>> {
  if (!desk || about.trim() === '') return accept({ by: 'nobody', motions: [] });
  const asked = await proposeMotions(desk, { uid, roomId: null }, { about, count: COUNT });
  return accept(asked.ok ? { by: 'model', motions: asked.value } : { by: 'nobody', motions: [] });
}
