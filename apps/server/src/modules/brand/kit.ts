import { type BrandKit, DEFAULT_WATERMARK, FEATURES } from '@loopwright/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { featureProblem, requireFeature } from '../features/index.ts';
import { mediaOfUpload } from '../studio/index.ts';
import { hasPermission, type UserPrincipal } from '../workspaces/index.ts';
import { findKit, findLogo, type KitRow, listFonts } from './store.ts';

const FEATURE = 'brand-kit';
export const EMPTY_KIT: KitRow = { colors: [], captions: [], watermark: DEFAULT_WATERMARK };

/** Whether the Studio offers the kit, and its watermark is drawn: as long as the workspace has the plan. */
export const isUsable = ({ plan }: Pick<UserPrincipal, 'plan'>): boolean =>
  FEATURES[FEATURE].plan === plan;

/** The kit of a workspace as the API shows it to a principal. */
export async function presentKit(orm: Queryable, principal: UserPrincipal): Promise<BrandKit> {
  const { workspaceId } = principal;
  const kit = (await findKit(orm, workspaceId)) ?? EMPTY_KIT;
  const logo = await findLogo(orm, workspaceId);
  const fonts = await listFonts(orm, workspaceId);
  return {
    colors: [...kit.colors],
    captions: [...kit.captions],
    watermark: kit.watermark,
    fonts: fonts.map(({ name, asset: { id } }) => ({ id, name })),
    logo: logo && mediaOfUpload(logo),
    isUsable: isUsable(principal),
    mayChange: await mayChange(orm, principal),
  };
}

async function mayChange(orm: Queryable, principal: UserPrincipal): Promise<BrandKit['mayChange']> {
  if (!hasPermission(principal, 'manage-brand')) return 'role';
  const problem = await featureProblem(orm, principal, FEATURE);
  if (problem === null) return 'yes';
  return problem === 'featureOff' ? 'feature' : 'plan';
}

/** @throws AppError `plan-required`, or `forbidden` when the principal has not switched the feature on */
export const requireBrandKit = (orm: Queryable, principal: UserPrincipal): Promise<void> =>
  requireFeature(orm, principal, FEATURE);

/** @throws AppError `conflict` for a watermark that is switched on without a logo */
export async function checkWatermark(
  orm: Queryable,
  workspaceId: string,
  { watermark }: Pick<KitRow, 'watermark'>,
): Promise<void> {
  if (watermark.isOn && (await findLogo(orm, workspaceId)) === null)
    throw new AppError('watermarkNeedsLogo');
}
