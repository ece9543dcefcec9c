/// <reference path="./bidi-js.d.ts" />
/** A line of text as it is drawn: parts of one font and one direction, from left to right. */
import bidiFactory from 'bidi-js'

/** The document's own, and those for what they lack: the first that has a sign draws it. */
export const fontFiles = {
  regular: 'NotoSans-Regular.ttf',
  bold: 'NotoSans-Bold.ttf',
  signs: 'NotoSansMath-Regular.ttf',
  thai: 'NotoSansThai-Regular.woff',
  arabic: 'NotoSansArabic-Regular.woff',
  hebrew: 'NotoSansHebrew-Regular.woff',
  han: 'NotoSansSC-Regular.woff',
} as const
export type FontName = keyof typeof fontFiles
/** The signs' own is last: it has letters of other scripts, too, and shapes none. */
const fallbacks = ['thai', 'arabic', 'hebrew', 'han', 'signs'] as const satisfies readonly FontName[]

export interface TextRun {
  readonly text: string
  readonly font: FontName
  /** Shaped as a whole: letters that join, marks that stand on letters, words from right to left. */
  readonly isShaped: boolean
}

/** Arrows, ≈, ≤, ✓ and the like are not in Noto Sans, which has the minus alone. */
const signs = /[\u2190-\u2211\u2213-\u23ff\u25a0-\u27bf]/
/** What nearly every text of a paper consists of; Noto Sans has all of it. */
const usual = /^[\t\n\r -~\u00a0-\u017f\u2013\u2014\u2018-\u201e\u2026\u20ac\u2212]*$/
/** Belongs to the letter before it, whichever font that has. */
const attached = /[\p{M}\u200c\u200d]/u
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0e|\ufe0f|\u20e3/u

type Has = (font: FontName, sign: string) => boolean

/** The text without emoji, which paper does not have; what no font has is a question mark. */
export function drawable(text: string, has: Has): string {
  if (usual.test(text)) return text
  return [...text]
    .map((sign) => {
      if (/[\r\n\t]/.test(sign) || fontOf(sign, 'regular', has) !== undefined) return sign
      return emoji.test(sign) ? '' : '?'
    })
    .join('')
}

function fontOf(sign: string, own: 'regular' | 'bold', has: Has): FontName | undefined {
  const fonts: readonly FontName[] = [signs.test(sign) ? 'signs' : own, ...fallbacks]
  return fonts.find((font) => has(font, sign))
}

const bidi = bidiFactory()
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** In the order in which they are drawn. The line begins at the left, as all of the document does. */
export function runsOf(text: string, own: 'regular' | 'bold', has: Has): readonly TextRun[] {
  if (usual.test(text)) return text === '' ? [] : [{ text, font: own, isShaped: false }]
  const levels = fromRight.test(text) ? bidi.getEmbeddingLevels(text, 'ltr').levels : undefined
  const runs: { text: string; font: FontName; level: number }[] = []
  let at = 0
  for (const sign of text) {
    const level = levels?.[at] ?? 0
    at += sign.length
    const last = runs.at(-1)
    const font = last && attached.test(sign) && has(last.font, sign) ? last.font : (fontOf(sign, own, has) ?? own)
    if (last?.font === font && last.level === level) last.text += sign
    else runs.push({ text: sign, font, level })
  }
  return reordered(runs).map(({ text: run, font, level }) => {
    const isShaped = font !== own && font !== 'signs'
    // The fonts of such scripts turn their letters themselves; spaces and brackets between them are turned here.
    return { text: level % 2 === 1 && !isShaped ? mirrored(run) : run, font, isShaped }
  })
}

/** Rule L2 of Unicode's bidirectional algorithm. */
function reordered<Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] {
  const order = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start
      while ((order[end]?.level ?? -1) >= level) end++
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  }
  return order
}

function mirrored(text: string): string {
  return [...text]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('')
}
