import { expect, test } from 'vitest';
import { html } from './html.ts';

test('the html tag escapes interpolated text, but not nested parts', () => {
  const name = `<img src=x onerror="alert('x')">&`;
  const part = html`<b>${name}</b>`;
  expect(part.markup).toBe('<b>&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;&amp;</b>');
  expect(html`<p title="${name}">${[part, part]}${7}</p>`.markup).toBe(
    `<p title="&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;&amp;">${part.markup}${part.markup}7</p>`,
  );
});
