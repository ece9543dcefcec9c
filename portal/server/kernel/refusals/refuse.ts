import type { Call, RefusalCode } from '../../../contract/own.ts'
import { refusalStatusOf } from '../../../contract/own.ts'

/** A foreseen no. Thrown, so that the compiler sees the way end; the kernel turns it into the refusal's answer. */
export class Refused extends Error {
  readonly code: string
  readonly detail: RefusalDetail

  constructor(code: RefusalCode, detail?: RefusalDetail)
  /** A code of an application, which comes with its status. */
  constructor(code: string, detail: RefusalDetail & { readonly status: number })
  constructor(code: string, detail: RefusalDetail = {}) {
    super(code, { cause: detail.cause })
    this.code = code
    this.detail = detail
  }
}

export interface RefusalDetail {
  /** Names of the fields at fault (CALL-10). */
  readonly fields?: readonly string[]
  /** When it is worth trying again (429, 503). */
  readonly retryAfterSeconds?: number
  /** Where a row asks for another status than the code's own (LOGIN-09). */
  readonly status?: number
  /** The fault that was found to be a foreseen one. */
  readonly cause?: unknown
}

/** The maker of a call's refusals: an application's own codes have their statuses with the call. */
export function refuseFor(call: Call): (code: string, detail?: RefusalDetail) => Refused {
  return (code, detail) => new Refused(code, { status: refusalStatusOf(call, code), ...detail })
}
