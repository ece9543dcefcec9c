/**
 * State machines as data: who may do what in which state, and what it leads to. Buttons, the server's answers, the tests
 * and the tables of `docs/peatsale.md` come from the same rows. Pure: browser and server read it alike.
 */

/** The words that a machine is written in. */
export interface Vocabulary {
  readonly state: string
  readonly command: string
  readonly role: string
  /** A name of what refuses a command that the row allows; each has its code. */
  readonly guard: string
  readonly effect: string
  /** A field of the command's data that has to be filled. */
  readonly need: string
  /** When a field has to be filled that otherwise may be left out. */
  readonly occasion: string
  /** Why the office checks a physical fact that was accepted. */
  readonly flag: string
  /** A target that the server resolves from the record; `gone` deletes it. */
  readonly settled: string
}

/** Physical facts are told by the field and never refused for a state; exclusive rights are decided by the server, online. */
export type Kind = 'office' | 'exclusive' | 'physical'

/** What follows, what is needed and what may stand against it: the same for a row and for the cells that it fills. */
interface Particulars<V extends Vocabulary> {
  readonly by: readonly V['role'][]
  readonly flag?: V['flag']
  /** Refused in this order. */
  readonly guards?: readonly V['guard'][]
  readonly needs?: readonly V['need'][]
  readonly needsWhen?: readonly { readonly need: V['need']; readonly when: V['occasion'] }[]
  /** No other field of the data may be given. */
  readonly only?: readonly V['need'][]
  readonly effects?: readonly V['effect'][]
  /** The command that takes it back. */
  readonly undo?: V['command']
}

/** A row as the tables have it. */
export interface Row<V extends Vocabulary> extends Particulars<V> {
  readonly from: readonly V['state'][]
  readonly to: V['state'] | V['settled'] | 'same'
  /** Left out: the kind of the command. */
  readonly kind?: Kind
}

/** A row in one of its states. */
export interface Rule<V extends Vocabulary> extends Particulars<V> {
  readonly command: V['command']
  readonly from: V['state']
  readonly to: V['state'] | V['settled']
  readonly kind: Kind
}

/** Refusals before any rule is asked. */
export type Refusal = 'unauthorized' | 'forbidden' | 'not_found' | 'wrong_state'

/** How a role stands to the record: refused, sees it always or in some states, or only where a rule names it. */
export type Standing<State extends string> = Exclude<Refusal, 'wrong_state'> | 'sees' | 'where named' | readonly State[]

export interface Machine<V extends Vocabulary> {
  /** In the order of its life. */
  readonly states: readonly V['state'][]
  /** Beside that life: from here it goes on where it was. */
  readonly aside: readonly V['state'][]
  /** Resolved targets that are a step forward. */
  readonly onward: readonly V['settled'][]
  /** Its life is over, and nothing has come of it. */
  readonly ends: readonly V['state'][]
  readonly roles: Readonly<Record<V['role'], Standing<V['state']>>>
  readonly kinds: Readonly<Record<V['command'], Kind>>
  readonly rows: Readonly<Record<V['command'], readonly Row<V>[]>>
  /** Commands that are no event of one record: a batch gives them, or their screens are not there yet. */
  readonly elsewhere: readonly V['command'][]
}

/** One cell of a machine. */
export interface Cell<V extends Vocabulary> {
  readonly state: V['state']
  readonly role: V['role']
  readonly command: V['command']
}

export type Step<V extends Vocabulary> =
  | { readonly to: V['state'] | V['settled']; readonly flag?: V['flag'] }
  | { readonly refused: Refusal }

/** What comes of a command by state and role alone; guards, the version and the fields are asked after it. */
export function step<V extends Vocabulary>(machine: Machine<V>, at: Cell<V>): Step<V> {
  const rule = ruleOf(machine, at)
  if (rule === undefined) return { refused: refusalOf(machine, at) }
  return rule.flag === undefined ? { to: rule.to } : { to: rule.to, flag: rule.flag }
}

/** The rule that holds, with its guards, needs, effects and undo; undefined where `step` refuses. */
export function ruleOf<V extends Vocabulary>(machine: Machine<V>, at: Cell<V>): Rule<V> | undefined {
  if (!sees(machine.roles[at.role], at.state)) return undefined
  const row = machine.rows[at.command].find(({ from, by }) => from.includes(at.state) && by.includes(at.role))
  if (row === undefined) return undefined
  const { from: _, to, kind = machine.kinds[at.command], ...particulars } = row
  return { ...particulars, command: at.command, from: at.state, to: to === 'same' ? at.state : to, kind }
}

/** What a screen shows to somebody with these roles: what is foreseen, not what would only be flagged. */
export function offered<V extends Vocabulary>(
  machine: Machine<V>,
  { state, roles }: { readonly state: V['state']; readonly roles: readonly V['role'][] },
): readonly V['command'][] {
  return commandsOf(machine).filter(
    (command) =>
      !machine.elsewhere.includes(command) &&
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

/**
 * The fields that a command's data should have or should not, by its rule and by what is the case; none where all is
 * well. The version, which stands in the envelope, is asked elsewhere.
 */
export function misfits<V extends Vocabulary>(
  { needs = [], needsWhen = [], only }: Rule<V>,
  data: Readonly<Record<string, unknown>>,
  occasions: readonly V['occasion'][] = [],
): readonly string[] {
  const needed = [...needs, ...needsWhen.filter(({ when }) => occasions.includes(when)).map(({ need }) => need)]
  const tooMuch = only === undefined ? [] : Object.keys(data).filter((field) => !only.includes(field))
  return [...needed.filter((need) => need !== 'baseVersion' && !isFilled(data, need)), ...tooMuch]
}

/** `lines.stockpile` is filled when every line has it. */
function isFilled(data: Readonly<Record<string, unknown>>, need: string): boolean {
  const [field = '', inner] = need.split('.')
  const value = data[field]
  if (value === undefined || value === null) return false
  if (!Array.isArray(value)) return true
  return value.length > 0 && (inner === undefined || value.every((line) => line[inner] !== undefined))
}

function sees<State extends string>(standing: Standing<State>, state: State): boolean {
  return typeof standing === 'string' ? standing === 'sees' || standing === 'where named' : standing.includes(state)
}

/** The role's line comes first; then a command that is never this role's; then a state in which it is not given. */
function refusalOf<V extends Vocabulary>(machine: Machine<V>, { state, role, command }: Cell<V>): Refusal {
  const standing = machine.roles[role]
  if (standing === 'unauthorized' || standing === 'forbidden') return standing
  if (standing === 'where named' || !sees(standing, state)) return 'not_found'
  return machine.rows[command].some(({ by }) => by.includes(role)) ? 'wrong_state' : 'forbidden'
}
