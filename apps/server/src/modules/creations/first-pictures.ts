import { type Creation, GALLERY_CARD_SIZES, posterOf, posterSources } from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import { type Principal, requirePermission } from '../workspaces/index.ts';
import type { CreationService } from './service.ts';

/** The gallery has at most three columns unless the user asks for more: the first row of them. */
const FIRST_SEEN = 3;

/** The newest creations of a workspace as HTML for its gallery, '' when there are none. */
export const firstPictures =
  (creations: Pick<CreationService, 'list'>) =>
  async (principal: Principal): Promise<string> => {
    if (principal.kind === 'visitor') return '';
    const viewer = requirePermission(principal, 'view');
    const { items } = await creations.list(viewer, { limit: FIRST_SEEN });
    if (items.length === 0) return '';
    return `<ul class="first-pictures">${items.map(pictureHtml).join('')}</ul>`;
  };

/**
 * As `creation-card.tsx` of the web app lays it out, so that nothing moves when its script takes over. Until then a
 * click follows the link, which opens the creation as well.
 */
function pictureHtml({ id, url, width, height, title, altText, prompt }: Creation, index: number) {
  const text = escapeHtml(altText ?? prompt);
  const name = escapeHtml(title ?? prompt);
  const isFirst = index === 0;
  const loading = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<li><a href="/my-creations?creation=${id}"><img src="${posterOf(url, 480)}" srcset="${posterSources(url)}" sizes="${GALLERY_CARD_SIZES}" alt="${text}" width="${width}" height="${height}" ${loading}></a><p>${name}</p></li>`;
}
