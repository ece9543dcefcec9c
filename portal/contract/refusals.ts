/** The closed list of refusals (CALL-09) and the HTTP status of each (CALL-08). A refusal is foreseen; everything else is a fault of ours. */
export const refusalStatus = {
  user_exists: 409,
  email_exists: 409,
  email_domain_not_allowed: 422,
  registration_disabled: 403,
  invalid_password: 401,
  user_not_found: 404,
  user_not_verified: 403,
  unauthorized: 401,
  forbidden: 403,
  csrf_mismatch: 403,
  reauthentication_required: 403,
  invalid_input: 422,
  invalid_code: 404,
  modified_elsewhere: 409,
  last_superadmin: 409,
  own_account: 409,
  in_use: 409,
  not_found: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  system_offline: 503,
  mail_unavailable: 503,
  internal_error: 500,
  common_password: 422,
  busy: 503,
  second_step_required: 403,
  attempt_over: 403,
  wrong_code: 403,
  passkey_refused: 403,
  second_factor_required: 403,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusalStatus

/** Refusals that any call may answer; the kernel gives them, so no call needs to declare them. */
export type GeneralRefusal =
  | 'unauthorized'
  | 'forbidden'
  | 'csrf_mismatch'
  | 'invalid_input'
  | 'not_found'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'system_offline'
  | 'internal_error'
  | 'second_factor_required'

export function isRefusalCode(value: string): value is RefusalCode {
  return Object.hasOwn(refusalStatus, value)
}

/** The status that a call's refusal has, whether the code is the portal's or the application's own. */
export function refusalStatusOf({ refusalStatuses }: { refusalStatuses?: OwnStatuses }, code: string): number {
  return refusalStatuses?.[code] ?? (isRefusalCode(code) ? refusalStatus[code] : refusalStatus.internal_error)
}

type OwnStatuses = Readonly<Record<string, number>>
