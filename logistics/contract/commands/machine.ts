/**
 * State machines as data: which role may send which command in which state, and where it leads. The browser's buttons, the
 * server's decisions, the tests and the generated tables read the same rows.
 */

/** The words of one machine. */
export interface Vocabulary {
  readonly state: string
  readonly command: string
  readonly role: string
  /** A check that may refuse a command which a row allows; each has a refusal code. */
  readonly guard: string
  readonly effect: string
  /** A field of the command's data that must be filled. */
  readonly need: string
  /** A condition that makes an optional field required. */
  readonly condition: string
  /** Why the office checks a physical fact that was accepted. */
  readonly flag: string
  /** A target that the server resolves from the record; `gone` deletes it. */
  readonly settled: string
}

/** Physical facts are reported from the field and never refused for a state. Exclusive commands have one winner and need a connection. */
export type Kind = 'office' | 'exclusive' | 'physical'

/** What a row and each of its rules have in common. */
interface Particulars<V extends Vocabulary> {
  readonly by: readonly V['role'][]
  readonly flag?: V['flag']
  /** Checked in this order; the first that refuses decides. */
  readonly guards?: readonly V['guard'][]
  readonly needs?: readonly V['need'][]
  readonly requiredWhen?: readonly { readonly need: V['need']; readonly when: V['condition'] }[]
  /** No other field may be given. */
  readonly only?: readonly V['need'][]
  readonly effects?: readonly V['effect'][]
  /** The command that undoes it. */
  readonly undo?: V['command']
}

/** A row of the table: it holds in several states. */
export interface Row<V extends Vocabulary> extends Particulars<V> {
  readonly from: readonly V['state'][]
  readonly to: V['state'] | V['settled'] | 'same'
  /** Default: the kind of the command. */
  readonly kind?: Kind
}

/** A row in one state. */
export interface Rule<V extends Vocabulary> extends Particulars<V> {
  readonly command: V['command']
  readonly from: V['state']
  readonly to: V['state'] | V['settled']
  readonly kind: Kind
}

/** Refusals by role and state alone. */
export type Refusal = 'unauthorized' | 'forbidden' | 'not_found' | 'wrong_state'

/** What a role sees of the record: nothing (with that refusal), the record in all or some states, or only what a rule names. */
export type Visibility<State extends string> =
  | Exclude<Refusal, 'wrong_state'>
  | 'sees'
  | 'where named'
  | readonly State[]

export interface Machine<V extends Vocabulary> {
  /** In the order of the life cycle. */
  readonly states: readonly V['state'][]
  /** States outside that order: the record later continues where it was. */
  readonly paused: readonly V['state'][]
  /** Resolved targets that are a step forward. */
  readonly onward: readonly V['settled'][]
  /** Final states without a result. */
  readonly ends: readonly V['state'][]
  readonly roles: Readonly<Record<V['role'], Visibility<V['state']>>>
  readonly kinds: Readonly<Record<V['command'], Kind>>
  readonly rows: Readonly<Record<V['command'], readonly Row<V>[]>>
  /** Commands that are not sent as events of one record. */
  readonly notAsEvent: readonly V['command'][]
}

/** One cell of the table. */
export interface Cell<V extends Vocabulary> {
  readonly state: V['state']
  readonly role: V['role']
  readonly command: V['command']
}

export type Step<V extends Vocabulary> =
  | { readonly to: V['state'] | V['settled']; readonly flag?: V['flag'] }
  | { readonly refused: Refusal }

/** The outcome by state and role alone. Guards, version and fields are checked later. */
export function step<V extends Vocabulary>(machine: Machine<V>, at: Cell<V>): Step<V> {
  const rule = ruleOf(machine, at)
  if (rule === undefined) return { refused: refusalOf(machine, at) }
  return rule.flag === undefined ? { to: rule.to } : { to: rule.to, flag: rule.flag }
}

/** The rule that applies; undefined where `step` refuses. */
export function ruleOf<V extends Vocabulary>(machine: Machine<V>, at: Cell<V>): Rule<V> | undefined {
  if (!isVisible(machine.roles[at.role], at.state)) return undefined
  const row = machine.rows[at.command].find(({ from, by }) => from.includes(at.state) && by.includes(at.role))
  if (row === undefined) return undefined
  const { from: _, to, kind = machine.kinds[at.command], ...particulars } = row
  return { ...particulars, command: at.command, from: at.state, to: to === 'same' ? at.state : to, kind }
}

/** The commands that a screen offers to these roles. Commands that would get a flag are left out. */
export function offered<V extends Vocabulary>(
  machine: Machine<V>,
  { state, roles }: { readonly state: V['state']; readonly roles: readonly V['role'][] },
): readonly V['command'][] {
  return commandsOf(machine).filter(
    (command) =>
      !machine.notAsEvent.includes(command) &&
      roles.some((role) => {
        const rule = ruleOf(machine, { state, role, command })
        return rule !== undefined && rule.flag === undefined
      }),
  )
}

/** In the order of the tables. */
export function commandsOf<V extends Vocabulary>(machine: Machine<V>): readonly V['command'][] {
  return Object.keys(machine.rows)
}

/** In the order of the tables. */
export function rolesOf<V extends Vocabulary>(machine: Machine<V>): readonly V['role'][] {
  return Object.keys(machine.roles)
}

/** Required fields that are missing, and fields that the rule does not allow. `baseVersion` is part of the event and checked elsewhere. */
export function missingFields<V extends Vocabulary>(
  { needs = [], requiredWhen = [], only }: Rule<V>,
  data: Readonly<Record<string, unknown>>,
  conditions: readonly V['condition'][] = [],
): readonly string[] {
  const needed = [...needs, ...requiredWhen.filter(({ when }) => conditions.includes(when)).map(({ need }) => need)]
  const tooMuch = only === undefined ? [] : Object.keys(data).filter((field) => !only.includes(field))
  return [...needed.filter((need) => need !== 'baseVersion' && !isFilled(data, need)), ...tooMuch]
}

/** A need such as `lines.weight` is filled when every line has a weight. */
function isFilled(data: Readonly<Record<string, unknown>>, need: string): boolean {
  const [field = '', inner] = need.split('.')
  const value = data[field]
  if (value === undefined || value === null) return false
  if (!Array.isArray(value)) return true
  return value.length > 0 && (inner === undefined || value.every((line) => line[inner] !== undefined))
}

function isVisible<State extends string>(visibility: Visibility<State>, state: State): boolean {
  return typeof visibility === 'string'
    ? visibility === 'sees' || visibility === 'where named'
    : visibility.includes(state)
}

/** The role's own refusal comes first, then a command that the role never has, then the state. */
function refusalOf<V extends Vocabulary>(machine: Machine<V>, { state, role, command }: Cell<V>): Refusal {
  const visibility = machine.roles[role]
  if (visibility === 'unauthorized' || visibility === 'forbidden') return visibility
  if (visibility === 'where named' || !isVisible(visibility, state)) return 'not_found'
  return machine.rows[command].some(({ by }) => by.includes(role)) ? 'wrong_state' : 'forbidden'
}
