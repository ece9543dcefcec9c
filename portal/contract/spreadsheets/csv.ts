/** The first bytes of a CSV file: spreadsheets take a file without them for one in the system's old character set. */
export const byteOrderMark = '\uFEFF'

/** A line of CSV (RFC 4180) with `;`, which Finnish spreadsheets expect. Text that would run as a formula is defused (R57). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

export function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  return `"${defused(cell).replaceAll('"', '""')}"`
}

/** An apostrophe before whatever a spreadsheet could take for a formula; it shows as text then. */
function defused(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is looked for.
  return /^[=+\-@\t\r\n\u0000＝＋－＠]/.test(text) ? `'${text}` : text
}
