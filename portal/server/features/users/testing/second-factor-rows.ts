/** Second factors: a wrong code, an attempt that nobody has begun, a passkey that is not there. */
import { administrationCalls, portalCalls } from '../../../../contract/own.ts'
import { onPerson, onPortal } from './matrix-row.ts'
import * as tables from './matrix-tables.ts'

const nothing = () => ({})
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const }
const created = { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }

export const secondFactorRows = {
  beginPasskeyLogIn: onPortal(portalCalls.beginPasskeyLogIn, 'aaaaa', nothing),
  finishLogIn: onPortal(portalCalls.finishLogIn, 'aaaaa', () => ({ code: '000000' })),
  readOwnSecondFactor: onPortal(portalCalls.readOwnSecondFactor, tables.signedIn, nothing),
  finishApp: onPortal(portalCalls.finishApp, 'uaaau', () => ({ code: '123456' })),
  removeApp: onPortal(portalCalls.removeApp, tables.signedIn, nothing),
  finishPasskey: onPortal(portalCalls.finishPasskey, 'uaaau', () => ({ name: 'Puhelin', passkey: created })),
  renamePasskey: onPortal(portalCalls.renamePasskey, 'uxxxu', () => ({ id: 'x', name: 'Puhelin' })),
  removePasskey: onPortal(portalCalls.removePasskey, 'uxxxu', () => ({ id: 'x' })),
  renewRecoveryCodes: onPortal(portalCalls.renewRecoveryCodes, 'uxxxu', nothing),
  // After the two that finish what these begin: a caller has all rows.
  beginApp: onPortal(portalCalls.beginApp, tables.signedIn, nothing),
  beginPasskey: onPortal(portalCalls.beginPasskey, tables.signedIn, nothing),
}

export const personalSecondFactorRows = {
  readUserSecondFactor: onPerson(administrationCalls.readUserSecondFactor, tables.signingInAs, ({ target }) => ({
    id: target.id,
  })),
  removeUserSecondFactor: onPerson(
    administrationCalls.removeUserSecondFactor,
    tables.removingSecondFactors,
    ({ target }) => ({ id: target.id }),
  ),
}
