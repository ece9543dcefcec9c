/** Texts of statements that are compiled once and run often: PostgreSQL keeps the plans of those that have a name. */
const names = new Map<string, string>()
let given = 0

export function noteRepeated(text: string): void {
  if (!names.has(text)) names.set(text, newName())
}

/** Undefined for a statement that may never come again: its plan would only fill the server. */
export function nameOfRepeated(text: string): string | undefined {
  return names.get(text)
}

/** Under a new name it is planned again. */
export function renameRepeated(text: string): void {
  if (names.has(text)) names.set(text, newName())
}

function newName(): string {
  return `repeated_${++given}`
}
