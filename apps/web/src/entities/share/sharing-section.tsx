import type { Creation } from '@loopwright/contract';
import { useState } from 'react';
import { useTexts } from '../../language/texts.ts';
import { useAuth } from '../../lib/auth.tsx';
import { Button } from '../../ui/button.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { textOf } from './text-of.ts';
import { useShareState } from './use-share.ts';

/** Who sees a creation, and the way to change that. */
export function SharingSection({ creation }: { readonly creation: Creation }) {
  const { sharing: texts } = useTexts('creation');
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const { data: state } = useShareState(user?.username ?? '', creation.id);
  const text = state?.share ? textOf(state.share, texts) : texts.private;
  return (
    <div className="grid gap-1.5">
      <h3 className="font-sans text-sm font-medium tracking-normal">{texts.label}</h3>
      <p className="min-h-5 text-sm text-ink-soft">
        {state && (state.isRemoved ? texts.removed : text)}
      </p>
      {state?.hasOpenMedia && <p className="text-sm text-ink-soft">{texts.openLink}</p>}
      <Button size="compact" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {texts.manage}
      </Button>
      {isOpen && state && (
        <ShareDialog creation={creation} state={state} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
