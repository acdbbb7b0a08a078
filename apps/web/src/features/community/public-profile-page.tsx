import { COMMUNITY_ROUTES, pathTo, type Profile, PROFILE_PAGE } from '@loopwright/contract';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { useTexts } from '../../language/texts.ts';
import { isAbort } from '../../lib/abort.ts';
import { ApiError } from '../../lib/api-error.ts';
import { callForJson } from '../../lib/api.ts';
import { FilledHead } from '../../lib/filled-head.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { LoopMark } from '../../ui/loop-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PictureWall } from './picture-wall.tsx';
import { useCommunity } from './use-community.ts';

const ReportButton = lazyPart(() =>
  import('../../entities/report/report-button.tsx').then((file) => file.ReportButton),
);

/** What a user who wants it shows of themselves, with what they share by name. */
export function PublicProfilePage() {
  const texts = useTexts('sharing').explore;
  const { username } = useParams<'/@:username'>();
  return (
    <div className="page flex grow flex-col py-8 sm:py-12">
      <FilledHead
        title={texts.profileTitle}
        description={texts.profileDescription}
        path={pathTo(PROFILE_PAGE, { username })}
      />
      <Content key={username} username={username} />
    </div>
  );
}

/** null: there is none, or it could not be read; undefined: not read yet. */
function useProfile(username: string): Profile | null | undefined {
  const [profile, setProfile] = useState<Profile | null>();
  useEffect(() => {
    const events = new AbortController();
    callForJson<{ readonly profile: Profile }>(pathTo(COMMUNITY_ROUTES.profile, { username }), {
      signal: events.signal,
    }).then(
      (answer) => setProfile(answer.profile),
      (error: unknown) => {
        if (isAbort(error)) return;
        if (!(error instanceof ApiError)) console.warn(error);
        setProfile(null);
      },
    );
    return () => events.abort();
  }, [username]);
  return profile;
}

function Content({ username }: { readonly username: string }) {
  const texts = useTexts('sharing').explore;
  const profile = useProfile(username);
  const filter = useMemo(() => ({ order: 'newest', username }) as const, [username]);
  const community = useCommunity(filter);
  if (profile === null) return <Gone />;
  return (
    <>
      {profile === undefined ? (
        <div className="grid gap-2">
          <h1 className="sr-only">{texts.profileTitle}</h1>
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-5 w-40" />
        </div>
      ) : (
        <header className="flex flex-wrap items-center gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-wash font-display text-2xl font-bold text-accent-text"
          >
            {profile.avatar ? (
              <img src={profile.avatar.large} alt="" />
            ) : (
              Array.from(profile.name)[0]?.toUpperCase()
            )}
          </span>
          <div className="min-w-0 grow basis-52">
            <h1 className="text-2xl break-words">{profile.name}</h1>
            <p className="text-sm break-words text-ink-soft">@{profile.username}</p>
            {profile.bio !== '' && (
              <p className="mt-2 max-w-[68ch] break-words whitespace-pre-line">{profile.bio}</p>
            )}
          </div>
          <div className="flex min-h-11 basis-full justify-end self-start sm:basis-auto">
            <Suspense>
              <ReportButton about={{ username: profile.username }} />
            </Suspense>
          </div>
        </header>
      )}
      <div className="mt-6 flex grow flex-col">
        <PictureWall
          community={community}
          hasMaker={false}
          empty={{ title: texts.profileEmpty, hint: '' }}
        />
      </div>
    </>
  );
}

function Gone() {
  const texts = useTexts('sharing').explore;
  return (
    <div className="grid grow place-content-center justify-items-center gap-3 py-16 text-center">
      <LoopMark className="mb-2 size-24" strokeWidth={1.6} state={0.8} />
      <h1 className="text-2xl">{texts.profileGone}</h1>
      <p className="text-ink-soft">{texts.profileGoneHint}</p>
    </div>
  );
}
