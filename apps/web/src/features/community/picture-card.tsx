import {
  type CommunityCreation,
  pathTo,
  PROFILE_PAGE,
  SHARE_PAGE,
  wallPictureSizes,
} from '@loopwright/contract';
import { type CSSProperties, useRef, useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { Link } from '../../lib/router/link.tsx';
import { usePlaysNow } from '../../lib/use-plays-now.ts';
import { LikeButton } from './like-button.tsx';

interface PictureCardProps {
  readonly creation: CommunityCreation;
  /** Shows who made it. */
  readonly hasMaker: boolean;
}

/** A picture of the community with its true proportions. A loop plays under the pointer or the focus. */
export function PictureCard({ creation, hasMaker }: PictureCardProps) {
  const texts = useTexts('sharing').explore;
  const place = useRef<HTMLLIElement>(null);
  const { isPlaying, handlers } = usePlaysNow(place);
  const [isReady, setIsReady] = useState(false);
  const { slug, kind, width, height, title, altText, prompt, media } = creation;
  const plain = kind === 'gif' ? texts.loop : texts.image;
  const moves = kind === 'gif' && isPlaying;
  return (
    <li
      ref={place}
      className="group"
      style={{ '--ratio': (width / height).toFixed(4) } as CSSProperties}
      {...handlers}
    >
      <Link
        to={pathTo(SHARE_PAGE, { slug })}
        className="block focus-visible:outline-4 focus-visible:-outline-offset-4"
      >
        <img
          src={media.still}
          srcSet={media.sources}
          sizes={wallPictureSizes(width, height)}
          alt={altText ?? title ?? prompt ?? plain}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
        {moves && (
          <img
            src={media.file}
            alt=""
            onLoad={() => setIsReady(true)}
            className={`absolute inset-0 ${isReady ? '' : 'invisible'}`}
          />
        )}
      </Link>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-2 bg-linear-to-t from-scrim to-transparent p-1.5 pt-8 text-on-scrim">
        <div className="min-w-0 grow pb-2 pl-1.5 text-sm opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
          {hasMaker && <Maker creation={creation} />}
        </div>
        <LikeButton creation={creation} />
      </div>
    </li>
  );
}

function Maker({ creation: { maker } }: Pick<PictureCardProps, 'creation'>) {
  const texts = useTexts('sharing').explore;
  if (maker === null) return <span className="block truncate">{texts.anonymous}</span>;
  const { name, username, avatar } = maker;
  if (username === null) return <span className="block truncate">{name}</span>;
  return (
    <Link
      to={pathTo(PROFILE_PAGE, { username })}
      className="pointer-events-auto flex items-center gap-2 font-medium underline-offset-4 hover:underline"
    >
      {avatar && <img src={avatar.small} alt="" className="size-6! shrink-0 rounded-full" />}
      <span className="truncate">{name}</span>
    </Link>
  );
}
