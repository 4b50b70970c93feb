import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { useSearchWords } from '#web/lib/list-url/use-search-words.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import '#web/ui/styles/search-cross.css';

interface SearchWordsProps {
  label: string;
  placeholder: string;
  /** the current search */
  search: string;
  onSearch: (words: string) => void;
  /** barcode scanner input, which is not searched for but handled on Enter */
  codes?: { max: number; isCode: (text: string) => boolean; onCode: (text: string) => void };
}

/** A search field with debounce; Enter searches at once. */
export function SearchWords({ label, placeholder, search, onSearch, codes }: SearchWordsProps) {
  const isCode = (text: string) => codes?.isCode(text) ?? false;
  const { words, setWords, ask } = useSearchWords(search, (text) => {
    if (!isCode(text)) onSearch(text);
  });
  return (
    <TextField
      label={<span className="sr-only">{label}</span>}
      icon="search"
      type="search"
      enterKeyHint="search"
      placeholder={placeholder}
      value={words}
      maxLength={codes?.max ?? SEARCH_MAX}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return;
        if (codes && isCode(words)) {
          codes.onCode(words);
          setWords(search);
        } else ask(words);
      }}
    />
  );
}
