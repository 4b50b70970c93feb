import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { copy } from './copy.vi.ts';

interface EditAndRemoveProps {
  /** of the goods */
  name: string;
  /** whether it is being removed */
  leaving: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** The buttons at the end of a row of goods. */
export function EditAndRemove({ name, leaving, onEdit, onRemove }: EditAndRemoveProps) {
  return (
    <>
      <IconButton icon="edit" small label={copy.editName(name)} onClick={onEdit} />
      <IconButton
        icon="trash"
        small
        danger
        label={copy.removeName(name)}
        disabled={leaving}
        onClick={onRemove}
      />
    </>
  );
}
