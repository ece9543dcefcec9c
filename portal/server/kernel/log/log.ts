/** JSON lines to standard output, in UTC, without secrets: callers pass route templates, never URLs or bodies (R77). */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fault: unknown, fields?: LogFields): void
}

const ranks: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 }

export function jsonLog(level: LogLevel, write: (line: string) => void = writeLine): Log {
  const line = (rank: LogLevel, event: string, fields?: LogFields) => {
    if (ranks[rank] < ranks[level]) return
    // JSON.stringify escapes line ends, so a name cannot forge a second line.
    write(JSON.stringify({ at: new Date().toISOString(), level: rank, event, ...fields }))
  }
  return {
    debug: (event, fields) => line('debug', event, fields),
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, fault, fields) => line('error', event, { ...fields, ...describeFault(fault) }),
  }
}

function describeFault(fault: unknown): LogFields {
  if (!(fault instanceof Error)) return { fault: String(fault) }
  return { fault: fault.message, stack: fault.stack }
}

let waiting = ''
let isWatchingExit = false

/** Lines of one turn of the event loop go out together: each write stops the process until the reader has been woken. */
function writeLine(line: string): void {
  if (waiting === '') setImmediate(writeWaiting)
  if (!isWatchingExit) process.once('exit', writeWaiting)
  isWatchingExit = true
  waiting += `${line}\n`
}

function writeWaiting(): void {
  const lines = waiting
  waiting = ''
  if (lines !== '') process.stdout.write(lines)
}
