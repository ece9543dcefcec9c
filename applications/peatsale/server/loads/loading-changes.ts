/** Changes by what is told from the swamp. Times are of the device (2.8). */
import type { LoadEvent, LoadEventData } from '../../contract/loads/load-event.ts'
import type { LoadedLine } from '../../contract/loads/load-fields.ts'
import { ownTables } from '../database/tables.ts'
import { openPiles } from '../stock/piles-of-load.ts'
import type { Changes, ChangesOf, LineColumns, LoadColumns } from './change-types.ts'
import type { AcceptedLoadCommand } from './load-context.ts'
import { waitedAtSwamp } from './waiting.ts'

type Kinds = 'arriveAtSwamp' | 'bucket' | 'correctLoaded' | 'finishLoading' | 'stopLoading' | 'undoLoaded'

export const loadingChanges: ChangesOf<Kinds & LoadEvent['kind']> = {
  // Its time is kept, and its buckets are counted, by effects: late ones count, too.
  arriveAtSwamp: () => ({}),
  bucket: () => ({}),
  stopLoading: () => ({ load: { arrived_load_at: null, load_start_at: null } }),
  finishLoading: async (done, data) => await loadedAs(done, data),
  undoLoaded: ({ lines }) => ({
    load: { loaded_at: null, waiting_swamp: null, mass_kg: null },
    lines: new Map(lines.map(({ id }) => [id, { loaded: null }])),
  }),
  correctLoaded: async (done, { lines }) => ({ lines: await loadedLines(done, lines) }),
}

/** Also of what the loader tells after the driver has delivered. */
export async function loadedAs(done: AcceptedLoadCommand, data: LoadEventData<'finishLoading'>): Promise<Changes> {
  const { load, at } = done
  return {
    load: {
      ...{ loaded_at: at, waiting_swamp: waitedAtSwamp({ ...load, loaded_at: at }) },
      ...(data.mass === undefined ? {} : { mass_kg: data.mass }),
      ...(await crewAtSwamp(done, data.vehicle)),
    },
    lines: await loadedLines(done, data.lines),
  }
}

/** A line that is not named was not loaded. Where nobody says from which pile, it is the one that was planned. */
export async function loadedLines(
  { reader, load, lines }: AcceptedLoadCommand,
  given: readonly LoadedLine[],
): Promise<ReadonlyMap<string, LineColumns>> {
  const open = await openPiles(reader, load.swamp)
  return new Map(
    lines.map((line) => {
      const told = given.find((each) => each.line === line.id)
      const pile = told?.stockpile ?? line.stockpile ?? open.find(({ code }) => code === line.code)?.id
      const changed: LineColumns = {
        ...{ loaded: told?.quantity ?? 0, basis: told?.basis ?? null, stockpile: pile ?? null },
        ...(told?.buckets === undefined ? {} : { buckets: told.buckets }),
        ...(told?.bucketSize === undefined ? {} : { bucket_size: told.bucketSize }),
      }
      return [line.id, changed]
    }),
  )
}

/** A load that was given to nobody is of those who did it; one without a truck has the truck that the loader saw. */
async function crewAtSwamp(
  { reader, load, role, issuer, rule }: AcceptedLoadCommand,
  vehicle?: string,
): Promise<LoadColumns> {
  if (rule.flag !== 'not_assigned' && load.vehicle !== null) return {}
  const isDriver = role === 'driverFormer' || role === 'driverOwn'
  if (isDriver) return rule.flag === 'not_assigned' ? { carrier: issuer.actor.carrier, driver: issuer.actor.id } : {}
  if (vehicle === undefined || vehicle === load.vehicle) return {}
  const vehicles = ownTables(reader).selectFrom('logistics_vehicle').select('carrier').where('id', '=', vehicle)
  const { carrier } = await vehicles.executeTakeFirstOrThrow()
  return { vehicle, carrier, driver: carrier === load.carrier ? load.driver : null }
}
