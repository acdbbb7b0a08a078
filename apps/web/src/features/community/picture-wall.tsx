import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTexts } from '../../language/texts.ts';
import { FilledContent } from '../../lib/filled-content.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Community } from './use-community.ts';

const loadPictures = () => import('./pictures.tsx').then((file) => file.Pictures);
const Pictures = lazyPart(loadPictures);

interface PictureWallProps {
  readonly community: Community;
  readonly hasMaker: boolean;
  /** What is shown when there is nothing. */
  readonly empty: { readonly title: string; readonly hint: string };
}

/** Pictures of the community in rows, and what is shown instead of them. */
export function PictureWall({ community, hasMaker, empty }: PictureWallProps) {
  const texts = useTexts('sharing').explore;
  const { state, items, retry } = community;
  // Comes while the pictures are asked for.
  useEffect(() => void loadPictures().catch(() => undefined), []);
  switch (state) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return (
        <Message title={texts.loadFailed} hint={texts.loadFailedHint}>
          <Button onClick={retry}>{texts.tryAgain}</Button>
        </Message>
      );
    case 'closed':
      return <Message title={texts.closed} hint={texts.closedHint} />;
    case 'shown':
      if (items.length === 0)
        return (
          <Message {...empty}>
            <ButtonLink to="/create" variant="primary">
              {texts.makeOwn}
            </ButtonLink>
          </Message>
        );
      return <Pictures community={community} hasMaker={hasMaker} />;
    default:
      return state satisfies never;
  }
}

/** Proportions of the pictures that are awaited. */
const RATIOS = [1, 1.5, 0.8, 1.1, 1.25, 1.78, 0.9, 0.75, 1.33, 1.05];

function Loading() {
  const texts = useTexts('sharing').explore;
  return (
    <>
      <FilledContent />
      <div>
        <output className="sr-only">{texts.loading}</output>
        <ul className="picture-wall" aria-hidden="true">
          {RATIOS.map((ratio) => (
            <li key={ratio} style={{ '--ratio': ratio } as CSSProperties}>
              <Skeleton className="aspect-(--ratio) w-full" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface MessageProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

function Message({ title, hint, children }: MessageProps) {
  return (
    <div className="grid grow place-content-center justify-items-center gap-3 py-16 text-center">
      <LoopMark className="mb-2 size-24" strokeWidth={1.6} state={0.8} />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-md text-ink-soft">{hint}</p>
      <div className="mt-4">{children}</div>
    </div>
  );
}
