import {
  EARLY_FEATURES,
  type FeatureChoice,
  type FeatureName,
  FEATURES,
  type FeaturesAnswer,
  hasFeature,
} from '@loopwright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { UserPrincipal } from '../workspaces/index.ts';
import { deleteChoice, insertChoice, readChosen, worksOnPlan } from './store.ts';

/** Early access: which new features users have switched on. */
export interface FeatureService {
  read(userId: string): Promise<FeaturesAnswer>;
  /**
   * Switches a feature on or off. Off is always possible.
   * @throws AppError `plan-required` when none of the user's workspaces has the plan of the feature
   */
  choose(userId: string, choice: FeatureChoice): Promise<FeaturesAnswer>;
}

export function createFeatureService({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): FeatureService {
  const { orm } = database;
  const plans = EARLY_FEATURES.map((name) => FEATURES[name].plan);

  async function read(userId: string): Promise<FeaturesAnswer> {
    const chosen = await readChosen(orm, userId);
    return {
      isOffered: plans.length > 0 && (await worksOnPlan(orm, userId, plans)),
      features: EARLY_FEATURES.map((name) => ({ name, isOn: chosen.includes(name) })),
    };
  }

  return {
    read,
    async choose(userId, { name, isOn }) {
      if (!isOn) await deleteChoice(orm, userId, name);
      else {
        if (!(await worksOnPlan(orm, userId, [FEATURES[name].plan])))
          throw new AppError('featureNeedsStudio');
        await insertChoice(orm, userId, name, clock());
      }
      return await read(userId);
    },
  };
}

/** Why a feature does not work for a principal; null: it works. */
export async function featureProblem(
  orm: Queryable,
  { userId, plan }: Pick<UserPrincipal, 'userId' | 'plan'>,
  name: FeatureName,
): Promise<'featureNeedsStudio' | 'featureOff' | null> {
  if (FEATURES[name].plan !== plan) return 'featureNeedsStudio';
  return hasFeature(name, plan, await readChosen(orm, userId)) ? null : 'featureOff';
}

/**
 * Checks that a feature works for a principal, in the workspace of the request.
 * @throws AppError `plan-required`, or `forbidden` when the user has not switched it on
 */
export async function requireFeature(
  orm: Queryable,
  principal: Pick<UserPrincipal, 'userId' | 'plan'>,
  name: FeatureName,
): Promise<void> {
  const problem = await featureProblem(orm, principal, name);
  if (problem !== null) throw new AppError(problem);
}
