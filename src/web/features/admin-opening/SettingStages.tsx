import { BankProof } from '#web/features/admin-settings/BankProof.tsx';
import { LegalPreview } from '#web/features/admin-settings/LegalPreview.tsx';
import { SectionForm, type SectionFormProps } from '#web/features/admin-settings/SectionForm.tsx';
import { copy } from './copy.vi.ts';
import type { StageProps } from './OpeningTab.tsx';

type SectionStageProps = StageProps & Pick<SectionFormProps, 'section' | 'renderMore'>;

/** A section of the settings, with the same form as on the settings page; saving it goes to the next stage. */
function SectionStage({ state, onUnsaved, goOn, ...section }: SectionStageProps) {
  return (
    <SectionForm
      {...section}
      state={state}
      onUnsaved={onUnsaved}
      then={{ label: copy.saveAndGo, go: goOn }}
    />
  );
}

export const IdentityStage = (props: StageProps) => <SectionStage section="identity" {...props} />;
export const ContactStage = (props: StageProps) => <SectionStage section="contact" {...props} />;

/** Legal details of the seller, with a preview of the legal pages. */
export function LegalStage(props: StageProps) {
  return (
    <SectionStage
      section="legal"
      renderMore={({ typed }) => <LegalPreview state={props.state} typed={typed} />}
      {...props}
    />
  );
}

/** Does not advance on saving: the account stays in view until its verification. */
export function BankStage({ state, onUnsaved }: StageProps) {
  return (
    <SectionForm
      section="bank"
      state={state}
      onUnsaved={onUnsaved}
      renderMore={({ isDirty }) => <BankProof state={state} isDirty={isDirty} />}
    />
  );
}

export function DeliveryStage({ state, onUnsaved, shipping }: StageProps) {
  return (
    <>
      {shipping}
      <SectionForm section="delivery" state={state} onUnsaved={onUnsaved} />
    </>
  );
}
