import type * as wire from '#contract/http/content.ts';
import {
  findReadyMadeBySlug,
  listCharmsBySlug,
  presentCharm,
  presentReadyMade,
} from '#server/catalogue/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { withFacts } from './shop-facts.ts';
import type { Written } from './articles.ts';

/** Number of further articles below an article. */
const MORE = 3;

/** An article as a card shows it. */
export function presentCard(pictures: Pictures, article: Written): wire.ArticleCard {
  const { slug, title, section, lead, author, date, minutes, picture, tint } = article;
  const bracelet = pictures.url('bracelets', picture, 640);
  return {
    slug,
    title,
    section,
    lead,
    author,
    date,
    minutes,
    picture:
      bracelet === null
        ? { kind: 'charm', src: pictures.url('charms', picture, 448) }
        : { kind: 'bracelet', src: bracelet },
    tint,
  };
}

/**
 * An article with the goods that it mentions, as currently on offer.
 * @throws ShopError NOT_FOUND
 */
export async function presentArticle(
  { db, pictures, settings }: Shop,
  articles: readonly Written[],
  slug: string,
): Promise<wire.Article> {
  const article = articles.find((each) => each.slug === slug);
  if (article === undefined) throw new ShopError('NOT_FOUND');
  const { html, headings } = article.rendered();
  const [charms, bracelet] = await Promise.all([
    listCharmsBySlug(db, article.charms),
    findReadyMadeBySlug(db, article.bracelet),
  ]);
  const inOrder = charms.toSorted(
    (one, other) => article.charms.indexOf(one.charm.slug) - article.charms.indexOf(other.charm.slug),
  );
  return {
    ...presentCard(pictures, article),
    kicker: article.kicker,
    html: withFacts(html, settings.current()),
    headings,
    charms: inOrder.map((row) => presentCharm(pictures, row)),
    bracelet: bracelet === undefined ? null : presentReadyMade(pictures, bracelet),
    more: toGoOnWith(article, articles).map((each) => presentCard(pictures, each)),
  };
}

/** Further articles: of the same section first, then the newest. */
function toGoOnWith(article: Written, articles: readonly Written[]): Written[] {
  const others = articles.filter((each) => each !== article);
  const far = ({ section }: Written) => Number(section !== article.section);
  return others.toSorted((one, other) => far(one) - far(other)).slice(0, MORE);
}
