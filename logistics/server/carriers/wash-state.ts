/** Whether the boxes of a vehicle are clean enough for the next cargo. */
import type { CargoClass, WashMethod } from '../../contract/index.ts'
import { washMethods } from '../../contract/index.ts'

export interface WashState {
  readonly fits: boolean
  /** Of the box that was loaded last; null where nothing is known. */
  readonly lastClass: CargoClass | null
  readonly lastAt: string | null
  readonly washedAt: string | null
  /** The weakest wash that is missing. */
  readonly needs: WashMethod | null
}

/** `boxes` are names; none means all. */
export interface BoxesAt {
  readonly boxes: readonly string[]
  readonly at: string
}
export type Cargo = BoxesAt & { readonly class: CargoClass }
export type Washed = BoxesAt & { readonly method: WashMethod }

/** After the first, before the second. */
const needed: Readonly<Record<CargoClass, Partial<Record<CargoClass, WashMethod>>>> = {
  bedding: {},
  manure: { bedding: 'wash', other: 'wash' },
  other: { bedding: 'wash' },
}

export function washState(
  vehicle: { readonly boxes: readonly string[]; readonly dedicatedTo: string },
  { cargo, cargos, washes }: { cargo: CargoClass; cargos: readonly Cargo[]; washes: readonly Washed[] },
): WashState {
  const newestFirst = cargos.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const missing = vehicle.boxes.flatMap((box) => {
    const last = newestFirst.find(({ boxes }) => isIn(boxes, box))
    const method = last && needed[last.class][cargo]
    if (last === undefined || method === undefined) return []
    const isWashed = washes.some(
      (wash) => isIn(wash.boxes, box) && wash.at > last.at && strengthOf(wash.method) >= strengthOf(method),
    )
    return isWashed ? [] : [{ last, method }]
  })
  const [first] = missing
  const last = first?.last ?? newestFirst[0]
  return {
    fits: missing.length === 0 && !(vehicle.dedicatedTo === 'manure' && cargo === 'bedding'),
    lastClass: last?.class ?? null,
    lastAt: last?.at ?? null,
    washedAt:
      washes
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? null,
    needs: missing.map(({ method }) => method).toSorted((a, b) => strengthOf(b) - strengthOf(a))[0] ?? null,
  }
}

const isIn = (boxes: readonly string[], box: string) => boxes.length === 0 || boxes.includes(box)
const strengthOf = (method: WashMethod) => washMethods.indexOf(method)
