import { portalCalls } from '../../../contract/own.ts'
import { needsSecondFactor } from '../../kernel/accounts/second-factor-state.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { factorsOf, stepsOf } from '../../kernel/second-factor/factors.ts'
import { relyingParty } from '../../kernel/second-factor/passkeys.ts'
import { renewCodes } from '../../kernel/second-factor/recovery-codes.ts'
import { mailSecondFactor } from '../../kernel/second-factor/second-factor-letter.ts'
import { keepProof, provePassword } from '../own-settings/index.ts'
import { notMeLink } from '../sessions/index.ts'
import { holdFactors, tell } from './change-factors.ts'
import { wirePasskey } from './passkey-handlers.ts'

const { readOwnSecondFactor, renewRecoveryCodes } = portalCalls

export const readOwnSecondFactorHandler = handler(readOwnSecondFactor, async ({ portal, request, actor, site }) => {
  const { appSince, passkeys, codesLeft } = await factorsOf(portal.database.reading, actor.id)
  return {
    secondfactor: {
      appsince: appSince ?? '',
      passkeys: passkeys.map(wirePasskey),
      codesleft: codesLeft,
      required: needsSecondFactor(actor, site.settings),
      passkeysoffered: relyingParty(request.origin) !== undefined,
    },
  }
})

export const renewRecoveryCodesHandler = writingHandler(renewRecoveryCodes, {
  prepare: (context, { currentpassword }, refuse) => {
    const act = { action: 'renewrecoverycodes' } as const
    return provePassword(context, { currentpassword, act }, refuse)
  },
  write: async (context, _, refuse) => {
    const { portal, request, actor, transaction, prepared: proved } = context
    const { codesLeft: _left, ...factors } = await holdFactors(context)
    if (stepsOf({ ...factors, codesLeft: 0 }).length === 0) throw refuse('not_found')
    if (proved) await keepProof(context, transaction)
    const codes = await renewCodes(transaction, portal.keys, actor.id)
    await tell(context, { action: 'renewrecoverycodes' })
    const link = await notMeLink(context, actor)
    const told = { template: 'recoverycodesrenewed', of: {}, ...link, now: request.now } as const
    await mailSecondFactor(transaction, portal.outbox, { account: actor, ...told })
    return { codes }
  },
})
