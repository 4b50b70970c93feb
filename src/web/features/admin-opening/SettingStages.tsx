import { leafletPath } from '#domain/content/paths.ts';
import type { SettingSection } from '#domain/shop/settings.ts';
import { ShippingTab } from '#web/features/admin-goods/shipping/ShippingTab.tsx';
import { BankProof } from '#web/features/admin-settings/BankProof.tsx';
import { SectionForm } from '#web/features/admin-settings/SectionForm.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy } from './copy.vi.ts';
import type { StageProps } from './OpeningTab.tsx';

interface SectionStageProps extends StageProps {
  section: SettingSection;
}

/** A section of the settings, the same form that stands at the desk; saving it leads on. */
function SectionStage({ section, state, onUnsaved, goOn }: SectionStageProps) {
  return (
    <SectionForm
      section={section}
      state={state}
      onUnsaved={onUnsaved}
      then={{ label: copy.saveAndGo, go: goOn }}
    />
  );
}

export const IdentityStage = (props: StageProps) => <SectionStage section="identity" {...props} />;
export const ContactStage = (props: StageProps) => <SectionStage section="contact" {...props} />;

const LEGAL_PAGES = [
  { slug: 'quyen-rieng-tu', label: copy.legal.privacy },
  { slug: 'dieu-khoan', label: copy.legal.terms },
  { slug: 'doi-tra', label: copy.legal.returns },
] as const;

/** Who answers for the shop; the pages of the law say it as soon as it is saved. */
export function LegalStage(props: StageProps) {
  const { values } = props.state;
  const facts = [values['owner'], values['taxCode'], values['registration']].filter(Boolean);
  return (
    <>
      <SectionStage section="legal" {...props} />
      <Card as="section" aria-label={copy.legal.title}>
        <h2 className="text-h4">{copy.legal.title}</h2>
        <p className="mt-1">
          {facts.length > 0 ? copy.legal.says(facts.join(' · ')) : copy.legal.saysNothing}
        </p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {LEGAL_PAGES.map(({ slug, label }) => (
            <li key={slug}>
              <a
                className="link inline-flex min-h-11 items-center"
                href={leafletPath(slug)}
                target="_blank"
                rel="noreferrer"
              >
                {label}
                <span className="sr-only"> {copy.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** The account stays in view until its proof has come. */
export function BankStage({ state, onUnsaved }: StageProps) {
  return (
    <SectionForm
      section="bank"
      state={state}
      onUnsaved={onUnsaved}
      renderMore={(isDirty) => <BankProof state={state} isDirty={isDirty} />}
    />
  );
}

export function DeliveryStage({ state, onUnsaved }: StageProps) {
  return (
    <>
      <ShippingTab />
      <SectionForm section="delivery" state={state} onUnsaved={onUnsaved} />
    </>
  );
}
