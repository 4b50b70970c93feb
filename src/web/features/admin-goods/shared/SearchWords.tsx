import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { useSearchWords } from '#web/lib/list-url/use-search-words.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';

interface SearchWordsProps {
  label: string;
  placeholder: string;
  /** what is searched now */
  search: string;
  onSearch: (words: string) => void;
}

/** A field that searches while one types, and at once by Enter. */
export function SearchWords({ label, placeholder, search, onSearch }: SearchWordsProps) {
  const { words, setWords, ask } = useSearchWords(search, onSearch);
  return (
    <TextField
      label={<span className="sr-only">{label}</span>}
      icon="search"
      type="search"
      enterKeyHint="search"
      placeholder={placeholder}
      value={words}
      maxLength={SEARCH_MAX}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') ask(words);
      }}
    />
  );
}
