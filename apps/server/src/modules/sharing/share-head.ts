import {
  pathTo,
  SHARE_ROUTES,
  SHARED_PICTURE_SIZES,
  type SharedCreation,
} from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { HeadSource, PageHead } from '../../platform/http/index.ts';
import { descriptionOf, fitInto, pagePathOf, titleOf } from './description.ts';
import type { SharingService } from './service.ts';
import { PREVIEW_WIDTH, type Shared } from './shared-creation.ts';
import { SHARE_WORDS } from './words.ts';

/** The head of a share page, for link previews and search engines. */
export const shareHead =
  (sharing: Pick<SharingService, 'find'>, publicUrl: string): HeadSource =>
  async ({ params: { slug = '' }, language }) => {
    const shared = await sharing.find(slug);
    if (shared === null) {
      const { gone: title, goneText: description } = SHARE_WORDS[language];
      return { status: 404, head: { title, description, path: null, isPrivate: true } };
    }
    const title = titleOf(shared.creation, language);
    const description = descriptionOf(shared.creation, language);
    return {
      status: 200,
      head: headOf(shared, { title, description }, publicUrl),
      content: pictureHtml(shared.creation, title),
    };
  };

interface Words {
  readonly title: string;
  readonly description: string;
}

function headOf(shared: Shared, words: Words, publicUrl: string): PageHead {
  const { creation, video } = shared;
  const { slug, media } = creation;
  const embedPath = pathTo(SHARE_ROUTES.embed, { slug });
  const size = { width: creation.width, height: creation.height };
  return {
    ...words,
    path: pagePathOf(creation),
    // What is listed in the community gallery may be found.
    isPrivate: creation.likes === null,
    image: { path: media.still, ...stillSize(creation) },
    ...(media.video !== null &&
      video !== null && {
        video: {
          path: media.video,
          mimeType: 'video/mp4',
          width: video.width,
          height: video.height,
        },
      }),
    ...(creation.kind === 'gif' && { player: { path: embedPath, ...size } }),
    oembedPath: `${SHARE_ROUTES.oembed}?url=${encodeURIComponent(publicUrl + pagePathOf(creation))}`,
    structuredData: structuredDataOf(shared, words, publicUrl),
  };
}

/** As `shared-picture.tsx` of the web app shows it, so that nothing moves when its script takes over. */
function pictureHtml(
  { kind, media, width, height, altText, prompt }: SharedCreation,
  title: string,
): string {
  const text = escapeHtml(altText ?? prompt ?? title);
  const source =
    kind === 'gif'
      ? `src="${media.still}"`
      : `src="${media.file}" srcset="${media.sources}" sizes="${SHARED_PICTURE_SIZES}"`;
  return `<div class="shared-picture" style="--ratio:${width / height};--width:${width}px"><div><img ${source} alt="${text}" width="${width}" height="${height}" fetchpriority="high"></div></div>`;
}

/** The size of the still that previews show. */
const stillSize = ({ width, height }: SharedCreation) =>
  fitInto({ width, height }, { width: PREVIEW_WIDTH });

/** https://schema.org/ImageObject, or https://schema.org/VideoObject where there is a video. */
function structuredDataOf(
  { creation, video, mimeType }: Shared,
  { title, description }: Words,
  publicUrl: string,
): object {
  const { slug, media, makerName } = creation;
  const shared = {
    '@context': 'https://schema.org',
    name: title,
    description,
    url: publicUrl + pagePathOf(creation),
    thumbnailUrl: publicUrl + media.still,
    uploadDate: creation.createdAt,
    ...(makerName !== null && { creator: { '@type': 'Person', name: makerName } }),
  };
  if (video !== null && media.video !== null) {
    return {
      ...shared,
      '@type': 'VideoObject',
      contentUrl: publicUrl + media.video,
      embedUrl: publicUrl + pathTo(SHARE_ROUTES.embed, { slug }),
      encodingFormat: 'video/mp4',
      duration: `PT${(video.durationMs / 1000).toFixed(2)}S`,
      width: video.width,
      height: video.height,
    };
  }
  return {
    ...shared,
    '@type': 'ImageObject',
    contentUrl: publicUrl + media.file,
    encodingFormat: mimeType,
    width: creation.width,
    height: creation.height,
  };
}
