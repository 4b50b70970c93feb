import {
  CharmListMetadata,
  ClientId,
  ContactMetadata,
  ImageMetadata,
  JointDesignMetadata,
} from '#contract/http/chat.ts';
import type { z } from '#contract/zod.ts';
import type { ChatId } from '#domain/kernel/ids.ts';
import { contactText } from '#domain/support/contact.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { recommendations } from './charm-lists.ts';
import { findJointDesign } from '../joint-designs/repository.ts';
import { fileOf, isOwnImage, attachImage } from '../images/service.ts';
import { ownerScope, type Participant } from '../policy.ts';
import type { NewMessage } from './post.ts';
import type { Draft } from './service.ts';

/**
 * Validates a message: only the metadata known for its type, only the sender's own uploads as pictures, charms by id only.
 * @throws ShopError INVALID_INPUT, UNKNOWN_PIECE when none of the charms is sold
 */
export async function parseMessage(
  shop: Shop,
  participant: Participant,
  chatId: ChatId,
  draft: Draft,
): Promise<NewMessage> {
  const { type, content, metadata = {} } = draft;
  const clientId =
    metadata.clientId === undefined ? null : read(ClientId, metadata.clientId, 'metadata.clientId');
  const saying = { side: participant.side, senderId: participant.id, type, content, clientId };
  switch (type) {
    case 'image': {
      const image = read(ImageMetadata, metadata, 'metadata');
      if (!(await isOwnImage(shop.db, participant.id, image.fileUrl))) throw invalid('metadata.fileUrl');
      return { ...saying, content: content || supportCopy.imageSent, metadata: image };
    }
    case 'charm_list': {
      const { charmRecommendations: wanted } = read(CharmListMetadata, metadata, 'metadata');
      const charms = await recommendations(
        shop,
        wanted.map(({ charmId }) => charmId),
      );
      if (charms.length === 0) throw new ShopError('UNKNOWN_PIECE');
      const text = content || supportCopy.charmList(charms.length);
      return { ...saying, content: text, metadata: { charmRecommendations: charms } };
    }
    default: {
      if (metadata.contact !== undefined) {
        const contact = read(ContactMetadata, metadata.contact, 'metadata.contact');
        return { ...saying, content: contactText(contact), metadata: { contact } };
      }
      if (metadata.jointDesign !== undefined) {
        const { _id } = read(JointDesignMetadata, metadata.jointDesign, 'metadata.jointDesign');
        const design = await findJointDesign(shop.db, _id, ownerScope(participant));
        if (design === undefined || (participant.side === 'admin' && design.chatId !== chatId))
          throw invalid('metadata.jointDesign');
        const { name } = design;
        return {
          ...saying,
          content: supportCopy.jointDesign(name),
          metadata: { jointDesign: { _id, name } },
        };
      }
      if (content === '') throw invalid('content', supportCopy.emptyMessage);
      return saying;
    }
  }
}

/** Makes a picture visible to the participants of the chat it is posted to. */
export async function attachImageOf(tx: Tx, { type, metadata }: NewMessage, chatId: ChatId): Promise<void> {
  const file = type === 'image' ? fileOf(metadata?.fileUrl) : null;
  if (file !== null) await attachImage(tx, file, chatId);
}

function read<T extends z.ZodType>(schema: T, value: unknown, path: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid([path, ...(issue?.path ?? [])].join('.'), issue?.message);
}

function invalid(path: string, message?: string): ShopError {
  const error = new ShopError('INVALID_INPUT', message === undefined ? {} : { message });
  return new ShopError('INVALID_INPUT', {
    message: error.message,
    details: [{ path, message: error.message }],
  });
}
