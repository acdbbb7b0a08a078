import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button.tsx';
import { controlClass } from './field.tsx';

/** How long typing rests before the search begins. */
const TYPING_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onSearch: (query: string) => void;
}

/** A field whose words are searched for when typing rests. */
export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, maxLength, value, onSearch } = props;
  const [text, setText] = useState(value);
  const search = useEffectEvent(onSearch);
  const [known, setKnown] = useState(value);
  // Cleared together with the filters.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }

  useEffect(() => {
    if (text.trim() === value.trim()) return undefined;
    const timer = setTimeout(() => search(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <div className="relative grow basis-56">
      <Search
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden="true"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onSearch(text)}
        className={`${controlClass} min-h-11 pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={clearLabel}
          className="absolute top-0 right-0"
          onClick={() => {
            setText('');
            onSearch('');
          }}
        >
          <X className="size-4" />
        </Button>
      )}
    </div>
  );
}
