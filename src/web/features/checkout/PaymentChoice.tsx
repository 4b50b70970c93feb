import { paymentMethodHints, paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/ordering/payment-methods.ts';
import type { IconName } from '#web/ui/media/Icon.tsx';
import { RadioCard, RadioCards } from '#web/ui/fields/RadioCards.tsx';
import { publicShop } from '#web/lib/public-shop.ts';
import { copy } from './copy.vi.ts';

const ICONS: Record<PaymentMethod, IconName> = { COD: 'cash', VietQR: 'qr' };

interface PaymentChoiceProps {
  value: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

export function PaymentChoice({ value, onChoose }: PaymentChoiceProps) {
  const choose = (text: string) => {
    const method = PAYMENT_METHODS.find((known) => known === text);
    if (method) onChoose(method);
  };
  return (
    <section>
      <h2>{copy.payment.title}</h2>
      <RadioCards legend={copy.payment.title} hideLegend twoColumns value={value} onChange={choose}>
        {PAYMENT_METHODS.filter((method) => method !== 'VietQR' || publicShop().takesTransfers).map(
          (method) => (
            <RadioCard
              key={method}
              value={method}
              icon={ICONS[method]}
              title={paymentMethodLabels[method]}
              note={paymentMethodHints[method]}
            />
          ),
        )}
      </RadioCards>
    </section>
  );
}
