import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useTexts } from '../language/texts.ts';
import { Button } from './button.tsx';

/** Closes the dialog that it is in. @param className of its place beside the title */
export function DialogCloseButton({ className }: { readonly className?: string }) {
  const { close } = useTexts('shell');
  return (
    <Dialog.Close asChild>
      <Button
        variant="quiet"
        size="icon"
        aria-label={close}
        {...(className !== undefined && { className })}
      >
        <X className="size-5" />
      </Button>
    </Dialog.Close>
  );
}
