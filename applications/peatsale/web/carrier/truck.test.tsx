import type { Quantity } from '@workspace/portal/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TruckProps } from './truck.tsx'
import { Truck } from './truck.tsx'

const box = (m3: number) => ({ name: '', m3: m3 as Quantity })
const semi = [box(50_000), box(78_000)]

function drawn(truck: TruckProps) {
  const svg = renderToStaticMarkup(<Truck {...truck} />)
  const widths = (part: string) =>
    [...svg.matchAll(new RegExp(`class="${part}" x="([\\d.]+)"[^>]* width="([\\d.]+)"`, 'g'))].map((found) => ({
      x: Number(found[1]),
      width: Number(found[2]),
    }))
  return { svg, rooms: widths('room'), loads: widths('load'), wheels: svg.match(/class="wheel"/g)?.length ?? 0 }
}

test('Kuivikemyynti 5.4: a truck is drawn to scale, its boxes behind its cab and one another', () => {
  const { rooms } = drawn({ boxes: semi, amount: 0 })
  const [first, second] = rooms
  expect(rooms).toHaveLength(2)
  expect((second?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(78 / 50)
  expect(first?.x).toBe(40)
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(316)
  // A truck alone is no longer than it is.
  const [alone] = drawn({ boxes: [box(50_000)], amount: 0 }).rooms
  expect(alone?.width).toBeCloseTo(276 / 2)
})

test('Kuivikemyynti 5.4: it is filled from the front as far as the load, and never over its edge', () => {
  expect(drawn({ boxes: semi, amount: 0 }).loads).toEqual([])
  const { rooms, loads } = drawn({ boxes: semi, amount: 89_000 })
  const share = (at: number) => (loads[at]?.width ?? 0) / ((rooms[at]?.width ?? 0) - 4)
  expect([share(0), share(1)]).toEqual([expect.closeTo(1), expect.closeTo(0.5)])
  const over = drawn({ boxes: semi, amount: 200_000 })
  expect((over.loads[1]?.width ?? 0) / ((over.rooms[1]?.width ?? 0) - 4)).toBeCloseTo(1)
  expect(drawn({ boxes: semi, amount: 30_000 }).loads).toHaveLength(1)
})

test('Kuivikemyynti 5.4: a truck that nobody knows is one box, as far as the load may go, without cab and wheels', () => {
  const { rooms, loads, wheels, svg } = drawn({ boxes: [], amount: 30_000, most: 120_000 })
  expect(rooms).toHaveLength(1)
  expect((loads[0]?.width ?? 0) / ((rooms[0]?.width ?? 0) - 4)).toBeCloseTo(0.25)
  expect([wheels, svg.includes('cab')]).toEqual([0, false])
  expect(drawn({ boxes: semi, amount: 0 }).wheels).toBeGreaterThan(4)
  expect(drawn({ boxes: [], amount: 0 }).svg).toBe('')
})
