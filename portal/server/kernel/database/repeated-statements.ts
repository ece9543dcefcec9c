/** Statements that run often: PostgreSQL parses and plans one without a name anew each time, and keeps the plan of one with a name. */
const names = new Map<string, string>()
let given = 0

/** How often a statement runs before it gets a name: one that never comes again would only fill the server's memory. */
const timesUnnamed = 2
/** Each connection keeps a plan for each name. */
const namesMost = 400
/** Inserts of many rows differ in length nearly every time. */
const longestNamed = 4000
const timesSeen = new Map<string, number>()

export function noteRepeated(text: string): void {
  if (!names.has(text)) names.set(text, newName())
}

/** Undefined for a statement that has not run often. */
export function nameOfRepeated(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= namesMost || !isPlanned(text)) return name
  const times = (timesSeen.get(text) ?? 0) + 1
  if (times > timesUnnamed) {
    timesSeen.delete(text)
    noteRepeated(text)
  } else {
    if (timesSeen.size >= 10 * namesMost) timesSeen.clear()
    timesSeen.set(text, times)
  }
  return names.get(text)
}

/** Under a new name it is planned again. */
export function renameRepeated(text: string): void {
  if (names.has(text)) names.set(text, newName())
}

/** In a process of many portals one after the other, each begins without names. New ones differ from all before. */
export function forgetRepeated(): void {
  names.clear()
  timesSeen.clear()
}

function isPlanned(text: string): boolean {
  return text.length <= longestNamed && /^(select|insert|update|delete|with) /.test(text)
}

function newName(): string {
  return `repeated_${++given}`
}
