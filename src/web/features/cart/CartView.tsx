import { useMemo } from 'react';
import type { Cart, CartItem } from '#contract/http/cart.ts';
import { cartCopy as cartRules } from '#domain/cart/copy.vi.ts';
import { ROW_FADE } from '#domain/cart/limits.ts';
import { shortageText } from '#domain/catalogue/shortage.ts';
import { checkoutStepLabels } from '#domain/ordering/copy.vi.ts';
import { CHECKOUT_STEPS } from '#domain/ordering/checkout.ts';
import { useSession, useUser } from '#web/lib/session/use-session.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { AsideToCome, PageTitle } from '#web/ui/motifs/PageTitle.tsx';
import { Steps } from '#web/ui/feedback/Steps.tsx';
import {
  CartFailed,
  CartLoading,
  EmptyCart,
  GuestCart,
  StaffCart,
} from '#web/entities/cart/CartEmptyStates.tsx';
import { CartLine, lineAnchor } from './CartLine.tsx';
import { CartBar, CartSummary } from './CartSummary.tsx';
import { copy } from './copy.vi.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';
import { isPart, lineId, lineName } from '#web/entities/cart/line.ts';
import { useCartChange } from '#web/entities/cart/mutations.ts';
import { useCart } from '#web/entities/cart/use-cart.ts';
import { useFadingRows } from '#web/lib/hooks/use-fading-rows.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './cart.module.css';
import * as purchaseStyles from '../../entities/cart/purchase.module.css';

/** A row fades, then its height closes (look, Motion). */
const ROW_LINGERS = ROW_FADE + 160;

/** The cart (spec §2, Cart page; §4, Cart). */
export function CartView() {
  return (
    <>
      <Steps
        label={cartCopy.steps}
        steps={CHECKOUT_STEPS.map((step) => ({ label: checkoutStepLabels[step] }))}
        current={0}
        className="mx-auto max-w-140"
      />
      <PageTitle className={styles.cartTitle} aside={<Count />}>
        {copy.title}
      </PageTitle>
      <Contents />
    </>
  );
}

function Count() {
  const user = useUser();
  const { cart } = useCart();
  if (cart === undefined) return user?.role === 'customer' && <AsideToCome />;
  return cart.quantity > 0 && <p className="muted">{copy.count(cart.quantity)}</p>;
}

function Contents() {
  const { user, loading } = useSession();
  const { cart, isError, isFetching, refetch } = useCart();
  if (user === null) return loading ? <CartLoading /> : <GuestCart />;
  if (user.role !== 'customer') return <StaffCart />;
  if (cart) return <Lines cart={cart} />;
  if (isError) return <CartFailed retry={() => inBackground(refetch())} retrying={isFetching} />;
  return <CartLoading />;
}

function Lines({ cart }: { cart: Cart }) {
  const rows = useFadingRows<CartItem>(cart.items, lineId, ROW_LINGERS);
  if (rows.length === 0) return <EmptyCart />;
  return (
    <div className={purchaseStyles.two}>
      <div className="min-w-0">
        <Shortages cart={cart} />
        <ul>
          {rows.map(({ row, leaving }) => (
            <CartLine key={lineId(row)} item={row} leaving={leaving} />
          ))}
        </ul>
        <Ways />
      </div>
      <CartSummary cart={cart} />
      <CartBar cart={cart} />
    </div>
  );
}

/** Banner listing what blocks the order, with a link to each affected line. */
function Shortages({ cart }: { cart: Cart }) {
  const lacking = useMemo(() => cart.items.filter((item) => item.stockProblems.length > 0), [cart]);
  if (cart.stockProblems.length === 0) return null;
  return (
    <Banner
      tone="error"
      title={cart.stockProblems.every(isPart) ? cartCopy.stock.partsTitle : cartCopy.stock.title}
      className="mb-4"
    >
      <p>{shortageOf(cart)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {lacking.map((item) => (
          <li key={lineId(item)}>
            <a className="link" href={`#${lineAnchor(item)}`}>
              {cartCopy.stock.goTo(lineName(item))}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The sentence of spec §8 covers charms; ready-made bracelets are named by their own name. */
function shortageOf({ stockProblems }: Cart): string {
  const [parts, pieces] = [stockProblems.filter(isPart), stockProblems.filter((problem) => !isPart(problem))];
  const gone = parts.length > 0 ? cartRules.partsGone(parts.map(({ name }) => name)) : '';
  const [first] = pieces;
  if (first === undefined) return gone;
  const isWhole = first.charmId === null && pieces.length === 1;
  const short = isWhole
    ? cartCopy.stock.wholeShort(first.name)
    : shortageText(pieces.map(({ name }) => name));
  return [short, gone].filter(Boolean).join(' ');
}

function Ways() {
  const { mutate, isPending } = useCartChange();
  const clear = async () => {
    if (await confirm(copy.askClear)) mutate({ type: 'clear' });
  };
  return (
    <div className={styles.ways}>
      <LinkButton variant="ghost" to="/garden" icon="arrow-left">
        {cartCopy.shopOn}
      </LinkButton>
      <Button
        variant="ghost"
        icon="trash"
        className="text-danger"
        disabled={isPending}
        onClick={() => inBackground(clear())}
      >
        {copy.clear}
      </Button>
    </div>
  );
}
