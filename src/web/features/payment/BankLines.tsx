import type { VietQr } from '#contract/http/payment.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import { useCopied } from '#web/lib/hooks/use-copied.ts';
import * as ticket from './payment.module.css';

/** Bank details for customers who enter the transfer by hand instead of scanning: each line can be copied. */
export function BankLines({ bank, amount, content }: Pick<VietQr, 'bank' | 'amount' | 'content'>) {
  const { lines } = copy;
  return (
    <dl className={ticket.bankLines}>
      <Line name={lines.bank} shown={bank.shortName} text={bank.shortName} />
      <Line name={lines.account} shown={inFours(bank.account)} text={bank.account} />
      <Line name={lines.holder} shown={bank.holder} text={bank.holder} />
      <Line name={lines.amount} shown={formatVnd(amount)} text={String(amount)} />
      <Line name={lines.content} shown={content} text={content} />
    </dl>
  );
}

interface LineProps {
  name: string;
  /** formatted for reading */
  shown: string;
  /** as a banking app expects it */
  text: string;
}

function Line({ name, shown, text }: LineProps) {
  const { copied, put } = useCopied(text);
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{shown}</dd>
      <dd className={ticket.copy}>
        <Button
          variant="tint"
          size="sm"
          className={copied ? ticket.copied : undefined}
          icon={copied ? 'check' : 'copy'}
          aria-label={copy.copyName(name)}
          onClick={put}
        >
          {copied ? copy.copied : copy.copy}
        </Button>
        <span role="status" className="sr-only">
          {copied ? copy.copiedName(name) : ''}
        </span>
      </dd>
    </div>
  );
}

/** `0123456789` → `0123 4567 89` */
const inFours = (account: string) => account.replace(/(.{4})(?=.)/g, '$1 ');
