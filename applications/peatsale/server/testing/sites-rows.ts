import type { ApplicationCell, ApplicationRow } from '@workspace/portal/server/testing'
import type { siteCalls } from '../../contract/index.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { plainSite } from './customer-inputs.ts'
import { nothing, peat } from './ids.ts'
import { peatTables } from './peat-fixture.ts'
import { targetOf, versionOf } from './targets.ts'

export const sitesRows: {
  readonly [Name in keyof typeof siteCalls]: ApplicationRow<(typeof siteCalls)[Name], PeatCaller>
} = {
  saveSite: {
    answers: answersBy({
      ...{ customer: 'oxx', member: 'xox', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
    }),
    input: async (cell) => {
      const { site: id, customer: account } = targetOf(cell)
      return { id, version: await versionOf(cell, 'logistics_site', id), account, ...plainSite, ...contactOf(id) }
    },
  },
  // Of an older version, so that the site stays for the next who asks.
  removeSite: {
    answers: answersBy({
      ...{ customer: 'mxx', member: 'xmx', office: 'mxx', otherOffice: 'xmx', superadmin: 'mmx' },
    }),
    input: (cell) => ({ id: targetOf(cell).site, version: 0 }),
  },
  proposeZone: {
    answers: officeAnswers,
    input: (cell) => ({ seller: targetOf(cell).seller, gate: null, postalCode: '62200', city: 'Kauhava' }),
  },
  saveSiteZone: {
    answers: officeAnswers,
    input: async (cell) => {
      const { site, seller, nearZone: zone } = targetOf(cell)
      return { site, seller, zone, version: await zoneVersion(cell), distances: [] }
    },
  },
}

/** As the fixture has it. */
function contactOf(site: string) {
  const of = site.slice(-3)
  const contactPhone = { [peat.kalliorinne.site]: '000 000 0311', [peat.suviranta.site]: '000 000 0312' }[site] ?? ''
  return site === nothing ? {} : { contactName: `Yhteys ${of}`, contactPhone, gateCode: `PIHA-${of}` }
}

async function zoneVersion(cell: ApplicationCell): Promise<number> {
  const { site, seller } = targetOf(cell)
  const zones = peatTables(cell.fixture).selectFrom('peatsale_site_zone').select('version').where('site', '=', site)
  return (await zones.where('seller', '=', seller).executeTakeFirst())?.version ?? 0
}
