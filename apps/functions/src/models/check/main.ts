import { readModelChoice } from '../model-environment.ts';
import { checkModel, isUsable, lineOf, verdictOf } from './check-model.ts';

/**
 * `npm run model:check`: one real call of each kind to the model of the environment, with `MODEL_API_KEY` beside the other
 * variables, and what came back. Exit code 1 if the model cannot be used.
 */
const { settings, problem } = readModelChoice();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (settings) {
  console.log(`${settings.provider}, ${settings.name}:`);
  const checked = await checkModel(settings);
  for (const one of checked) console.log(lineOf(one));
  console.log(verdictOf(checked));
  process.exitCode = isUsable(checked) ? 0 : 1;
} else {
  console.log('No language model is configured, so there is nothing to check.');
}
