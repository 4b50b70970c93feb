import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test.each([
  ['Giao 3–4 ngày, 8:00–22:00', 'Giao <i>3–4</i> ngày, <i>8:00–22:00</i>'],
  ['24–25/11/2026', '<i>24–25/11/2026</i>'],
  ['1.001–1.025 trên 3.002 đơn', '<i>1.001–1.025</i> trên 3.002 đơn'],
  ['Mai – chị của Hà, từ 3 đến 4', 'Mai – chị của Hà, từ 3 đến 4'],
])('"%s": ranges of numbers stay on one line, and only these', (text, marked) => {
  const html = renderToStaticMarkup(unbroken(text));
  expect(html.replaceAll('<span class="inline-block">', '<i>').replaceAll('</span>', '</i>')).toBe(marked);
});
