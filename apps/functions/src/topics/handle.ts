import type { Result, TopicAnswers, TopicCommand, TopicRefusal } from '@rostrum/domain';
import type { TopicContext } from './context.ts';
import { edit } from './edit.ts';
import { propose } from './propose.ts';
import { publish } from './publish.ts';
import { withdraw } from './withdraw.ts';
import { vote } from './vote.ts';

/** Each command to its handler. All of them do the same thing once, however often they come. */
export function handle(
  context: TopicContext,
  command: TopicCommand,
): Promise<Result<TopicAnswers[TopicCommand['type']], TopicRefusal>> {
  switch (command.type) {
    case 'publish':
      return publish(context, command);
    case 'edit':
      return edit(context, command);
    case 'withdraw':
      return withdraw(context, command);
    case 'vote':
      return vote(context, command);
    case 'propose':
      return propose(context, command);
  }
}
