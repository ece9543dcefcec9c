import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboxParts, SendOutcome } from './outbox.ts'
import { Outbox } from './outbox.ts'
import type { NewItem, OutboxItem } from './outbox-item.ts'
import { isAnythingKept, openStore } from './outbox-store.ts'

let owner: string | undefined
let sent: string[]
/** What comes of the next sends; then everything is taken. */
let outcomes: (SendOutcome | Promise<SendOutcome>)[]
let tabs: Outbox[]

const taken = { answered: { result: 'applied' }, isTold: false }
const brokenLine = { temporary: { failed: 'network' } } as const
const item = (id: string, about = 'load'): NewItem => ({ id, kind: 'third.tell', about, label: about, body: { id } })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  owner = 'maija'
  sent = []
  outcomes = []
  tabs = []
})
afterEach(() => vi.useRealTimers())

/** One lock for all tabs of the device, as the browser has it. */
let last: Promise<void> = Promise.resolve()
const locked: OutboxParts['locked'] = (work) => {
  last = last.then(work)
  return last
}

function tab(parts: Partial<OutboxParts> = {}): Outbox {
  const outbox: Outbox = new Outbox({
    ...{ isAnythingKept, openStore, locked, owner: () => owner, refresh: async () => undefined },
    send: async ({ id }) => {
      sent.push(id)
      return (await outcomes.shift()) ?? taken
    },
    tellOthers: () => {
      for (const other of tabs) if (other !== outbox) void other.lookAgain()
    },
    ...parts,
  })
  tabs.push(outbox)
  return outbox
}

const states = (outbox: Outbox) => outbox.items().map(({ id, state }) => `${id} ${state}`)
const isEmpty = (outbox: Outbox) => vi.waitFor(() => expect(outbox.items()).toEqual([]))

test('interface.md 2.2: looking makes no database; what is put in without a line survives the page, and goes in order with the next one', async () => {
  const page = tab()
  await page.lookAgain()
  expect(await isAnythingKept()).toBe(false)
  outcomes.push(brokenLine)
  await page.add(item('first'))
  await vi.waitFor(() => expect(page.items()).toMatchObject([{ tries: 1, lastError: { failed: 'network' } }]))
  outcomes.push(brokenLine)
  await page.add(item('second'))
  await page.add(item('third'))
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1))
  expect(states(page)).toEqual(['first waiting', 'second waiting', 'third waiting'])

  tabs = []
  sent = []
  outcomes = []
  const next = tab()
  await next.lookAgain()
  await isEmpty(next)
  expect(sent).toEqual(['first', 'second', 'third'])
})

test('interface.md 2.2: after a broken line it tries again by itself, with pauses that grow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  outcomes.push(brokenLine, brokenLine, { temporary: { failed: 'timeout' } })
  const page = tab()
  await page.add(item('first'))
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(1))
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(2))
  await vi.advanceTimersByTimeAsync(3999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(3))
  await vi.advanceTimersByTimeAsync(8000)
  await isEmpty(page)
  expect(sent).toEqual(['first', 'first', 'first', 'first'])
})

test('interface.md 2.2: what the server refuses stops and holds back what was done later about the same thing, nothing else; the person sends it again or gives it up', async () => {
  const refused = { refused: 'invalid_input', fields: ['lines'] }
  outcomes.push({ refused })
  const page = tab()
  await page.add(item('first', 'one load'))
  await page.add(item('second', 'one load'))
  await page.add(item('third', 'another load'))
  await vi.waitFor(() => expect(states(page)).toEqual(['first stopped', 'second waiting']))
  expect(page.items()[0]?.lastError).toEqual(refused)
  expect(sent).toEqual(['first', 'third'])

  outcomes.push({ refused })
  await page.retry(page.items()[0]?.seq ?? 0)
  await vi.waitFor(() => expect(sent).toEqual(['first', 'third', 'first']))
  await vi.waitFor(() => expect(states(page)).toEqual(['first stopped', 'second waiting']))
  await page.drop(page.items()[0]?.seq ?? 0)
  await isEmpty(page)
  expect(sent.at(-1)).toBe('second')
})

