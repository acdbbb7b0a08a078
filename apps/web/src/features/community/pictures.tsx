import { useTexts } from '../../language/texts.ts';
import { MoreOnScroll } from '../../ui/more-on-scroll.tsx';
import { PictureCard } from './picture-card.tsx';
import type { Community } from './use-community.ts';

interface PicturesProps {
  readonly community: Community;
  /** Shows who made each. */
  readonly hasMaker: boolean;
}

/** The pictures that are loaded, and the way to more. */
export function Pictures({ community, hasMaker }: PicturesProps) {
  const texts = useTexts('sharing').explore;
  const { items, hasMore, isLoadingMore, hasFailedMore, more } = community;
  return (
    <>
      <ul className="picture-wall">
        {items.map((creation) => (
          <PictureCard key={creation.slug} creation={creation} hasMaker={hasMaker} />
        ))}
      </ul>
      {hasMore && (
        <MoreOnScroll
          texts={texts}
          isLoading={isLoadingMore}
          hasFailed={hasFailedMore}
          onMore={more}
        />
      )}
    </>
  );
}
