/** What the browser asks of its person with a passkey: to show one, or to make one. */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { browserSupportsWebAuthn, startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyRequest } from '../../../contract/second-factor/passkey.ts'

export { browserSupportsWebAuthn as knowsPasskeys } from '@simplewebauthn/browser'

/** `stopped`: by the person, by the browser, or by its time; `already`: this device has one for the account. */
export type NoPasskey = { readonly no: 'stopped' | 'already' | 'unknown' }

/** A passkey that the person shows. */
export async function askForPasskey(request: PasskeyRequest): Promise<AuthenticationResponseJSON | NoPasskey> {
  const allowCredentials = request.allowCredentials.map(withKnownTransports)
  return orNone(() => startAuthentication({ optionsJSON: { ...request, allowCredentials } }))
}

/** A passkey that the person makes. */
export async function makePasskey(creation: PasskeyCreation): Promise<RegistrationResponseJSON | NoPasskey> {
  const excludeCredentials = creation.excludeCredentials.map(withKnownTransports)
  return orNone(() => startRegistration({ optionsJSON: { ...creation, excludeCredentials } }))
}

async function orNone<Passkey>(ask: () => Promise<Passkey>): Promise<Passkey | NoPasskey> {
  if (!browserSupportsWebAuthn()) return { no: 'unknown' }
  try {
    return await ask()
  } catch (fault) {
    const isThere = fault instanceof WebAuthnError && fault.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { no: isThere ? 'already' : 'stopped' }
  }
}

const transportsKnown: readonly string[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb']

function withKnownTransports<Descriptor extends { readonly transports: readonly string[] }>(descriptor: Descriptor) {
  return { ...descriptor, transports: descriptor.transports.filter(isTransport) }
}

function isTransport(transport: string): transport is AuthenticatorTransport {
  return transportsKnown.includes(transport)
}
