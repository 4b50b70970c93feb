/** Markup that is safe to send: every value in it was escaped. */
export type Html = { readonly markup: string };

type Value = string | number | Html | readonly Html[];

/** Markup from a template whose texts are escaped and whose parts, made by `html` too, are not: html`<p>${text}</p>`. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: parts.reduce((made, part, index) => `${made}${written(values[index - 1] ?? '')}${part}`) };
}

function written(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map((each) => each.markup).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}
