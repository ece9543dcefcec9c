/** Who may call what in Kuivikemyynti, what happens to hostile input, and whether an answer tells what is another's (2.6). */
import type { ApplicationCaller, TestPortal } from '@workspace/portal/server/testing'
import { hostileInputs, leakHunt, rightsMatrix } from '@workspace/portal/server/testing'
import { peatCalls } from '../../contract/index.ts'
import {
  fillPapers,
  fillPictures,
  fillPrices,
  fillTariffs,
  peat,
  peatCallers,
  peatMatrixRows,
  peatNeedles,
  peatSamples,
  peatTargets,
  plantedNeedles,
  plantNeedles,
  registerRows,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'

const callers = peatCallers
const start = async () => {
  const portal = await startPeatPortal()
  await fillPapers(portal)
  await fillPrices(portal)
  await fillTariffs(portal)
  await fillPictures(portal)
  return portal
}

const signs = { wrong_state: 'w', batch_sent: 's' }
rightsMatrix({
  start,
  calls: peatCalls,
  callers,
  targets: peatTargets,
  rows: peatMatrixRows,
  rowsOf: registerRows,
  signs,
})

const { customer, driver, loader, office, superadmin } = callers
hostileInputs({
  start,
  calls: peatCalls,
  callers: { visitor: 'visitor', customer, driver, loader, office, superadmin },
  samples: async () => peatSamples,
})

/** Suviranta's order, whose load is Lakeus's to drive, was entered by a driver of Suokoski. */
const enterer = {
  ...callers.orderingDriver,
  prepare: (portal: TestPortal, { id }: { readonly id: string }) =>
    writePeat(portal, (own) =>
      own
        .updateTable('peatsale_order')
        .set({ made_by: 'enterer', entered_by: id })
        .where('id', '=', peat.novarboOrder.order)
        .execute(),
    ),
}

/** Each finds the texts as they were planted: callers before may have written over them. */
function planting<Caller extends string>(of: Readonly<Record<Caller, ApplicationCaller>>) {
  const all = Object.entries<ApplicationCaller>(of).map(([name, kind]) => {
    if (kind === 'visitor') return [name, kind] as const
    const prepare: NonNullable<typeof kind.prepare> = async (portal, person) => {
      await plantNeedles(portal)
      await kind.prepare?.(portal, person)
    }
    return [name, { ...kind, prepare }] as const
  })
  return Object.fromEntries(all) as Record<Caller, ApplicationCaller>
}

leakHunt({
  start,
  calls: peatCalls,
  callers: planting({ ...callers, orderingDriver: enterer }),
  targets: peatTargets,
  rows: peatMatrixRows,
  needles: async () => [...peatNeedles, ...plantedNeedles],
})
