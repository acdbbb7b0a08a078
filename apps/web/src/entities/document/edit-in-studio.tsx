import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '../../lib/api-error.ts';
import { usePrefetch } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { createDocument, pathOfStudio } from './document-calls.ts';

interface EditInStudioProps {
  readonly creationId: string;
  readonly label: string;
  /** Said when the server gives no reason. */
  readonly failedText: string;
  readonly onFailure: (message: string) => void;
}

/** Makes a document of a creation and opens it. */
export function EditInStudio({ creationId, label, failedText, onFailure }: EditInStudioProps) {
  const [, navigate] = useLocation();
  const prefetch = usePrefetch();
  const [isBusy, setIsBusy] = useState(false);
  const edit = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { id } = await createDocument({ creationId });
      navigate(pathOfStudio(id));
    } catch (error) {
      onFailure(messageOf(error, failedText));
      setIsBusy(false);
    }
  };
  const prepare = (): void => prefetch(pathOfStudio(creationId));
  return (
    <Button
      isBusy={isBusy}
      disabled={isBusy}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void edit()}
    >
      {!isBusy && <Clapperboard className="size-4" aria-hidden="true" />}
      {label}
    </Button>
  );
}
