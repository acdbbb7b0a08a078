import { useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  readonly label: string;
  /** As the attribute of inputs. */
  readonly accept: string;
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that chooses one file. */
export function FileButton({ label, accept, isDisabled, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
