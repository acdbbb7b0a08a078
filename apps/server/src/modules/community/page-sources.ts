import {
  type CommunityCreation,
  type Language,
  pathTo,
  PROFILE_PAGE,
  SHARE_PAGE,
  wallPictureSizes,
} from '@loopwright/contract';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { HeadSource } from '../../platform/http/index.ts';
import type { CommunityService } from './service.ts';
import { COMMUNITY_WORDS } from './words.ts';

const NEWEST = { order: 'newest' } as const;
/** How many pictures a phone shows before it is scrolled. */
const FIRST_SEEN = 4;

/** The first is what visitors look at while the rest comes. */
const loadingOf = (index: number): string =>
  index === 0 ? ' fetchpriority="high"' : index < FIRST_SEEN ? '' : ' loading="lazy"';

/** `/explore`: its first page stands in the HTML, and in JSON-LD. */
export const exploreHead =
  (community: CommunityService, publicUrl: string): HeadSource =>
  async ({ language }) => {
    const { items } = await community.list(null, NEWEST);
    const structuredData = {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      url: `${publicUrl}/explore`,
      mainEntity: { '@type': 'ItemList', itemListElement: listItems(items, publicUrl) },
    };
    return {
      status: 200,
      head: { structuredData, isPrivate: !community.isOpen },
      content: picturesHtml(items, language),
    };
  };

/** The page of a user who has one. */
export const profileHead =
  (community: CommunityService, publicUrl: string): HeadSource =>
  async ({ params: { username = '' }, language }) => {
    const profile = await community.findProfile(username);
    const words = COMMUNITY_WORDS[language];
    if (profile === null) {
      const { gone: title, goneText: description } = words;
      return { status: 404, head: { title, description, path: null, isPrivate: true } };
    }
    const { name } = profile;
    const path = pathTo(PROFILE_PAGE, { username: profile.username });
    const { items } = await community.list(null, { ...NEWEST, username: profile.username });
    return {
      status: 200,
      head: {
        title: words.profile(name),
        description: profile.bio || words.profileText(name),
        path,
        structuredData: {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          url: publicUrl + path,
          mainEntity: {
            '@type': 'Person',
            name,
            alternateName: profile.username,
            ...(profile.bio !== '' && { description: profile.bio }),
          },
        },
      },
      content: picturesHtml(items, language),
    };
  };

const pageOf = ({ slug }: CommunityCreation): string => pathTo(SHARE_PAGE, { slug });

const listItems = (items: readonly CommunityCreation[], publicUrl: string) =>
  items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: publicUrl + pageOf(item),
  }));

/** As `picture-wall.tsx` of the web app lays them out, so that nothing moves when its script takes over. */
const picturesHtml = (items: readonly CommunityCreation[], language: Language): string =>
  items.length === 0
    ? ''
    : `<ul class="picture-wall">${items.map((item, index) => pictureHtml(item, language, index)).join('')}</ul>`;

function pictureHtml(item: CommunityCreation, language: Language, index: number): string {
  const { kind, width, height, title, altText, prompt, media } = item;
  const words = COMMUNITY_WORDS[language];
  const plain = kind === 'gif' ? words.loop : words.image;
  const text = escapeHtml(altText ?? title ?? prompt ?? plain);
  return `<li style="--ratio:${(width / height).toFixed(4)}"><a href="${pageOf(item)}"><img src="${media.still}" srcset="${media.sources}" sizes="${wallPictureSizes(width, height)}" alt="${text}" width="${width}" height="${height}"${loadingOf(index)}></a></li>`;
}
