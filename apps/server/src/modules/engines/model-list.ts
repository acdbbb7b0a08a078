import { LIMITS, PLAN_NAMES, type PlanName } from '@loopwright/contract';

/** One entry of `IMAGE_MODEL` or `VIDEO_MODEL`. */
export interface NamedModel {
  /** The text before the first colon, such as `openai`; the whole entry for `illustrator`. */
  readonly provider: string;
  /** The provider's name of the model; empty for `illustrator`. */
  readonly model: string;
  /** The plans that may use it. */
  readonly plans: readonly PlanName[];
}

export interface ModelList {
  readonly models: readonly NamedModel[];
  /** For the operator, one line each. */
  readonly problems: readonly string[];
}

/** Only letters and plus signs after the last @, because names of models may contain an @ as well. */
const PLANS_SUFFIX = /@([a-z]+(?:\+[a-z]+)*)$/i;
const NAME = /^[\w@./:-]+$/;

export const idOf = ({ provider, model }: NamedModel): string =>
  model === '' ? provider : `${provider}:${model}`;

/**
 * Parses `openai:gpt-image-1@premium, illustrator`: models separated by commas, each for all plans or
 * for those after an @, joined by plus signs.
 *
 * @param plans the plans that may use a model of this kind at all
 */
export function readModelList(text: string, plans: readonly PlanName[]): ModelList {
  const problems: string[] = [];
  const models: NamedModel[] = [];
  for (const entry of text.split(',').map((part) => part.trim())) {
    const given = PLANS_SUFFIX.exec(entry)?.[1]?.toLowerCase().split('+');
    const name = given === undefined ? entry : entry.replace(PLANS_SUFFIX, '');
    const unknown = given?.filter((plan) => !PLAN_NAMES.some((known) => known === plan)) ?? [];
    const [provider = '', ...rest] = name.split(':');
    const isIllustrator = name === 'illustrator';
    const model = {
      provider,
      model: rest.join(':'),
      plans: plans.filter((plan) => given === undefined || given.includes(plan)),
    };
    if (unknown.length > 0) {
      problems.push(`'${entry}': ${unknown.join(', ')} is no plan: ${PLAN_NAMES.join(', ')}`);
    } else if (!NAME.test(name) || name.length > LIMITS.modelIdMaximum) {
      problems.push(`'${entry}' is no name of a model`);
    } else if (!isIllustrator && (provider === '' || model.model === '')) {
      problems.push(`'${entry}' must be illustrator or provider:model`);
    } else if (models.some((other) => idOf(other) === name)) {
      problems.push(`'${name}' stands there twice`);
    } else models.push(model);
  }
  return { models, problems };
}
