import { useState } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { ComboField } from '../fields/ComboField.tsx';
import { OtpField } from '../fields/OtpField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { RadioCard, RadioCards } from '../fields/RadioCards.tsx';
import { Select } from '../fields/Select.tsx';
import { StarField } from '../fields/StarField.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { TextField } from '../fields/TextField.tsx';
import { galleryCopy } from './copy.vi.ts';
import { Sample } from './Sample.tsx';

export function GalleryForms() {
  const { sections, form } = galleryCopy;
  const [otp, setOtp] = useState('48');
  const [wrong, setWrong] = useState(0);
  const [way, setWay] = useState<string | undefined>('standard');
  const [ward, setWard] = useState('');
  const [stars, setStars] = useState(0);
  const checkOtp = () => {
    setWrong(wrong + 1);
    setOtp('');
  };

  return (
    <Sample title={sections.fields} className="grid gap-8 md:grid-cols-2 lg:grid-cols-3">
      <div className="grid content-start gap-4">
        <TextField label={form.name} defaultValue={form.nameValue} icon="ring" />
        <TextField label={form.phone} defaultValue="09123" error={form.phoneError} inputMode="numeric" />
        <TextField label={form.email} hint={form.emailHint} type="email" placeholder="linh@example.vn" />
        <TextField label={form.name} defaultValue={form.nameValue} ok />
        <TextField label={form.wrist} defaultValue="15,5" after={<span className="muted">{form.kg}</span>} />
        <TextField label={form.locked} defaultValue="VC7F3A9C21" disabled />
      </div>
      <div className="grid content-start gap-4">
        <PasswordField label={form.password} defaultValue="vuoncharm1" autoComplete="off" />
        <Select
          label={form.city}
          placeholder={form.cityPlaceholder}
          options={form.cities.map((city) => ({ value: city, label: city }))}
        />
        <ComboField
          label={form.ward}
          value={ward}
          onValue={setWard}
          itemsFor={(typed) =>
            form.wards.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
          }
          empty={form.wardNone}
        />
        <TextArea label={form.note} optional />
        <Checkbox label={form.remember} defaultChecked />
        <Checkbox label={form.gift} />
        <Checkbox label={form.gift} disabled />
      </div>
      <div className="grid content-start gap-6">
        <OtpField
          label={form.otp}
          value={otp}
          onChange={setOtp}
          onComplete={checkOtp}
          wrongTries={wrong}
          error={wrong > 0 && otp === '' ? form.otpError : null}
        />
        <StarField
          legend={form.stars}
          value={stars}
          onChange={setStars}
          error={stars === 0 ? form.starsError : null}
        />
        <RadioCards legend={form.delivery} value={way} onChange={setWay}>
          <RadioCard value="standard" title={form.standard} note={form.standardNote} aside="25.000 ₫" />
          <RadioCard value="fast" title={form.fast} note={form.fastNote} aside="45.000 ₫" icon="truck" />
          <RadioCard value="closed" title={form.closed} note={form.closedNote} disabled />
        </RadioCards>
        <RadioCards
          legend={form.delivery}
          hideLegend
          value={undefined}
          onChange={setWay}
          error={form.groupError}
        >
          <RadioCard value="standard" title={form.standard} />
        </RadioCards>
      </div>
    </Sample>
  );
}
