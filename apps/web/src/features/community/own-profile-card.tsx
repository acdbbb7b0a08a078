import { BIO_MAXIMUM, pathTo, PROFILE_PAGE } from '@loopwright/contract';
import { useId, useState } from 'react';
import { useOwnProfileTexts } from '../../language/all/own-profile.ts';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { ServerState } from '../../lib/server-state.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { controlClass } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showFailure, showNews, Toasts } from '../../ui/toasts.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import { useDeleteProfile, useOwnProfile, useSaveProfile } from './use-own-profile.ts';

/** The public page of the user, if they want one. */
export function OwnProfileCard() {
  return (
    <ServerState>
      <Content />
    </ServerState>
  );
}

function Content() {
  const texts = useOwnProfileTexts();
  const { dashboard } = useTexts('member');
  const { user } = useAuth();
  const username = user?.username ?? '';
  const { data } = useOwnProfile(username);
  const save = useSaveProfile(username);
  const remove = useDeleteProfile(username);
  const fail = (error: Error): void => showFailure(messageOf(error, texts.saveFailed));
  const profile = data?.profile ?? null;
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="mb-3 text-xl">{texts.ownTitle}</h2>
      <OwnAvatar />
      <Switch
        label={texts.ownSwitch}
        hint={texts.ownHint}
        isOn={profile !== null}
        onChange={(isOn) =>
          isOn ? save.mutate('', { onError: fail }) : remove.mutate(undefined, { onError: fail })
        }
      />
      {profile !== null && (
        <Bio
          key={profile.bio}
          bio={profile.bio}
          isBusy={save.isPending}
          onSave={(bio) =>
            save.mutate(bio, { onSuccess: () => showNews(texts.saved), onError: fail })
          }
        />
      )}
      {profile !== null && (
        <p className="mt-4">
          <TextLink to={pathTo(PROFILE_PAGE, { username: profile.username })}>
            {texts.view}
          </TextLink>
        </p>
      )}
      <Toasts label={dashboard.notifications} />
    </Card>
  );
}

interface BioProps {
  readonly bio: string;
  readonly isBusy: boolean;
  readonly onSave: (bio: string) => void;
}

function Bio({ bio, isBusy, onSave }: BioProps) {
  const texts = useOwnProfileTexts();
  const id = useId();
  const [text, setText] = useState(bio);
  return (
    <form
      className="mt-4 grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {texts.bio}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={BIO_MAXIMUM}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={`${controlClass} py-2.5`}
      />
      <Button type="submit" isBusy={isBusy} disabled={isBusy || text === bio}>
        {texts.save}
      </Button>
    </form>
  );
}
