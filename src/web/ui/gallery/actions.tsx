import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import type { ButtonVariant } from '../actions/button-look.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import { galleryCopy } from './copy.vi.ts';
import { Row, Sample } from './Sample.tsx';

const VARIANTS: ButtonVariant[] = [
  'prim',
  'sec',
  'gold',
  'leaf',
  'tint',
  'ghost',
  'paper',
  'danger',
  'dline',
];

export function GalleryActions() {
  const { sections, buttons } = galleryCopy;
  const [busy, setBusy] = useState(false);
  return (
    <Sample title={sections.buttons} className="grid gap-4">
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {buttons.design}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="lg">{buttons.order}</Button>
        <Button loading={busy} loadingLabel={buttons.ordering} onClick={() => setBusy(true)}>
          {buttons.order}
        </Button>
        <Button loading loadingLabel={buttons.ordering}>
          {buttons.order}
        </Button>
        <Button variant="sec" loading loadingLabel={buttons.ordering}>
          {buttons.order}
        </Button>
        <Button disabled>{buttons.locked}</Button>
        <Button disabledReason={buttons.reason}>{buttons.order}</Button>
        <LinkButton to="/" variant="sec" icon="home">
          {buttons.home}
        </LinkButton>
      </Row>
      <Row>
        <Button variant="tint" size="sm" icon="plus">
          {buttons.add}
        </Button>
        <Button variant="paper" size="sm">
          {buttons.details}
        </Button>
        <Button variant="ghost" size="sm" icon="reset">
          {buttons.reset}
        </Button>
        <Button variant="danger" size="sm">
          {buttons.remove}
        </Button>
        <Button variant="dline" size="sm">
          {buttons.reject}
        </Button>
        <IconButton icon="chevron-right" label={buttons.next} line />
        <IconButton icon="heart" label={buttons.love} />
        <IconButton icon="trash" label={buttons.remove} danger />
        <IconButton icon="info" label={buttons.details} small />
        <IconButton icon="edit" label={buttons.details} line disabled />
      </Row>
      <p className="hint">{buttons.counts}</p>
      <Row>
        <Button size="sm" disabled>
          0
        </Button>
        <Button size="sm">1–9</Button>
        <Button size="sm" variant="gold">
          10–14
        </Button>
        <Button size="sm" variant="leaf">
          15–19
        </Button>
        <Button size="sm" variant="leaf" icon="sparkle" className="glint">
          20
        </Button>
      </Row>
      <Button variant="gold" size="lg" full icon="sparkle">
        {buttons.finish}
      </Button>
    </Sample>
  );
}
