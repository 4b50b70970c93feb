import { Link } from 'react-router';
import type { AuditEntry } from '#contract/http/reports.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { copy } from './copy.vi.ts';
import { deedOf, named, placeOf, fieldChanges, type FieldChange } from './words.ts';

/** 'Minh Anh sửa charm Tulip', with the changed fields. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { at, user, subject, label } = entry;
  const place = placeOf(entry);
  const kind = named(copy.subjects, subject).toLowerCase();
  return (
    <li data-row="" tabIndex={-1}>
      <time className="num" dateTime={at}>
        {formatShortDateTime(at)}
      </time>
      <div>
        <p>
          <b>{user.name || copy.machine}</b> {deedOf(entry)} {kind}{' '}
          {place === null ? (
            <b>{label}</b>
          ) : (
            <Link className="link" to={place} preventScrollReset>
              {label}
            </Link>
          )}
        </p>
        <ul>
          {fieldChanges(entry).map((told) => (
            <ChangeLine key={told.name} told={told} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function ChangeLine({ told: { name, from, to } }: { told: FieldChange }) {
  return (
    <li>
      <span className="text-muted">{name}:</span>{' '}
      {from !== null && (
        <>
          <del>{from}</del> <span className="sr-only">{copy.became}</span>
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <span>{to}</span>
    </li>
  );
}
