/** The sentence of every refusal. A code without a Finnish and an English text does not compile. */
import { createContext, useContext } from 'react'
import type { RefusalCode } from '../../../contract/own.ts'
import { formatTime } from './clock-times.ts'
import type { Language } from './languages.ts'
import { lookUpText, missingText } from './look-up.ts'
import type { Texts } from './sections.ts'
import { useLanguage, useTexts } from './text-provider.tsx'

/** Where a screen has its own words for a code (login, reset, validation), it uses those instead. */
const refusalTextKeys = {
  user_exists: 'registerusernameexists',
  email_exists: 'registeremailexists',
  email_domain_not_allowed: 'registeremaildomaintext',
  registration_disabled: 'registrationdisabledtext',
  invalid_password: 'logininvalidtext',
  user_not_found: 'value_not_found',
  user_not_verified: 'loginnotverifiedtext',
  unauthorized: 'sessionexpiredtext',
  forbidden: 'value_forbidden',
  csrf_mismatch: 'value_csrf_mismatch',
  reauthentication_required: 'reauthenticationtext',
  invalid_input: 'value_invalid_input',
  invalid_code: 'resetlinkinvalidtext',
  modified_elsewhere: 'value_modified_elsewhere',
  last_superadmin: 'value_last_superadmin',
  own_account: 'value_own_account',
  in_use: 'value_in_use',
  not_found: 'value_not_found',
  payload_too_large: 'value_payload_too_large',
  unsupported_media_type: 'commonactionfailuretext',
  too_many_requests: 'toomanyrequeststext',
  system_offline: 'systemofflinetext',
  mail_unavailable: 'value_mail_unavailable',
  internal_error: 'value_internal_error',
  common_password: 'value_common_password',
  busy: 'value_busy',
  // The screens where these come have their own words.
  second_step_required: 'commonactionfailuretext',
  attempt_over: 'value_csrf_mismatch',
  wrong_code: 'commonactionfailuretext',
  passkey_refused: 'commonactionfailuretext',
  second_factor_required: 'value_forbidden',
} as const satisfies Record<RefusalCode, keyof Texts['common']>

/** The sentences of an application's own codes, and the names of fields that forms of its own do not name. */
export type RefusalTexts<Code extends string = string> = Readonly<Record<Language, Readonly<Record<Code, string>>>> & {
  readonly fields?: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** Those of the application whose screen is shown. */
export const OwnRefusals = createContext<RefusalTexts | undefined>(undefined)

export type RefusedAnswer = {
  readonly refused: string
  readonly fields?: readonly string[] | undefined
  readonly retryAfterSeconds?: number | undefined
}

type Words = {
  common: Texts['common']
  fields: Texts['fields']
  language: Language
  supportEmail: string
  own?: RefusalTexts | undefined
}

/** Gives `(answer) => sentence`; the support address is needed only where registering is refused. */
export function useRefusalText(supportEmail?: string): (answer: RefusedAnswer) => string {
  const common = useTexts('common')
  const fields = useTexts('fields')
  const { language } = useLanguage()
  const own = useContext(OwnRefusals)
  const words = { common, fields, language, own, supportEmail: supportEmail || common.siteadminfallback }
  return (answer) => refusalText(answer, words)
}

export function refusalText(answer: RefusedAnswer, words: Words): string {
  const { common, own, language } = words
  if (answer.refused === 'too_many_requests') return tooManyText(answer.retryAfterSeconds, words)
  if (!isTold(answer.refused)) {
    const told = lookUpText(own?.[language] ?? {}, answer.refused)
    return told === missingText ? common.commonactionfailuretext : told
  }
  const text = common[refusalTextKeys[answer.refused]]
  return typeof text === 'string'
    ? text
    : text({ fields: fieldNames(answer.fields ?? [], words), supportemail: words.supportEmail })
}

function isTold(code: string): code is RefusalCode {
  return Object.hasOwn(refusalTextKeys, code)
}

/** LOGIN-20: says until when. */
function tooManyText(retryAfterSeconds: number | undefined, { common, language }: Words): string {
  if (retryAfterSeconds === undefined) return common.toomanyrequeststext
  const until = new Date(Date.now() + retryAfterSeconds * 1000)
  return common.toomanyrequestsuntiltext({ time: formatTime(until, language) })
}

/** `misc.language` is called by its last part; a field without a name of its own keeps the server's. */
function fieldNames(paths: readonly string[], { fields, own, language }: Words): string {
  const known = { ...fields, ...own?.fields?.[language] }
  const names = paths.map((path) => {
    const name = lookUpText(known, path.slice(path.lastIndexOf('.') + 1))
    return name === missingText ? path : name
  })
  return [...new Set(names)].join(', ')
}
