/** Shares what a swamp sold in the year among its loads, so that the sums are those of chapter 6. */
import type { Random } from '@workspace/logistics/server'
import type { DemoSwamp } from './world.ts'
import type { YearLoad } from './year-load.ts'

/** Half a cubic metre. */
const step = 500

/** Trucks leave nearly full; those that are told to be partial bring three fifths. */
export function shareVolumes(random: Random, swamp: DemoSwamp, loads: readonly YearLoad[]): void {
  for (const load of loads) load.brought = load.isPartial ? Math.round((load.most * 0.6) / step) * step : load.most
  const sum = loads.reduce((total, { brought }) => total + brought, 0)
  let tooMuch = (sum - swamp.sold * 1000) / step
  if (tooMuch < 0) throw new RangeError(`${swamp.name}: ${-tooMuch / 2} m³ do not fit the year's loads`)
  const whole = loads.filter(({ isPartial }) => !isPartial)
  while (tooMuch > 0) {
    const load = random.pick(whole)
    if (load.brought <= load.most * 0.7) continue
    load.brought -= step
    tooMuch -= 1
  }
}
