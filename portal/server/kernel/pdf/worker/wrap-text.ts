import { isSyllableEnd } from '../../../../contract/syllable-end.ts'

/** Lines of a text that are no wider than asked for; only a word that is wider than a line is broken. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/[ \t]+/).flatMap((word) => piecesOf(word, width, widthOf))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

function piecesOf(word: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const pieces: string[] = []
  let rest = word
  while (widthOf(rest) > width && rest.length > 1) {
    const piece = firstPiece(rest, (candidate) => widthOf(candidate) <= width)
    pieces.push(piece.shown)
    rest = rest.slice(piece.length)
  }
  return [...pieces, rest]
}

/** At a sign or a syllable where one fits; anywhere else, without a hyphen, in numbers and the like. */
function firstPiece(word: string, fits: (text: string) => boolean): { shown: string; length: number } {
  for (let length = word.length - 1; length > 0; length--) {
    const start = word.slice(0, length)
    if (/[-–/.,;:@_]$/.test(start) && fits(start)) return { shown: start, length }
    if (isSyllableEnd(word, length) && fits(`${start}-`)) return { shown: `${start}-`, length }
  }
  let length = word.length - 1
  while (length > 1 && !fits(word.slice(0, length))) length--
  return { shown: word.slice(0, length), length }
}
