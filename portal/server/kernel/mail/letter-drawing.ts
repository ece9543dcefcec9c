import type { Language } from '../../../contract/own.ts'
import type { LetterLook } from './letter-look.ts'

export interface DrawnLetter {
  readonly language: Language
  readonly title: string
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** Drawn beneath the paragraphs. */
  readonly table?: readonly (readonly [string, string])[]
  /** A paragraph of its own, or else last; empty in letters without one. */
  readonly link: string
  readonly button?: string
  readonly footer: readonly string[]
  readonly look: LetterLook
}

/**
 * The letter with the look of the portal: a band with its name, a line, a button.
 * Tables and inline styles, since mail programs know little else; no image, nothing loaded from anywhere.
 */
export function drawLetter(letter: DrawnLetter): string {
  const { day } = letter.look
  const body = letter.paragraphs.map((paragraph) =>
    paragraph === letter.link ? drawLink(letter) : `<p class="ink" style="${styles.text}">${escaped(paragraph)}</p>`,
  )
  if (letter.table !== undefined) body.push(drawTable(letter.table))
  if (letter.link !== '' && !letter.paragraphs.includes(letter.link)) body.push(drawLink(letter))
  return `<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>${darkStyle(letter.look)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f6f1">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f6f1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="${styles.sheet}">
<tr><td class="band side" style="${styles.band};background:${day.band};color:${day.onBand}">${escaped(letter.title)}</td></tr>
<tr><td style="height:4px;line-height:4px;font-size:0;background:${day.line}">&nbsp;</td></tr>
<tr><td class="side" style="padding:32px 28px 12px">
<h1 class="ink" style="${styles.heading}">${escaped(letter.subject)}</h1>
<p class="ink" style="${styles.text}">${escaped(letter.greeting)}</p>
${body.join('\n')}
</td></tr>
<tr><td class="rule side" style="${styles.footer}"><p class="quiet" style="${styles.quiet}">${letter.footer.map(escaped).join('<br>')}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** A table grows with its longest word: a long address or Finnish word must break, or the letter is wider than a phone. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word'
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif"
const styles = {
  sheet:
    'max-width:600px;background:#ffffff;border:1px solid #d5d9cc;border-radius:14px;border-collapse:separate;overflow:hidden',
  band: `${font};padding:26px 28px;font-size:20px;line-height:26px;font-weight:700`,
  heading: `${font};${breaking};-webkit-hyphens:auto;hyphens:auto;margin:0 0 20px;color:#1a1c15;font-size:24px;line-height:30px;font-weight:700`,
  text: `${font};${breaking};margin:0 0 18px;color:#1a1c15;font-size:17px;line-height:26px`,
  footer: 'padding:18px 28px 26px;border-top:1px solid #d5d9cc',
  quiet: `${font};${breaking};margin:0;color:#474e41;font-size:15px;line-height:22px`,
  button: `${font};display:inline-block;padding:14px 26px;border-radius:8px;font-size:17px;line-height:24px;font-weight:600;text-decoration:none`,
  table: 'width:100%;margin:0 0 22px;border-collapse:collapse;border-top:1px solid #d5d9cc',
  cellHeading: `${font};padding:8px 16px 8px 0;border-bottom:1px solid #d5d9cc;color:#474e41;font-size:15px;line-height:22px;font-weight:400;text-align:left;vertical-align:top`,
  cell: `${font};padding:8px 0;border-bottom:1px solid #d5d9cc;color:#1a1c15;font-size:17px;line-height:24px;text-align:left;vertical-align:top;word-break:break-word`,
  address: `${font};margin:0 0 22px;color:#474e41;font-size:14px;line-height:20px;word-break:break-all`,
} as const

function darkStyle({ night }: LetterLook): string {
  return `
:root{color-scheme:light dark}
@media (max-width:430px){
.side{padding-left:18px!important;padding-right:18px!important}
}
@media (prefers-color-scheme:dark){
.page{background:#14170f!important}
.sheet{background:#1d2119!important;border-color:#394032!important}
.band{background:${night.band}!important;color:${night.onBand}!important}
.ink{color:#eff1e9!important}
.quiet{color:#bcc4b2!important}
.rule{border-color:#394032!important}
.press{background:${night.button}!important;color:${night.onButton}!important}
.link{color:${night.link}!important}
}`
}

/** What stands in each row, and its value. */
function drawTable(rows: readonly (readonly [string, string])[]): string {
  const drawn = rows.map(
    ([heading, value]) =>
      `<tr><th scope="row" class="quiet rule" style="${styles.cellHeading}">${escaped(heading)}</th><td class="ink rule" style="${styles.cell}">${escaped(value)}</td></tr>`,
  )
  return `<table class="rule" style="${styles.table}">${drawn.join('\n')}</table>`
}

/** The button, and the address itself for those whose mail program shows no buttons. */
function drawLink({ link, button, look: { day } }: DrawnLetter): string {
  const href = escaped(link)
  const address = `<p class="quiet" style="${styles.address}"><a class="link" href="${href}" style="color:${day.link}">${href}</a></p>`
  if (button === undefined) return address
  return `<p style="margin:0 0 14px"><a class="press" href="${href}" style="${styles.button};background:${day.button};color:${day.onButton}">${escaped(button)}</a></p>\n${address}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
