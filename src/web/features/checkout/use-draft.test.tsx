// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import { mount } from '../../../../test-support/mount.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { useDraft, type Draft } from './use-draft.ts';

const address = { fullName: 'Linh', phone: '0912345678', city: 'Huế', country: 'VN', isDefault: true };
const linh = (addressLine1: string) =>
  ({ id: 'linh', name: 'Linh', addresses: [{ ...address, addressLine1 }] }) as unknown as User;

/** Opens the checkout, and leaves it again once the form was filled in. @returns the form that it opened with */
async function visit(user: User, filled: Partial<CheckoutForm> = {}): Promise<CheckoutForm> {
  let draft: Draft | undefined;
  function Form() {
    draft = useDraft(user);
    return null;
  }
  const { draw } = await mount(<Form />);
  const { form, keep } = draft!;
  keep({ ...form, ...filled });
  await draw(null);
  return form;
}

test('an address corrected in the profile shows in the checkout that was open before, unless she typed another there', async () => {
  await visit(linh('12 Hoa Sen'), { notes: 'Gọi trước nhé' });
  const corrected = await visit(linh('21 Hoa Sen'));
  expect(corrected).toMatchObject({ addressLine1: '21 Hoa Sen', notes: 'Gọi trước nhé' });
  await visit(linh('21 Hoa Sen'), { addressLine1: '7 Hoa Mai', addressLine2: 'Lầu 2' });
  const typed = await visit(linh('30 Hoa Sen'));
  expect(typed).toMatchObject({ addressLine1: '7 Hoa Mai', addressLine2: 'Lầu 2', notes: 'Gọi trước nhé' });
});
