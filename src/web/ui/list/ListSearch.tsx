import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { inBackground } from '../in-background.ts';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import '../styles/search-cross.css';

const SEARCH_MAX = 80;

interface ListSearchProps {
  label: string;
  placeholder: string;
  button: string;
  /** the current search, initial value of the field */
  search?: string;
  pathOf: (search: string) => string;
  /** called when an empty search is submitted; by default that shows the unfiltered list */
  onEmpty?: () => void;
}

/** Search field of a back office list; submitting navigates to the URL of the search. */
export function ListSearch({ label, placeholder, button, search = '', pathOf, onEmpty }: ListSearchProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const [current, setCurrent] = useState(search);
  if (current !== search) {
    setCurrent(search);
    setText(search);
  }
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = tidyLine(text).slice(0, SEARCH_MAX);
    if (wanted === '' && onEmpty) onEmpty();
    else inBackground(navigate(pathOf(wanted), { preventScrollReset: true }));
  };
  return (
    <form role="search" className="lookup" onSubmit={look}>
      <TextField
        label={<span className="sr-only">{label}</span>}
        icon="search"
        type="search"
        placeholder={placeholder}
        value={text}
        maxLength={SEARCH_MAX}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="paper">
        {button}
      </Button>
    </form>
  );
}
