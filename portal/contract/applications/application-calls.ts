import type { Call, InputSchema, Shape } from '../call.ts'
import { defineCall } from '../call.ts'
import type { RefusalCode } from '../refusals.ts'

/** What each refusal of an application's own answers with; the portal's codes have their statuses already (CALL-08). */
export type OwnRefusals = Readonly<Record<string, 403 | 404 | 409 | 422>>

/** Who may ask: people in one of these roles, or everybody, without a session, for what a signed link opens. */
type Askers<Role extends string> = readonly [Role, ...Role[]] | 'everybody'

type AccessOf<Who> = Who extends 'everybody' ? 'public' : 'signed-in'

export type ApplicationCall<
  Input extends InputSchema = InputSchema,
  Output extends Shape = Shape,
  Refusal extends string = string,
  Who extends 'public' | 'signed-in' = 'public' | 'signed-in',
> = Call<Input, Output, Refusal, 'ok', Who> & Required<Pick<Call, 'roles' | 'refusalStatuses' | 'repeats'>>

/** What a person's part in an application comes to: the roles that its calls ask for. */
export interface ActorWithRoles {
  readonly roles: ReadonlySet<string>
}

/**
 * The maker of an application's calls: it writes key, path, access and the statuses of the application's own refusals, so
 * that none of them can be another's. They are POST: what is asked stands in the body, never in an address. Only a read
 * that asks nothing may be a GET.
 */
export function applicationCalls<
  const Key extends string,
  const Role extends string,
  const Codes extends OwnRefusals,
>(of: { readonly key: Key; readonly roles: readonly Role[]; readonly refusals: Codes }) {
  return <
    const Input extends InputSchema,
    const Output extends Shape,
    const Refusal extends RefusalCode | (keyof Codes & string),
    const Who extends Askers<Role>,
  >(call: {
    /** Becomes `<key>.<name>`. */
    readonly name: string
    /** Becomes `/api/<key><path>`; `{name}` marks as in `defineCall`. */
    readonly path: `/${string}`
    readonly method?: 'GET'
    readonly roles: Who
    readonly input: Input
    readonly output: Output
    readonly refusals: readonly Refusal[]
    readonly file?: 'taken' | 'given'
    readonly most?: number
    readonly repeats?: 'by-key' | 'by-event'
    /** Answered also to people who wait for access (GEN-17), though they cannot open the application yet. */
    readonly whileWaiting?: boolean
  }): ApplicationCall<Input, Output, Refusal, AccessOf<Who>> => {
    const { name, method = 'POST', path, roles, refusals, repeats = 'by-key', most, ...rest } = call
    const defined = defineCall({
      ...rest,
      name: `${of.key}.${name}`,
      method,
      path: `/api/${of.key}${path}`,
      access: (roles === 'everybody' ? 'public' : 'signed-in') as AccessOf<Who>,
      refusals: [],
    })
    // Spread anew it would make its answer's schema.
    return Object.assign(defined, {
      refusals,
      refusalStatuses: of.refusals,
      roles: roles === 'everybody' ? [] : roles,
      repeats,
      ...(most !== undefined && { most }),
    })
  }
}
