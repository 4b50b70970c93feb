import { Button } from '#web/ui/Button.tsx';
import { nameOn } from '../bench/bench.ts';
import { copy } from '../copy.vi.ts';
import { useBoard, useCore, useLetters } from '../workshop.ts';

/** The way to the name tool, with the letters that hang already. */
export function NameCard() {
  const { show } = useCore();
  const laid = nameOn(useBoard(), useLetters());
  return (
    <div className="name-card">
      <div className="head">
        <h3>{copy.name.card}</h3>
        {laid !== '' && <span className="muted laid">{laid}</span>}
      </div>
      <p className="muted text-sm">{copy.name.cardText}</p>
      <Button variant="paper" size="sm" icon="letter" full onClick={() => show({ charms: 'name' })}>
        {laid === '' ? copy.name.open : copy.name.edit}
      </Button>
    </div>
  );
}
