import type { CollectionLook } from '#art/brand/collection-ground.ts';
import texts from '../content/collections.json' with { type: 'json' };

/** A themed collection of the gallery (spec §2, Flower meanings page), with the background of its pictures. */
export type SeedCollection = (typeof texts)[number] & { look: CollectionLook };

const LOOKS: Record<string, CollectionLook> = {
  blossom: { ground: ['#fdf1f1', '#f3cdd3', '#e2a3b1'], motif: 'petal', ink: '#fff4f5' },
  golden: { ground: ['#fdf6e0', '#f3dca0', '#d9b262'], motif: 'ray', ink: '#fffaf0' },
  lavender: { ground: ['#f5f0fa', '#d9cbea', '#b39fd0'], motif: 'sprig', ink: '#fbf8ff' },
  moonlit: { ground: ['#eaf0f7', '#bccde2', '#7f9bc0'], motif: 'star', ink: '#ffffff' },
  twilight: { ground: ['#6f5a86', '#4a3a66', '#2b2346'], motif: 'star', ink: '#e8c98a' },
};

export const collections: readonly SeedCollection[] = texts.map((text) => {
  const look = LOOKS[text.slug];
  if (look === undefined) throw new Error(`No look for the collection ${text.slug}`);
  return { ...text, look };
});
