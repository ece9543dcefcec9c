/** What causes the letters to carriers, drivers and offices about loads (5.6). */

import { peat } from './ids.ts'
import type { LetterCase, LetterWorld } from './letter-causes.ts'
import { numberOf, tell } from './letter-causes.ts'
import { makeLoad } from './load-events.ts'
import { writePeat } from './peat-fixture.ts'

type Columns = NonNullable<Parameters<typeof makeLoad>[1]>['load']

const reason = 'Puhelimessa sovittu'
/** It has its week alone. */
const inWeek = { week: '2026-W42', day: '', slot_from: '' }
const nobody = { state: 'planned', carrier: null, driver: null, vehicle: null }
const bothLanguages = (text: string) => ({ fi: text, en: text })

/** A load, and what is done to it. @returns its number. */
async function load(
  world: LetterWorld,
  columns: Columns,
  act: (id: string, people: LetterWorld['people']) => Promise<void>,
): Promise<string> {
  const made = await makeLoad(world.portal, { load: { ...inWeek, ...columns } })
  await act(made.id, world.people)
  return `${await numberOf(world, made.order)}-1`
}

/** Lakeus drives for Biolan, too. */
export async function letLakeusServe({ portal }: Pick<LetterWorld, 'portal'>): Promise<void> {
  const row = { carrier: peat.lakeus.carrier, seller: peat.biolan.seller }
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_carrier_seller')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

const nextWeek = { slot: { by: 'week', week: '2026-W43' } }

export function loadLetterCases(lead: Readonly<Record<'fi' | 'en', string>>, office: string): readonly LetterCase[] {
  return [
    {
      ...{ letter: 'load_offered', to: lead },
      cause: (world) =>
        load(world, nobody, (id, people) =>
          tell(people.office, 'offer', id, {
            to: { by: 'carriers', carriers: [peat.suokoski.carrier] },
            ...{
              deadline: '2026-10-06T09:00:00.000Z',
              freight: { kind: 'perM3', price: 31_000, reason: 'Sovittu puhelimessa' },
            },
          }),
        ),
      subject: { fi: 'Tarjolla kuorma #: viikko 42', en: 'Load # on offer: week 42' },
      says: /6\.10\.2026|6 Oct 2026/,
    },
    {
      ...{ letter: 'load_assigned', to: lead },
      cause: (world) =>
        load(world, nobody, (id, people) =>
          tell(people.office, 'assign', id, { to: { by: 'carrier', carrier: peat.suokoski.carrier } }),
        ),
      subject: { fi: 'Sinulle on annettu kuorma #: viikko 42', en: 'Load # is yours: week 42' },
      says: /Kurkikorvenneva/,
    },
    {
      ...{ letter: 'load_reassigned', to: lead },
      cause: async (world) => {
        await letLakeusServe(world)
        const to = { by: 'carrier', carrier: peat.lakeus.carrier }
        return await load(world, {}, (id, people) => tell(people.office, 'reassign', id, { to }))
      },
      subject: { fi: 'Kuorma # on annettu toiselle', en: 'Load # was given to another' },
    },
    {
      ...{ letter: 'load_taken_back', to: lead },
      cause: (world) => load(world, {}, (id, people) => tell(people.office, 'unassign', id, {})),
      subject: { fi: 'Kuorma # on otettu takaisin', en: 'Load # was taken back' },
    },
    {
      ...{ letter: 'load_moved', to: lead },
      cause: (world) => load(world, {}, (id, people) => tell(people.office, 'change', id, nextWeek)),
      subject: {
        fi: 'Kuorman # aika tai paikka on muuttunut: viikko 43',
        en: 'The time or place of load # has changed: week 43',
      },
    },
    {
      letter: 'load_moved_for_you',
      cause: (world) => load(world, {}, (id, people) => tell(people.office, 'change', id, nextWeek)),
      subject: { fi: 'Kuorman # toimitusaika on muuttunut', en: 'The delivery time of load # has changed' },
      says: /43/,
    },
    {
      letter: 'load_on_the_way',
      cause: async (world) => {
        const { driver } = world.people
        const made = await makeLoad(world.portal, { load: { driver: driver.id, self_loading: 1 } })
        const loaded = { line: made.line, quantity: 118_000, basis: 'box', stockpile: peat.biolan.bulkPile }
        await tell(driver, 'finishLoading', made.id, { lines: [loaded] })
        return `${await numberOf(world, made.order)}-1`
      },
      subject: { fi: 'Kuorma # on lastattu ja tulossa', en: 'Load # is loaded and on its way' },
    },
    {
      ...{ letter: 'load_problem_to_office', to: bothLanguages(office) },
      cause: (world) =>
        load(world, { driver: world.people.driver.id }, (id, people) =>
          tell(people.driver, 'reportProblem', id, { problem: 'breakdown', words: 'Vetopöytä' }),
        ),
      subject: bothLanguages('Ongelma kuormassa #: kalustovika'),
      says: /Vetopöytä/,
    },
    {
      ...{ letter: 'load_released_to_office', to: bothLanguages(office) },
      cause: (world) =>
        load(world, { week: '2026-W41', day: '2026-10-05' }, (id, people) =>
          tell(people.lead, 'release', id, { reason }),
        ),
      subject: bothLanguages('Kuljetusliike vapautti kuorman # myöhään'),
      says: /Puhelimessa sovittu/,
    },
  ]
}
