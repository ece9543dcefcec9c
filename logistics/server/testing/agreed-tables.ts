/** Tables of commands as they were agreed on, in their own words: what the machines of the applications are held against. */
import type { NamedCell } from './machine-cells.ts'

export interface AgreedRow {
  readonly command: string
  readonly from: readonly string[]
  readonly to: string
  /** `-` for none. */
  readonly flag: string
  readonly by: readonly string[]
}

export interface AgreedTable {
  readonly rows: readonly AgreedRow[]
  /** Of each role a refusal (`!not_found`), the states in which it sees the record (`*`: all), or `named`: only what a row names. */
  readonly roles: Readonly<Record<string, string>>
  readonly states: readonly string[]
}

/** Lines of `command | from, from | to | flag | role, role`. */
export function agreedRows(table: string): readonly AgreedRow[] {
  const lines = table.trim().split('\n')
  return lines.map((line) => {
    const [command = '', from = '', to = '', flag = '', by = ''] = line.split(' | ')
    return { command, from: from.split(','), to, flag, by: by.split(',') }
  })
}

/** Every state, command and role of the table. */
export function agreedCells({ rows, roles, states }: AgreedTable): readonly NamedCell[] {
  const commands = [...new Set(rows.map(({ command }) => command))]
  return commands.flatMap((command) =>
    Object.keys(roles).flatMap((role) => states.map((state) => ({ role, command, state }))),
  )
}

/** What the table answers, written as `outcome` writes it. The order of refusals is "How a command is answered". */
export function agreedOutcome({ rows, roles }: AgreedTable, { role, command, state }: NamedCell): string {
  const line = roles[role] ?? ''
  if (line.startsWith('!')) return line
  const ofRole = rows.filter((row) => row.command === command && row.by.includes(role))
  const row = ofRole.find(({ from }) => from.includes(state))
  if (line === 'named' && row === undefined) return '!not_found'
  if (line !== 'named' && line !== '*' && !line.split(' ').includes(state)) return '!not_found'
  if (ofRole.length === 0) return '!forbidden'
  if (row === undefined) return '!wrong_state'
  return `${row.to === 'same' ? state : row.to}${row.flag === '-' ? '' : `#${row.flag}`}`
}
