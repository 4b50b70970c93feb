import { html, type Html } from './html.ts';
import type { Mail } from './outbox.ts';

/** A part of a letter; each renders as HTML and as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'table'; title: string; rows: readonly Row[]; total?: Row }
  | { kind: 'note'; text: string }
  /** An upload, shown inline; `caption` is its alternative text, and all that the plain-text form has of it. */
  | { kind: 'picture'; file: string; caption: string };

/** A row of a bill or of bank details: its name and its value. */
type Row = { name: string; value: string };

export type Letter = {
  to: string;
  subject: string;
  /** The preview text that an inbox shows beside the subject. */
  preview: string;
  greeting: string;
  blocks: readonly Block[];
};

/** The sender: name on top, closing words, small print. */
export type Letterhead = { name: string; farewell: string; smallPrint: string };

// The colours of look/tokens.css; mail clients do not support custom properties.
const PAPER = '#fbf8ec';
const SURFACE = '#fffef9';
const WELL = '#f7f1df';
const LINE = '#e6dcc0';
const INK = '#4a2c3a';
const MUTED = '#735763';
const ROSE = '#a8476a';
const GOLD = '#b8863b';

const BODY_FONT = "font-family:'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY_FONT = "font-family:Fraunces,Georgia,'Times New Roman',serif";

/** One letter in two forms: HTML that old mail clients render too (tables, inline styles), and plain text. */
export function composeLetter(letter: Letter, head: Letterhead): Mail {
  const pictures = letter.blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : []));
  return {
    to: letter.to,
    subject: letter.subject,
    html: asHtml(letter, head),
    text: asText(letter, head),
    ...(pictures.length > 0 && { pictures }),
  };
}

function asText({ greeting, blocks }: Letter, { name, farewell, smallPrint }: Letterhead): string {
  return [greeting, ...blocks.map(textOf), `${farewell}\n${name}`, `--\n${smallPrint}`].join('\n\n');
}

function textOf(block: Block): string {
  if (block.kind === 'table') {
    const rows = [...block.rows, ...(block.total ? [block.total] : [])];
    return [block.title, ...rows.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');
  }
  if (block.kind === 'button') return `${block.label}:\n${block.url}`;
  if (block.kind === 'picture') return block.caption;
  return block.kind === 'code' ? `    ${block.code}` : block.text;
}

function asHtml(
  { subject, preview, greeting, blocks }: Letter,
  { name, farewell, smallPrint }: Letterhead,
): string {
  const page = html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${PAPER};color:${INK};${styles(BODY_FONT)}">
        <div style="display:none;max-height:0;overflow:hidden;font-size:1px;color:${PAPER}">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
                <tr>
                  <td
                    align="center"
                    style="padding:0 0 20px;${styles(DISPLAY_FONT)};font-size:26px;line-height:1.25;color:${INK}"
                  >
                    ${name}${ORNAMENT}
                  </td>
                </tr>
                <tr>
                  <td
                    style="background:${SURFACE};border:1px solid ${LINE};border-radius:20px;padding:32px 28px"
                  >
                    <p style="margin:0 0 16px;${styles(DISPLAY_FONT)};font-size:22px;line-height:1.35">
                      ${greeting}
                    </p>
                    ${blocks.map(htmlOf)}
                    <p style="margin:24px 0 0;font-size:16px;line-height:1.6">
                      ${farewell}<br /><b style="font-weight:600">${name}</b>
                    </p>
                  </td>
                </tr>
                <tr>
                  <td
                    align="center"
                    style="padding:20px 12px 0;font-size:13px;line-height:1.5;color:${MUTED}"
                  >
                    ${smallPrint}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.markup;
}

function htmlOf(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${block.text}</p> `;
    case 'code':
      return html`<p
        style="margin:0 0 16px;padding:18px 0;background:${WELL};border:1px solid ${LINE};border-radius:14px;text-align:center;${styles(DISPLAY_FONT)};font-size:40px;line-height:1.2;letter-spacing:12px;text-indent:12px;color:${INK}"
      >
        ${block.code}
      </p> `;
    case 'button':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:8px 0 20px">
              <a
                href="${block.url}"
                style="display:inline-block;padding:13px 28px;border-radius:999px;background:${ROSE};color:#ffffff;font-size:16px;line-height:1.4;font-weight:600;text-decoration:none"
                >${block.label}</a
              >
            </td>
          </tr>
        </table>
        <p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${MUTED};word-break:break-all">
          ${block.url}
        </p> `;
    case 'table':
      return tableOf(block);
    case 'picture':
      return html`<p style="margin:4px 0 20px;text-align:center">
        <img
          src="cid:${block.file}"
          alt="${block.caption}"
          width="464"
          style="width:100%;max-width:464px;height:auto;border-radius:14px"
        />
      </p> `;
    case 'note':
      return html`<p style="margin:0 0 16px;font-size:14px;line-height:1.55;color:${MUTED}">
        ${block.text}
      </p> `;
  }
}

function tableOf({ title, rows, total }: Extract<Block, { kind: 'table' }>): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:4px 0 20px;background:${WELL};border:1px solid ${LINE};border-radius:14px"
  >
    <tr>
      <td colspan="2" style="padding:14px 18px 8px;font-size:16px;line-height:1.5;font-weight:600">
        ${title}
      </td>
    </tr>
    ${rows.map((row) => rowOf(row, `font-size:15px;line-height:1.5`, 'padding:5px 18px'))}
    ${
      total
        ? rowOf(
            total,
            `${DISPLAY_FONT};font-size:22px;line-height:1.35`,
            `padding:12px 18px;border-top:1px dashed ${LINE}`,
          )
        : []
    }
    <tr>
      <td colspan="2" style="height:8px;font-size:0;line-height:0">&nbsp;</td>
    </tr>
  </table> `;
}

/** `look` styles the value; the name beside it keeps the letter's own size. */
function rowOf({ name, value }: Row, look: string, room: string): Html {
  return html`<tr>
    <td valign="top" style="${room};padding-right:8px;font-size:15px;line-height:1.5;color:${MUTED}">
      ${name}
    </td>
    <td align="right" valign="top" style="${room};padding-left:8px;${styles(look)};color:${INK}">${value}</td>
  </tr> `;
}

/** A gold hairline with a bead, as under the shop's headings. */
const ORNAMENT = html`<table
  role="presentation"
  align="center"
  cellpadding="0"
  cellspacing="0"
  style="margin:12px auto 0"
>
  <tr>
    <td style="width:48px;border-bottom:1px solid ${GOLD};font-size:0;line-height:0">&nbsp;</td>
    <td style="width:16px;font-size:14px;line-height:1px;color:${GOLD};text-align:center">&bull;</td>
    <td style="width:48px;border-bottom:1px solid ${GOLD};font-size:0;line-height:0">&nbsp;</td>
  </tr>
</table>`;

/** Font names contain quotes, which belong to our own style and must not be escaped. */
function styles(declaration: string): Html {
  return { markup: declaration };
}
