import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useOwnProfileTexts } from '../../language/all/own-profile.ts';
import { useAuth } from '../../lib/auth.tsx';
import { problemText } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { removeAvatar, uploadAvatar } from './use-own-profile.ts';

/** The picture of the user, which they see themselves and others see on the public page. */
export function OwnAvatar() {
  const texts = useOwnProfileTexts();
  const { user, refresh } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (send: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await send();
      await refresh();
    } catch (error) {
      showFailure(problemText(texts.messages, error, texts.saveFailed));
    }
    setIsBusy(false);
  };
  if (user === null) return null;
  const { avatar = null } = user;
  return (
    <div className="mb-5 flex items-center gap-4">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-sunken text-ink-soft">
        {avatar ? (
          <img src={avatar.large} alt={texts.picture} />
        ) : (
          <UserRound className="size-8" aria-hidden="true" />
        )}
      </span>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={avatar === null ? texts.addPicture : texts.changePicture}
            accept="image/png,image/webp,image/jpeg"
            isDisabled={isBusy}
            onFile={(file) => void change(() => uploadAvatar(file))}
          />
          {avatar !== null && (
            <Button disabled={isBusy} onClick={() => void change(removeAvatar)}>
              {texts.removePicture}
            </Button>
          )}
        </div>
        <p className="text-sm text-ink-soft">{texts.pictureHint}</p>
      </div>
    </div>
  );
}
