import { Button } from '../actions/Button.tsx';
import { toast, type ToastOptions } from '../feedback/toast.ts';
import { galleryCopy } from './copy.vi.ts';
import { Row } from './Sample.tsx';

const copy = galleryCopy.toasts;

const EACH: readonly ToastOptions[] = [
  { type: 'success', title: copy.added, message: copy.addedText },
  { type: 'error', title: copy.out, message: copy.outText, action: { label: copy.outAction, to: '/cart' } },
  { type: 'warning', title: copy.low, message: copy.lowText },
  { type: 'info', title: copy.reset, message: copy.resetText },
  { title: copy.plain },
];

/** A toast of each type; one with an action; four at once, of which three stay; a repeated one, which shows once. */
export function ToastSamples() {
  const [success, , warning, info, plain] = EACH;
  const retry = { label: copy.retry, onClick: () => toast({ title: copy.plain }) };
  return (
    <Row>
      {EACH.map((options) => (
        <Button key={options.title} variant="paper" size="sm" onClick={() => toast(options)}>
          {options.type ?? '–'}
        </Button>
      ))}
      <Button
        variant="paper"
        size="sm"
        onClick={() => toast({ type: 'error', title: copy.lost, message: copy.lostText, action: retry })}
      >
        {copy.acting}
      </Button>
      <Button
        variant="paper"
        size="sm"
        onClick={() => [success, warning, info, plain].forEach((each) => each && toast(each))}
      >
        {copy.four}
      </Button>
      <Button variant="paper" size="sm" onClick={() => [info, info].forEach((each) => each && toast(each))}>
        {copy.twice}
      </Button>
    </Row>
  );
}
