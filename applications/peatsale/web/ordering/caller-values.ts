import type { AskOf } from '@workspace/portal/contract'
import type { CallForm } from '@workspace/portal/web'
import type { addCaller } from '../../contract/customers/caller-call.ts'

export type CallerValues = AskOf<typeof addCaller>
export type CallerCallForm = CallForm<{ [Name in keyof CallerValues]: CallerValues[Name] | undefined }>
