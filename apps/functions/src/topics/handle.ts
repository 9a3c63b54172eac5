import type { Result, TopicAnswers, TopicCommand, TopicRefusal } from '@rostrum/domain';
import type { TopicContext } from './context.ts';
import { edit } from './edit.ts';
import { findCase } from './find-case.ts';
import { propose } from './propose.ts';
import { publish } from './publish.ts';
import { withdraw } from './withdraw.ts';
import { vote } from './vote.ts';

/** Calls the handler of a command. All of them are idempotent. */
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
    case 'findCase':
      return findCase(context, command);
  }
}