test('interface.md 2.2: a fault of the server over one thing does not keep back another', async () => {
  outcomes.push({ temporary: { failed: 'fault' } })
  const page = tab()
  await page.add(item('first', 'one load'))
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(1))
  outcomes.push({ temporary: { failed: 'fault' } })
  await page.add(item('second', 'another load'))
  await vi.waitFor(() => expect(states(page)).toEqual(['first waiting']))
  expect(sent).toEqual(['first', 'first', 'second'])
})

test('interface.md 2.2: items are those of a person; whoever signs in on the same device neither sees nor sends them', async () => {
  outcomes.push(brokenLine)
  const page = tab()
  await page.add(item('of Maija'))
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(1))
  sent = []
  owner = 'ville'
  await page.lookAgain()
  expect(page.items()).toEqual([])
  await page.add(item('of Ville'))
  await isEmpty(page)
  expect(sent).toEqual(['of Ville'])
  owner = undefined
  await page.lookAgain()
  await expect(page.add(item('of nobody'))).rejects.toThrow('Nobody is signed in')
  owner = 'maija'
  await page.lookAgain()
  await isEmpty(page)
  expect(sent).toEqual(['of Ville', 'of Maija'])
})

test('interface.md 2.2: two tabs send each item once, and both see that it has gone', async () => {
  const line = Promise.withResolvers<SendOutcome>()
  outcomes.push(line.promise)
  const [one, other] = [tab(), tab()]
  await one.add(item('first'))
  await vi.waitFor(() => expect(states(other)).toEqual(['first waiting']))
  await other.add(item('second'))
  line.resolve(taken)
  await isEmpty(one)
  await isEmpty(other)
  expect(sent).toEqual(['first', 'second'])
})

test('interface.md 2.2: what has gone is shown until its effect has been read; an answer to be read stays until the person has read it', async () => {
  const reading = Promise.withResolvers<void>()
  outcomes.push({ answered: { flag: 'late' }, isTold: true })
  const refreshed: OutboxItem[] = []
  const page = tab({
    refresh: (each) => {
      refreshed.push(each)
      return reading.promise
    },
  })
  await page.add(item('first'))
  await vi.waitFor(() => expect(states(page)).toEqual(['first sent']))
  expect(refreshed).toMatchObject([{ id: 'first', answer: { flag: 'late' } }])
  reading.resolve()
  await vi.waitFor(() => expect(states(page)).toEqual(['first told']))
  const next = tab()
  await next.lookAgain()
  expect(next.items()).toMatchObject([{ id: 'first', answer: { flag: 'late' } }])
  expect(sent).toEqual(['first'])
  await next.drop(next.items()[0]?.seq ?? 0)
  expect(next.items()).toEqual([])
})

test('interface.md 2.2: where the browser keeps nothing items wait in the page, and it is known that they would go with it', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  outcomes.push(brokenLine)
  const page = tab()
  await page.add(item('first'))
  expect(page.isLasting()).toBe(false)
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(1))
  await page.flush()
  await isEmpty(page)
  expect(sent).toEqual(['first', 'first'])
})

test('interface.md 2.2: what a full disk does not take waits in the page; a database that the browser has closed is opened again', async () => {
  outcomes.push(brokenLine, brokenLine)
  const page = tab()
  await page.add(item('first'))
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(1))
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await page.add(item('second'))
  expect(page.isLasting()).toBe(false)
  expect(states(page)).toEqual(['first waiting', 'second waiting'])
  await vi.waitFor(() => expect(page.items()[0]?.tries).toBe(2))
  add.mockRestore()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  await page.flush()
  await isEmpty(page)
  expect(sent.slice(-2)).toEqual(['first', 'second'])
})

test('interface.md 2.2: the same item twice is one', async () => {
  outcomes.push(brokenLine, brokenLine)
  const page = tab()
  await page.add(item('first'))
  await page.add(item('first'))
  expect(states(page)).toEqual(['first waiting'])
})
