import { SEARCH_MAX } from '#domain/catalogue/limits.ts';
import { useSearchWords } from '#web/lib/list-url/use-search-words.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';

interface SearchWordsProps {
  label: string;
  placeholder: string;
  /** what is searched now */
  search: string;
  onSearch: (words: string) => void;
  /** what a scanner types, which is no search: taken by Enter */
  codes?: { max: number; isCode: (text: string) => boolean; onCode: (text: string) => void };
}

/** A field that searches while one types, and at once by Enter. */
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
