import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { copy } from './copy.vi.ts';
import { whyNotBought } from './not-bought.ts';
import type { Again } from './use-buy-again.ts';

export function BuyAgain({ id, again }: { id: string; again: Again }) {
  return (
    <Button
      variant="sec"
      size="sm"
      loading={again.isPending}
      loadingLabel={copy.again.sending}
      aria-label={copy.again.name(id)}
      onClick={() => again.mutate()}
    >
      {copy.again.button}
    </Button>
  );
}

/** The bracelets that could not be added to the cart again, and why. */
export function NotBought({ again: { data, isPending } }: { again: Again }) {
  if (!data || isPending || data.missing.length === 0) return null;
  const toCart = data.added > 0 && (
    <LinkButton variant="paper" size="sm" to="/cart">
      {copy.again.toCart}
    </LinkButton>
  );
  return (
    <Banner
      tone="warning"
      className="mx-4 mb-4"
      title={data.added > 0 ? copy.again.some : copy.again.none}
      action={toCart}
    >
      <ul>
        {data.missing.map((item) => (
          <li key={item.name + item.message}>
            {copy.again.missing(item.name, item.quantity)}: {whyNotBought(item)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
