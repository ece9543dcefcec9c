import * as z from 'zod/mini'
import { once } from './once.ts'
import type { GeneralRefusal, RefusalCode } from './refusals.ts'

export { callPath, pathFields } from './call-path.ts'

/** Who may make a call. The session's stored rights decide, never what a request says of itself (ROLE-27). */
export type Access = 'public' | 'signed-in' | 'admin' | 'superadmin'

export type Shape = z.core.$ZodLooseShape
export type InputSchema = z.ZodMiniType<object>

/** A call as written down once: browser and server derive types, validation, OpenAPI and the rights matrix from it. */
export interface Call<
  Input extends InputSchema = InputSchema,
  Output extends Shape = Shape,
  Refusal extends string = string,
  Value extends string = string,
  Who extends Access = Access,
> {
  /** Unique name, used in logs, audit and OpenAPI's operationId. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path template; `{name}` marks are filled from the input field of that name, percent-encoded (CALL-12). */
  readonly path: string
  readonly access: Who
  /** Answered while the system is shut down, too (ADMIN-SYS-13). */
  readonly whileOffline: boolean
  /** Answered to an administrator who must add a second factor first, too; no other call is. */
  readonly whileEnrolling?: boolean
  /** Made by an open page, not by a person: no use of the session, which ends as if it had not been made (STATE-09). */
  readonly background: boolean
  readonly status: 200 | 201
  /**
   * `taken`: the body is the file's bytes and the input is the path; `given`: a success is a file, not JSON;
   * `stream`: a success is an unending stream of events.
   */
  readonly file: 'none' | 'taken' | 'given' | 'stream'
  readonly input: Input
  /** The whole success answer: `success`, `value` and the output fields, nothing else. */
  readonly answer: z.ZodMiniType<Answered<Output, Value>>
  readonly values: readonly Value[]
  readonly refusals: readonly Refusal[]
  /** Status of the refusals that an application has brought itself; of all others the portal's list knows it. */
  readonly refusalStatuses?: Readonly<Record<string, number>>
  /** Of an application's call: who may ask it, as the application calls its people. */
  readonly roles?: readonly string[]
  /** Of an application's call: answered also to people who wait for access (GEN-17), though they cannot open it yet. */
  readonly whileWaiting?: boolean
  /** Bytes of the body at most: of a taken file `importFileMost` without it, of JSON 64 KiB (R52). */
  readonly most?: number
  /**
   * How a repeated request is known: by the header `Idempotency-Key`, or by the id of the event that it brings. `never`:
   * what it answers is a secret, which is told once and kept nowhere.
   */
  readonly repeats?: 'by-key' | 'by-event' | 'never'
}

type Answered<Output extends Shape, Value extends string> = { success: true; value: Value } & {
  -readonly [Name in keyof Output]: Output[Name] extends z.core.$ZodType ? z.output<Output[Name]> : never
}

export type InputOf<C extends Call> = z.output<C['input']>
/** What a caller writes: before defaults and trimming. */
export type AskOf<C extends Call> = z.input<C['input']>
/** The whole success answer as the browser receives it. */
export type AnswerOf<C extends Call> = z.output<C['answer']>
export type RefusalOf<C extends Call> = C['refusals'][number]
export type AnyRefusalOf<C extends Call> = RefusalOf<C> | GeneralRefusal

/** Defines a call. `values` are the possible success values; without it the value is `ok` (CALL-09). */
export function defineCall<
  const Input extends InputSchema,
  const Output extends Shape,
  const Refusal extends RefusalCode,
  const Who extends Access,
  const Value extends string = 'ok',
>(call: {
  name: string
  method: 'GET' | 'POST'
  path: string
  access: Who
  whileOffline?: boolean
  whileEnrolling?: boolean
  background?: boolean
  repeats?: 'never'
  most?: number
  status?: 200 | 201
  file?: 'taken' | 'given' | 'stream'
  input: Input
  output: Output
  values?: readonly Value[]
  refusals: readonly Refusal[]
}): Call<Input, Output, Refusal, Value, Who> {
  const { output, whileOffline = false, background = false, ...others } = call
  const { status = 200, file = 'none', values = ['ok' as Value], ...rest } = others
  const answer = once(() => z.strictObject({ success: z.literal(true), value: z.enum(values), ...output }))
  return {
    ...rest,
    whileOffline,
    background,
    status,
    file,
    values,
    // Many are known, few are answered: a start makes no schema that it does not use.
    get answer() {
      return answer() as unknown as z.ZodMiniType<Answered<Output, Value>>
    },
  }
}
