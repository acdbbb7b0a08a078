import type { Creation, Share, ShareState } from '@loopwright/contract';
import { Copy } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { Catalogue } from '../../language/catalogue.ts';
import { useTexts } from '../../language/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogCloseButton } from '../../ui/dialog-close-button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { ChoiceRow } from '../../ui/setting-rows.tsx';
import { Switch } from '../../ui/switch.tsx';
import { isToast, showFailure, showNews } from '../../ui/toasts.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { addressOf } from '../creation/keep-and-share.ts';
import { textOf } from './text-of.ts';
import { useChangeShare, useStopSharing } from './use-share.ts';

interface ShareDialogProps {
  readonly creation: Creation;
  readonly state: ShareState;
  readonly onClose: () => void;
}

/** How a creation is shared: the link, what its page shows, and the end of it. */
export function ShareDialog({ creation, state, onClose }: ShareDialogProps) {
  const { sharing: texts } = useTexts('creation');
  const focus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-scrim backdrop-blur-sm" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // A toast is no place beside it.
            if (isToast(event.target)) event.preventDefault();
          }}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-high"
        >
          <div className="flex items-start gap-3">
            <Dialog.Title className="grow text-xl">{texts.title}</Dialog.Title>
            <DialogCloseButton className="-mt-2 -mr-2" />
          </div>
          <Settings creation={creation} state={state} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const describe = (share: Share, texts: Catalogue['creation']['sharing']): string =>
  share.visibility === 'unlisted' ? `${texts.unlisted} ${texts.noindex}` : textOf(share, texts);

function Settings({ creation, state }: Pick<ShareDialogProps, 'creation' | 'state'>) {
  const { sharing: texts } = useTexts('creation');
  const { user } = useAuth();
  const username = user?.username ?? '';
  const change = useChangeShare(username, creation.id);
  const stop = useStopSharing(username, creation.id);
  const fail = (error: Error): void => showFailure(messageOf(error, texts.failed));
  const { share, isRemoved, hasOpenMedia, canPublish } = state;
  if (isRemoved) return <p className="mt-2 text-ink-soft">{texts.removed}</p>;
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{share ? describe(share, texts) : texts.private}</p>
      {share && <LinkField share={share} />}
      {share && (canPublish || share.visibility === 'public') && (
        <div className="mt-4">
          <ChoiceRow
            legend={texts.visibility}
            choices={[
              { value: 'unlisted', label: texts.linkOnly },
              { value: 'public', label: texts.community },
            ]}
            value={share.visibility}
            onChange={(visibility) => change.mutate({ visibility }, { onError: fail })}
          />
        </div>
      )}
      {share && (
        <Switches share={share} onChange={(body) => change.mutate(body, { onError: fail })} />
      )}
      {!share && (
        <Button
          variant="primary"
          className="mt-4"
          isBusy={change.isPending}
          disabled={change.isPending}
          onClick={() => change.mutate({}, { onError: fail })}
        >
          {texts.share}
        </Button>
      )}
      {(share || hasOpenMedia) && (
        <div className="mt-5 grid gap-2 border-t border-line pt-4">
          {hasOpenMedia && <p className="text-sm">{texts.openLink}</p>}
          <p className="text-sm text-ink-soft">{texts.stopHint}</p>
          <Button
            className="justify-self-start"
            isBusy={stop.isPending}
            disabled={stop.isPending}
            onClick={() =>
              stop.mutate(undefined, { onSuccess: () => showNews(texts.stopped), onError: fail })
            }
          >
            {texts.stop}
          </Button>
        </div>
      )}
    </>
  );
}

function LinkField({ share }: { readonly share: Share }) {
  const { sharing: texts } = useTexts('creation');
  const address = addressOf(share);
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => showNews(texts.copied),
      () => showFailure(texts.failed),
    );
  };
  return (
    <div className="mt-4 flex gap-2">
      <input
        readOnly
        aria-label={texts.link}
        value={address}
        onFocus={({ target }) => target.select()}
        className={`${controlClass} min-h-11 min-w-0 grow text-sm!`}
      />
      <Button size="icon" aria-label={texts.copy} title={texts.copy} onClick={copy}>
        <Copy className="size-4.5" />
      </Button>
    </div>
  );
}

const SWITCHES = ['showsPrompt', 'showsMaker', 'allowsRemix', 'allowsDownload'] as const;
type SwitchName = (typeof SWITCHES)[number];

interface SwitchesProps {
  readonly share: Share;
  readonly onChange: (change: Partial<Record<SwitchName, boolean>>) => void;
}

function Switches({ share, onChange }: SwitchesProps) {
  const { sharing: texts } = useTexts('creation');
  return (
    <div className="mt-4 grid gap-2">
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={texts[name]}
          hint={texts.hints[name]}
          isOn={share[name]}
          onChange={(isOn) => onChange({ [name]: isOn })}
        />
      ))}
    </div>
  );
}
