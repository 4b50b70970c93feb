import { useSearchWords } from '#web/lib/list-url/use-search-words.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import '#web/ui/styles/search-cross.css';

interface ShipmentSearchProps {
  /** the search in the URL */
  search: string;
  placeholder: string;
  /** after a pause in typing, or on Enter */
  onSearch: (words: string) => void;
}

/** Search as you type, by customer, order id and tracking number. */
export function ShipmentSearch({ search, placeholder, onSearch }: ShipmentSearchProps) {
  const { words, setWords, ask } = useSearchWords(search, onSearch);
  return (
    <TextField
      label={<span className="sr-only">{copy.filters.search}</span>}
      icon="search"
      type="search"
      enterKeyHint="search"
      placeholder={placeholder}
      value={words}
      maxLength={80}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') ask(words);
      }}
    />
  );
}
