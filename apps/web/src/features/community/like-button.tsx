import {
  COMMUNITY_ROUTES,
  type CommunityCreation,
  type LikeResponse,
  pathTo,
} from '@loopwright/contract';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { callForJson } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth.tsx';

/** How many like a creation, and the way to be one of them. Visitors are asked to log in. */
export function LikeButton({ creation }: { readonly creation: CommunityCreation }) {
  const texts = useTexts('sharing').explore;
  const { isAuthenticated } = useAuth();
  const [, navigate] = useLocation();
  const [{ likes, isLiked }, setLike] = useState<LikeResponse>(creation);
  const [problem, setProblem] = useState<string | null>(null);

  const toggle = (): void => {
    if (!isAuthenticated) {
      navigate('/login');
      return;
    }
    const before = { likes, isLiked };
    setProblem(null);
    setLike({ likes: likes + (isLiked ? -1 : 1), isLiked: !isLiked });
    callForJson<LikeResponse>(pathTo(COMMUNITY_ROUTES.like, { slug: creation.slug }), {
      method: isLiked ? 'DELETE' : 'PUT',
    }).then(setLike, (error: unknown) => {
      setLike(before);
      setProblem(messageOf(error, texts.likeFailed));
    });
  };

  const label = isAuthenticated ? texts.like : texts.logInToLike;
  return (
    <>
      {problem !== null && (
        <span
          role="alert"
          className="absolute inset-x-2 bottom-14 rounded-md bg-raised px-2 py-1 text-xs text-danger"
        >
          {problem}
        </span>
      )}
      <button
        type="button"
        aria-pressed={isAuthenticated ? isLiked : undefined}
        title={isLiked ? texts.unlike : label}
        onClick={toggle}
        className="pointer-events-auto flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-medium tabular-nums hover:bg-scrim"
      >
        <Heart
          className={`size-5 ${isLiked ? 'fill-accent text-accent' : ''}`}
          aria-hidden="true"
        />
        <span className="sr-only">{label}</span>
        {likes > 0 && likes}
      </button>
    </>
  );
}
