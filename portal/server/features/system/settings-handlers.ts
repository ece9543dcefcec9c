import * as z from 'zod/mini'
import type { InputOf } from '../../../contract/own.ts'
import { administrationCalls, SiteSettings } from '../../../contract/own.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { appendAuditEvent } from '../../kernel/handlers/audit-event.ts'
import { checkNamedActor } from '../../kernel/handlers/check-named-actor.ts'
import { handler, writingHandler } from '../../kernel/handlers/handler.ts'
import { nothingChanged } from '../../kernel/handlers/nothing-changed.ts'
import { mainRecord, readSite, saveSetting } from '../../kernel/site/site-store.ts'

const { saveSystemSettings, readSystemSettings } = administrationCalls

type Given = InputOf<typeof saveSystemSettings>['settings']

export const readSystemSettingsHandler = handler(readSystemSettings, async ({ site }) => ({ settings: site.settings }))

/** CALL-38. Only what is sent and differs is written, so two superadmins who change different settings both succeed. */
export const saveSystemSettingsHandler = writingHandler(saveSystemSettings, {
  prepare: (context, { admin }) => checkNamedActor(context, admin, saveSystemSettings),
  write: async (context, { settings: given }, refuse) => {
    const { portal, request, transaction } = context
    await portal.database.lock(transaction, 'site')
    const at = { now: request.now, brand: portal.brand }
    const { settings } = await readSite(transaction, at)
    const wished = z.parse(SiteSettings, { ...settings, ...given })
    const fields = [...contradictions(wished), ...missing(given, portal.settings.mode)]
    if (fields.length > 0) throw refuse('invalid_input', { fields: fields.map((field) => `settings.${field}`) })
    const changes = differences(settings, wished)
    for (const { field, after } of changes) await saveSetting(transaction, field, after)
    if (changes.some(({ field, after }) => field === 'secondFactorForAdmins' && after === true))
      await forgetGraces(transaction)
    const maindata = [mainRecord(await readSite(transaction, at))]
    if (changes.length === 0) throw nothingChanged(saveSystemSettings, { maindata })
    await appendAuditEvent(context, { action: 'savesystemsettings', target: '', details: { changes } })
    await portal.live.publish(transaction, { kind: 'site-changed' })
    return { maindata }
  },
})

/** Asked for anew, a second factor gives everybody the whole time to add one. */
async function forgetGraces(transaction: PortalTransaction): Promise<void> {
  await transaction.updateTable('account').set({ second_factor_due: '' }).where('second_factor_due', '!=', '').execute()
}

/** A session cannot be unused for longer than it can last. */
function contradictions(settings: SiteSettings): (keyof SiteSettings)[] {
  const { sessionIdleDays, sessionMaxDays, adminSessionIdleHours, adminSessionMaxHours } = settings
  return [
    ...(sessionIdleDays > sessionMaxDays ? (['sessionIdleDays'] as const) : []),
    ...(adminSessionIdleHours > adminSessionMaxHours ? (['adminSessionIdleHours'] as const) : []),
  ]
}

/** CONST-14: a portal in production has addresses that people can write to; they cannot be taken away again. */
function missing(given: Given, mode: 'demo' | 'production'): (keyof SiteSettings)[] {
  const needed = ['siteAdminEmail', 'supportEmail'] as const
  return mode === 'production' ? needed.filter((field) => given[field] === '') : []
}

interface Change {
  readonly field: keyof SiteSettings
  readonly before: SiteSettings[keyof SiteSettings]
  readonly after: SiteSettings[keyof SiteSettings]
}

function differences(before: SiteSettings, after: SiteSettings): Change[] {
  const fields = Object.keys(before) as (keyof SiteSettings)[]
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
