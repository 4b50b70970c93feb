import { Suspense } from 'react';
import { Link } from 'react-router';
import { asId, type JointDesignId } from '#domain/kernel/ids.ts';
import { piecesOf, type Piece } from '#domain/support/links.ts';
import type { Contact } from '#domain/support/contact.ts';
import { ordersPath } from '#web/lib/paths/orders.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from '../copy.vi.ts';
import type { KindProps } from './MessageRow.tsx';
import { isPhotoNote, PhotoNote } from './PhotoNote.tsx';
import { isReturnNote, ReturnNote } from './ReturnNote.tsx';
import * as list from './messages.module.css';
import * as kinds from './kinds.module.css';
import { classes } from '#web/ui/classes.ts';
import { unbroken } from '#web/ui/unbroken.tsx';

/** A text message with its links; contact cards and messages about photos or returns show as cards. */
export function TextMessage({ message, side, DesignCard }: KindProps) {
  const { content, metadata, side: from } = message;
  if (isPhotoNote(message)) return <PhotoNote message={message} side={side} />;
  if (isReturnNote(message)) return <ReturnNote message={message} side={side} />;
  const contact = contactIn(metadata);
  if (contact) return <ContactCard {...contact} />;
  const joint = jointDesignIn(metadata);
  if (joint && DesignCard) {
    return (
      <Suspense fallback={<p className={list.balloon}>{content}</p>}>
        <DesignCard {...joint} side={side} />
      </Suspense>
    );
  }
  const pieces = piecesOf(content, { host: window.location.host, fromShop: from !== 'customer' });
  return (
    <p className={list.balloon}>
      {pieces.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text that never changes
        <PieceOfText key={at} piece={piece} isStaff={side === 'admin'} />
      ))}
    </p>
  );
}

function PieceOfText({ piece, isStaff }: { piece: Piece; isStaff: boolean }) {
  switch (piece.kind) {
    case 'text':
      return unbroken(piece.text);
    case 'page':
      return <Link to={piece.path}>{piece.text}</Link>;
    case 'order':
      return <Link to={ordersPath(piece.order, isStaff)}>{piece.text}</Link>;
    case 'phone':
      return <a href={piece.href}>{piece.text}</a>;
    case 'site':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
          {piece.text}
        </a>
      );
  }
}

function ContactCard({ phone, email }: Contact) {
  const [call] = phone === '' ? [] : piecesOf(phone, { host: '', fromShop: false });
  return (
    <section className={classes(list.balloon, kinds.contact)} aria-label={copy.contact.card}>
      <p className={kinds.title}>
        <Icon name="user" size={18} />
        {copy.contact.card}
      </p>
      {call && <p>{call.kind === 'phone' ? <a href={call.href}>{phone}</a> : phone}</p>}
      {email !== '' && <p>{email}</p>}
    </section>
  );
}

/** Only the server writes this metadata, in this shape; an older release may have stored another. */
function contactIn({ contact }: Readonly<Record<string, unknown>>): Contact | null {
  if (typeof contact !== 'object' || contact === null) return null;
  const { phone = '', email = '' } = contact as Partial<Record<keyof Contact, unknown>>;
  return typeof phone === 'string' && typeof email === 'string' ? { phone, email } : null;
}

/** Written by the server; a card that is not sent yet has its name from the page. */
function jointDesignIn({ jointDesign }: Readonly<Record<string, unknown>>) {
  if (typeof jointDesign !== 'object' || jointDesign === null) return null;
  const { _id, name } = jointDesign as { _id?: unknown; name?: unknown };
  return typeof _id === 'string' && typeof name === 'string' ? { id: asId<JointDesignId>(_id), name } : null;
}
