/** The tables of a machine as Markdown, for a page of documentation that cannot differ from the code. */
import type { Machine, Row, Visibility, Vocabulary } from '@workspace/logistics/contract'
import { commandsOf } from '@workspace/logistics/contract'

type AnyMachine = Machine<Vocabulary>
type Codes = Readonly<Record<string, string>>

/** @param guards the refusal code of each guard. */
export function machineSections(title: string, machine: AnyMachine, guards: Codes): readonly string[] {
  const rows = commandsOf(machine).flatMap((command) =>
    (machine.rows[command] ?? []).map((row) => ({ command, row, kind: row.kind ?? machine.kinds[command] ?? '' })),
  )
  const foreseen = rows.filter(({ row }) => row.flag === undefined)
  const flagged = rows.filter(({ row }) => row.flag !== undefined)
  const head = ['Command', 'From', 'To', 'By', 'Needs', 'Refused when', 'What follows', 'Taken back by']
  const line = ({ command, row }: (typeof rows)[number]) => [code(command), ...cells(row, guards)]
  return [
    `## ${title}`,
    `States: ${codes(machine.states)}.`,
    markdownTable(
      ['Role', 'Before any rule is asked'],
      Object.entries(machine.roles).map(([role, visibility]) => [code(role), visibilityWords(visibility)]),
    ),
    ...(['office', 'exclusive', 'physical'] as const).flatMap((kind) => {
      const own = foreseen.filter((row) => row.kind === kind)
      return own.length === 0 ? [] : [`### ${kindTitles[kind]}`, markdownTable(head, own.map(line))]
    }),
    ...(flagged.length === 0
      ? []
      : [
          '### Physical facts that nobody expected: taken and flagged',
          markdownTable(
            ['Command', 'Flag', ...head.slice(1)],
            flagged.map(({ command, row }) => [code(command), code(row.flag ?? ''), ...cells(row, guards)]),
          ),
        ]),
  ]
}

const kindTitles = {
  office: 'Commands',
  exclusive: 'Commands that only one can win',
  physical: 'Physical facts, as foreseen',
}

function cells(row: Row<Vocabulary>, guards: Codes): readonly string[] {
  const { from, to, by, needs = [], requiredWhen = [], only, effects = [], undo = '' } = row
  const needed = [
    ...needs.map(code),
    ...requiredWhen.map(({ need, when }) => `${code(need)} when ${plain(when)}`),
    ...(only === undefined ? [] : [`nothing but ${codes(only)}`]),
  ]
  return [
    codes(from),
    to === 'same' ? 'same' : code(to),
    codes(by),
    needed.join(', '),
    (row.guards ?? []).map((guard) => `${plain(guard)}: ${code(guards[guard] ?? '')}`).join('<br>'),
    effects.map(plain).join(', '),
    code(undo),
  ]
}

function visibilityWords(visibility: Visibility<string>): string {
  if (typeof visibility !== 'string') return `sees it in ${codes(visibility)}; else \`not_found\``
  if (visibility === 'sees') return 'sees it'
  return visibility === 'where named' ? 'only what a row names; else `not_found`' : code(visibility)
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]) => `| ${row.map((cell) => (cell === '' ? ' ' : cell)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** `loadIsLoadingOrLater` is read as "load is loading or later". */
export function plain(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/([0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
}

export function code(word: string): string {
  return word === '' ? '' : `\`${word}\``
}

export function codes(words: readonly string[]): string {
  return words.map(code).join(', ')
}
