/** English texts: what the event log says of signing in and of second factors. */
import type { signinwords as finnish } from '../fi/sign-in-words.ts'
import type { Section } from '../section.ts'

export const signinwords: Section<typeof finnish> = {
  auditwhy_invalid_password: 'Wrong username or password',
  auditwhy_user_not_verified: 'The email address has not been verified',
  auditwhy_too_many_requests: 'Too many wrong tries',
  auditwhy_second_step_required: 'The right password from a new device, second step not taken yet',
  auditwhy_wrong_code: 'The right password, a wrong code',
  auditwhy_passkey_refused: 'The right password, passkey not accepted',
  auditstep_code: 'By authenticator app',
  auditstep_recoverycode: 'By recovery code',
  auditstep_passkey: 'By passkey',
  auditfactor_app: 'Authenticator app',
  auditfactor_passkey: ({ name }) => `Passkey: ${name}`,
  auditcodesleft: ({ count }) => `Recovery codes left: ${count}`,
  auditfactors: ({ app, passkeys }) =>
    [app && 'authenticator app', passkeys > 0 && `passkeys: ${passkeys}`].filter(Boolean).join(', '),
}
