import { useState } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { ComboField } from '../fields/ComboField.tsx';
import { OtpField } from '../fields/OtpField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { RadioCard, RadioCards } from '../fields/RadioCards.tsx';
import { Select } from '../fields/Select.tsx';
import { StarField } from '../fields/StarField.tsx';
import { Switch } from '../fields/Switch.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { galleryCopy } from './copy.vi.ts';
import { Sample } from './Sample.tsx';

const { sections, form, fieldStates: words } = galleryCopy;
const ignore = () => undefined;

/** Field states other than ready: invalid, valid, locked, busy, on and off. */
export function GalleryFieldStates() {
  return (
    <Sample title={sections.fieldStates} className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      <Lists />
      <Codes />
      <Choices />
    </Sample>
  );
}

function Lists() {
  const [ward, setWard] = useState<string>(words.wardUnknown);
  const cities = form.cities.map((city) => ({ value: city, label: city }));
  return (
    <div className="grid content-start gap-4">
      <Select label={form.city} options={cities} error={words.cityError} placeholder={form.cityPlaceholder} />
      <Select label={form.city} options={cities} disabled />
      <ComboField
        label={form.ward}
        value={ward}
        onValue={setWard}
        itemsFor={() => []}
        empty={form.wardNone}
        error={words.wardError}
      />
      <ComboField
        label={form.ward}
        value={form.wards[0].name}
        onValue={ignore}
        itemsFor={() => form.wards}
        empty=""
        ok
      />
      <TextArea label={form.note} defaultValue={words.noteShort} error={words.noteError} />
      <TextArea label={form.note} defaultValue={words.noteShort} hint={words.noteHint} disabled />
    </div>
  );
}

function Codes() {
  return (
    <div className="grid content-start gap-6">
      <PasswordField
        label={form.password}
        defaultValue="abc"
        error={words.passwordError}
        autoComplete="off"
      />
      <PasswordField label={form.password} defaultValue="vuoncharm1" disabled autoComplete="off" />
      <OtpField label={words.otpEmpty} value="" onChange={ignore} />
      <OtpField label={words.otpBusy} value="4823" onChange={ignore} busy />
      <OtpField label={words.otpWrong} value="" onChange={ignore} error={form.otpError} />
      <StarField legend={form.stars} value={4} onChange={ignore} saying={words.saying} />
    </div>
  );
}

function Choices() {
  const [on, setOn] = useState(true);
  const [off, setOff] = useState(false);
  return (
    <div className="grid content-start gap-4">
      <Switch label={words.switchOn} hint={words.switchHint} checked={on} onChange={setOn} />
      <Switch label={words.switchOff} checked={off} onChange={setOff} />
      <Switch label={words.switchBusy} checked={false} onChange={ignore} busy />
      <Switch label={words.switchLocked} checked onChange={ignore} disabled />
      <Checkbox label={form.gift} hint={words.giftHint} />
      <Checkbox label={words.agree} error={words.agreeError} />
      <RadioCards legend={words.locked} value="standard" onChange={ignore} disabled>
        <RadioCard value="standard" title={form.standard} note={form.standardNote} aside="25.000 ₫" />
      </RadioCards>
    </div>
  );
}
