import { Uuid } from '@workspace/portal/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EventFactory } from './events.ts'

const kept = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
)
afterEach(() => vi.unstubAllGlobals())

const note = { kind: 'note', of: '11111111-0000-4000-8000-000000000000', data: { text: 'Portti on auki' } }

test('Kuivikemyynti 3: an act that is pressed again after a broken connection is the same event, and a new one once its outcome is known', () => {
  const events = new EventFactory()
  const first = events.create(note)
  expect(Uuid.parse(first.id)).toBe(first.id)
  expect(events.create({ ...note })).toEqual(first)
  expect(events.create({ ...note, data: { text: 'Koira irti' } }).id).not.toBe(first.id)
  events.resolve(note)
  expect(events.create(note).id).not.toBe(first.id)
})

test('Kuivikemyynti 3: events of one device bear its name, from one page to the next', () => {
  const { device } = new EventFactory().create(note)
  expect([...kept.values()]).toEqual([device])
  expect(new EventFactory().create(note).device).toBe(device)
})
